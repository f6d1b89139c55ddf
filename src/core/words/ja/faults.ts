import { transactionWords as types } from "./transaction-words.ts";
import type { FaultMessages, FaultyField, FileKind } from "../../faults/fault.ts";

const fields: Readonly<Record<FaultyField, string>> = {
  type: "種類",
  symbol: "銘柄コード",
  date: "日付",
  quantity: "数量",
  price: "単価",
  amount: "金額",
  fee: "手数料",
  tax: "税金",
  currency: "通貨",
  ratio: "比率",
  newSymbol: "新しい銘柄コード",
  cash: "1株あたりの現金",
  costShare: "取得価額の配分比率",
  received: "受取額",
  receivedCurrency: "受取通貨",
  rate: "為替レート",
  lots: "選択した購入",
  note: "メモ",
};

const number = (value: number): string => value.toLocaleString("ja");

const kinds: Readonly<Record<FileKind, string>> = {
  pdf: "PDF",
  spreadsheet: "表計算ファイル",
  archive: "圧縮ファイル",
  ofx: "OFXまたはQFXファイル",
  qif: "QIFファイル",
  picture: "画像",
  "web-page": "ウェブページ",
  binary: "テキストではないファイル",
};

/** Faults in something that somebody wrote. */
export const faults: FaultMessages = {
  "not-a-number": ({ text }) => `「${text}」は数値ではありません`,
  "not-a-number-with": ({ text, sign }) =>
    `「${text}」は小数点が${sign === "." ? "ピリオド" : "カンマ"}の数値ではありません`,
  "ambiguous-number": ({ text, one, other }) =>
    `「${text}」は${one}とも${other}とも読めます。どちらかで入力してください`,
  "not-a-currency-in": ({ text, name }) => `「${text}」の「${name}」は通貨ではありません`,
  "two-currencies": ({ text }) => `「${text}」に通貨が2つあります`,
  "not-a-date": ({ text }) => `「${text}」は日付ではありません。2025-03-04の形で入力してください`,
  "ambiguous-date": ({ text, one, other }) => `「${text}」は${one}とも${other}とも読めます。どちらかで入力してください`,
  "no-such-day": ({ text }) => `「${text}」という日付は存在しません`,
  option: ({ symbol }) => `${symbol}はオプションです。オプションにはまだ対応していません。株式だけを入力してください。`,
  "not-a-symbol": ({ text }) => `「${text}」は銘柄コードではありません。AAPL、BRK-B、OCDO.Lのように入力してください`,
  "same-symbol": () => "新しい銘柄コードは元のものと異なる必要があります",
  "same-currency": () => "異なる2つの通貨を選んでください",
  "several-currencies": ({ text }) =>
    `価格・手数料・税金に複数の別通貨（${text}）が使われています。使える別通貨は1つです。もう一方は別の取引として入力してください`,
  "needs-rate": ({ from, to }) => `為替レートを入力してください：1 ${from}あたりの${to}`,
  "needs-field": ({ type, field }) => `${types[type]}には「${fields[field]}」が必要です`,
  "has-no-field": ({ type, field }) => `${types[type]}には「${fields[field]}」を入力できません`,
  "merger-gives-nothing": () => "合併では新株、現金、またはその両方を受け取ります",
  "merger-needs-both": () => "新株には新しい銘柄コードと比率の両方が必要です",
  exponent: ({ field, text, max }) =>
    `「${fields[field]}」の「${text}」は指数表記です。${number(max)}以下の数値をそのまま入力してください`,
  "field-not-a-number": ({ field, text }) =>
    `「${fields[field]}」の「${text}」は数値ではありません。1234.56のように入力してください`,
  "short-position": () =>
    "数量は0より大きくしてください。空売りにはまだ対応していません。保有分だけを入力してください。",
  negative: ({ field }) => `「${fields[field]}」に負の値は使えません。増減は種類で決まります`,
  "not-above-zero": ({ field }) => `「${fields[field]}」は0より大きくしてください`,
  "too-large": ({ field, text, max }) =>
    `「${fields[field]}」の${text}は大きすぎます。${number(max)}以下にしてください`,
  "too-many-places": ({ field, max }) => `「${fields[field]}」の小数点以下は${max}桁までです`,
  "cost-share-range": () => "取得価額の配分比率は0から1の間で、0.12のように入力してください",
  "cut-ratio": ({ text, fraction }) =>
    `「${text}」は${fraction}の端数を切ったもののようで、株数が合わなくなります。${fraction}と入力してください。正確な値なら${text}0と入力してください`,
  oversell: ({ symbol, day, wanted, held, isTransfer, heldAs }) =>
    `${day}時点でこの口座の${symbol}の保有数量は${held}のため、${wanted}を${isTransfer ? "出庫" : "売却"}できません。${heldAs === symbol ? "空売りにはまだ対応していません。" : `この時点では${heldAs}として保有しています。`}`,
  "loose-transfer": ({ why, symbol, day, otherDay, left, arrived }) => {
    if (why === "day")
      return `${symbol}は${day}に${left}が出庫し、${otherDay}に${arrived}が入庫しているため、取得原価が引き継がれません。同じ日付にしてください。`;
    if (why === "several")
      return `${day}に${symbol}の出庫${left}と入庫${arrived}がありますが、対応しないため、取得原価が引き継がれません。出庫か入庫のどちらかを1件にまとめてください。`;
    return `${symbol}は${day}に${left}が出庫し、${arrived}が入庫しているため、取得原価が引き継がれません。どちらかを直すか、差を別の振替として入力してください。`;
  },
  "lot-shortfall": ({ symbol, day, bought, wanted, held }) =>
    bought === ""
      ? `選択した購入は${day}時点でこの口座の${symbol}に含まれていません。別の購入を選択してください`
      : `${bought}に購入した${symbol}は${day}時点でこの口座に${held}しか残っていないため、${wanted}を充てられません`,
  "too-many-lots": ({ max }) => `1件の取引で指定できる購入は${number(max)}件までです`,
  "lots-above-quantity": ({ named, quantity }) =>
    `選択した購入の合計${named}が、この取引の数量${quantity}を超えています`,
  "not-a-day": ({ text }) => `「${text}」は日付ではありません。2025-03-04の形で入力してください`,
  "before-1900": ({ day }) => `${day}は1900年より前です`,
  "in-the-future": ({ day }) => `${day}は未来の日付です。取引は成立後に入力してください。`,
  "not-a-currency": ({ text }) => `「${text}」は通貨ではありません。USD、EUR、GBXのようなコードを入力してください`,
  "line-too-long": ({ max }) => `1行は${max}文字までです`,
  "nul-character": ({ line }) => `${line}行目にNUL文字があるため、テキストファイルではありません`,
  "file-kind": ({ kind }) =>
    `これは${kinds[kind]}です。${kind === "spreadsheet" ? "シートをCSVで保存し、そのファイルを選択してください。" : kind === "archive" ? "展開し、中のCSV、JSON、XMLファイルを選択してください。" : "証券会社から取引をCSV、JSON、XMLでダウンロードしてください。"}`,
  "open-quotation": () => "引用符が閉じられていません",
  "second-field": ({ field }) => `1行に「${fields[field]}」が2つあります`,
  "form-only": ({ type }) => `${types[type]}は1行では入力できません。フォームを使ってください`,
  "not-a-written-number": ({ text }) => `「${text}」は数値ではありません。131.20のように入力してください`,
  "not-understood": ({ text }) => `ここでは「${text}」を解釈できません`,
  "note-without-text": () => "「note」の後には引用符で囲んだ文を入力してください",
  "number-expected": ({ text }) => `「${text}」の後には1.50のような数値が必要です`,
  "one-number-more": ({ text }) => `「${text}」はこの行には余分な数値です`,
  "parted-number": ({ text, joined }) =>
    `「${text}」は1つの数値とも複数とも読めます。${joined}と書くか、単価の前に@を付けてください`,
  "two-currencies-in-line": ({ one, other }) => `この行は${one}ですが、この金額は${other}です。1行の通貨は1つです`,
  "not-a-ratio": ({ text }) => `「${text}」は10:1のような新旧株式の比率ではありません`,
  "date-missing": () => "日付がありません",
  "split-without-ratio": () =>
    "ファイルには新株数だけがあり、分割比率がありません。10:1なら10のように比率を入力してください",
  "confirm-ratio": ({ held, ratio }) =>
    `ファイルに分割比率がありません。このファイルの保有数（${held}）からは、旧1株につき新${ratio}株になります。ほかのファイルにも株がある場合があるため、比率を確認してください`,
  "unlikely-day": ({ day, because }) =>
    because === "old"
      ? `${day}は1970年より前です。日付を確認してください`
      : `${day}は市場が休みの週末です。日付を確認してください`,
  "coin-or-share": ({ symbol, coin }) =>
    `${symbol}は株式の場合と暗号資産の場合があります。暗号資産なら${coin}と入力し、株式なら${symbol}のままにしてください`,
  "choose-type": ({ text }) => `「${text}」の取引の種類を選択してください`,
  "choose-currency": ({ sign }) => `「${sign}」の通貨を選択してください`,
  "cells-beside-columns": ({ cells, columns }) =>
    `この行のセルは${cells}個ですが、見出しは${columns}列です。セル内に区切り文字がないか確認してください`,
  "text-after-quotation": () => "閉じ引用符の後に文字があります。セル内の引用符は2つ重ねて書いてください",
  "quotation-not-closed": () => "閉じ引用符がありません",
  "other-currency": ({ text, currency }) => `「${text}」はこの行の通貨（${currency}）ではありません`,
  "no-exchange-rate": ({ text, currency }) =>
    `「${text}」の通貨は${currency ?? "単価の通貨"}ではなく、この行に為替レートがありません。金額を${currency ?? "単価の通貨"}で入力してください。`,
  "amount-sign": () =>
    "金額は動いた現金です。購入ではマイナス、売却では手数料と税金が売却額を超える場合だけマイナスになります",
  "amount-differs": ({ quantity, price, costs, worth, paid }) =>
    `数量${quantity}×単価${price}${costs === null ? "" : `（費用${costs}）`}は${worth}ですが、この行の金額は${paid}です。数量、単価、金額のいずれかを直してください。`,
  "exchange-missing": ({ symbol, currency }) =>
    `${symbol}は${currency}で取引されています。${symbol}.PAのように取引所を付けてください`,
  "not-a-currency-code": ({ text }) => `「${text}」は通貨ではありません。USDのようなコードを入力してください`,
  "not-an-isin": ({ text }) => `「${text}」はISINではありません`,
  "not-a-data-source": ({ text }) => `「${text}」はGhostfolioの情報源ではありません`,
  "no-currency": () => "この行には通貨がありません。通貨を入力するか、口座を選択してください。",
  "unknown-symbol": ({ symbol, similar }) =>
    `${symbol}はどの情報源にもありません。${similar === "" ? "" : `類似：${similar}。`}別の銘柄コードを選ぶか、独自の資産として登録してください。`,
  "password-too-short": ({ min }) => `${min}文字以上`,
  "password-too-long": ({ max }) => `${max}文字以内`,
  "password-common": () => "123456やpasswordのようなよく使われるパスワードは使えません",
};
