/** Ways of asking each question: its title, and one way a line. */
export const questions = {
  price: {
    title: "{symbol}の株価は？",
    ways: `
      {symbol}は{currency}でいくら
      {currency}での{symbol}の株価
      {symbol}
      {symbol}は今いくら
      {symbol} 株価
      {symbol}の現在値を教えて
      {period}{symbol}の終値はいくらでしたか
      {symbol}って今何ドルで取引されてるの
      {symbol} 値段
      {symbol}の最新の価格が知りたい
      {symbol}は1株何円しますか
      {symbol}の基準価額
      {symbol} リアルタイム 相場
      ちょっと気になってるんだけど{symbol}の株って今いくらくらいなのかな
      {symbol}は{period}いくらで引けた
    `,
  },
  change: {
    title: "{symbol}の値動きは？",
    ways: `
      {period}の{symbol}の調子は
      {symbol}は{period}プラス、それともマイナス
      {symbol}は{period}どれくらい上がった
      {symbol} 騰落率
      {symbol}は今日上がってる？下がってる？
      {symbol} チャート
      {symbol}の前日比を教えて
      {period}{symbol}のリターンは何パーセントですか
      {symbol} パフォーマンス {period}
      {symbol}の株価推移を見せて
      {symbol}の調子はどう
      {symbol}って最近どんな値動きしてる
      {symbol} 上昇率 下落率
      {symbol}のこれまでの成績やヒストリカルデータを見たい
    `,
  },
  bestWorstDay: {
    title: "{symbol}が最も大きく動いた日は？",
    ways: `
      {symbol}が一番上がった月 {period}
      {symbol}が一番上がった日はいつ
      {symbol}が一番下がった日はいつですか
      {symbol} 最大の1日上昇率
      {symbol} 1日の最大下落幅
      {period}{symbol}が最も急落した日
      {symbol}の最高の日と最悪の日
      {symbol}の過去最大の暴騰と暴落は何月何日
      {symbol}が1日で最大どれだけ動いたことがある
      {symbol}の最大の日次変動を教えて
      {symbol} ベストデー ワーストデー {period}
    `,
  },
  highLow: {
    title: "{symbol}の52週高値と安値は？",
    ways: `
      {symbol} 52週高値
      {symbol}の52週安値はいくらですか
      {symbol} 年初来高値 年初来安値
      {period}{symbol}の最高値と最安値
      {symbol}は52週高値からどれくらい離れてる
      {symbol} 高値 安値 レンジ
      {symbol}の1年の底値と天井を教えて
      {symbol}は{period}一番高い時でいくらだった
      {symbol}は安値圏にいるのか高値圏にいるのか
      {symbol}の一番安かったときの値段はいくら {period}
      {symbol}は年初来安値から何パーセント戻した
    `,
  },
  record: {
    title: "{symbol}の史上最高値は？",
    ways: `
      {symbol} 史上最高値
      {symbol}の上場来高値はいくらですか
      {symbol}は過去最高値からどれだけ下がってる
      {symbol} ath
      {symbol}のオールタイムハイを教えて
      {symbol} 上場来安値
      {symbol}の史上最安値
      {symbol}って最高値更新した？
      {symbol}がこれまでで一番高かったのはいつでいくら
      {symbol}はピークから何パーセント下
    `,
  },
  volume: {
    title: "{symbol}の出来高は？",
    ways: `
      {symbol} 出来高
      {symbol}の売買高はどれくらいですか
      {symbol}は今日何株取引された
      {symbol} 平均出来高
      {symbol}の取引量は普段より多い？
      {symbol}のボリューム
      {symbol} 売買代金
      {symbol}の出来高が急増してるか見て
      {symbol}の流動性はある？よく取引されてる？
      {symbol}は商いが薄いのか膨らんでるのか
    `,
  },
  marketCap: {
    title: "{symbol}の時価総額は？",
    ways: `
      {symbol}の時価総額を{currency}で
      {symbol} 時価総額
      {symbol}の会社全体の価値はいくらですか
      {symbol}の企業規模を時価で教えて
      {symbol} マーケットキャップ
      {symbol} market cap
      {symbol}は大型株それとも小型株
      {symbol}を会社ごと買ったらいくらする
      {symbol}って何兆円企業なの
      {symbol}の株式時価総額は何億ドル
      {symbol}の企業価値はどのくらいの大きさ
    `,
  },
  peRatio: {
    title: "{symbol}のPERは？",
    ways: `
      {symbol} PER
      {symbol}の株価収益率はいくつですか
      {symbol}のPERって何倍
      {symbol} 実績PER
      {symbol} pe ratio
      {symbol}は利益の何倍で取引されてる
      {symbol}の実績ベースの株価収益率を見せて
      {symbol}のP/Eレシオ
      {symbol}の直近12か月のPERを教えて
      {symbol}の株価は1株利益の何年分
    `,
  },
  forwardPe: {
    title: "{symbol}の予想PERは？",
    ways: `
      {symbol} 予想PER
      {symbol}の来期予想PERは何倍ですか
      {symbol} フォワードPER
      {symbol} forward pe
      {symbol}の予想株価収益率を教えて
      {symbol}は予想利益の何倍まで買われてる
      {symbol}の今期予想ベースのPER
      {symbol}の先行きの利益で見たPERっていくつ
      {symbol}の12か月先予想PER
    `,
  },
  valuation: {
    title: "{symbol}は割高ですか、割安ですか？",
    ways: `
      {symbol}は割高
      {symbol}は割安ですか
      {symbol} バリュエーション
      {symbol}の株価指標をまとめて見せて
      {symbol}って高すぎない？
      {symbol}はまだお買い得な水準なの
      {symbol} PER PBR PSR 一覧
      {symbol}の株価は適正水準なのか過大評価なのか
      {symbol}は過小評価されてる
      {symbol} 投資尺度 マルチプル
      {symbol}ってバブってる？それとも安く放置されてる？
      {symbol}の割高感、割安感が知りたい
    `,
  },
  priceToBook: {
    title: "{symbol}のPBRは？",
    ways: `
      {symbol} PBR
      {symbol}の株価純資産倍率は何倍ですか
      {symbol}はPBR1倍割れ？
      {symbol} price to book
      {symbol}は純資産の何倍で売られてる
      {symbol}の株価は解散価値を下回ってる
      {symbol}のP/B
      {symbol}のPBRっていくつなのか教えて
      {symbol} 純資産 倍率
    `,
  },
  priceToSales: {
    title: "{symbol}のPSRは？",
    ways: `
      {symbol} PSR
      {symbol}の株価売上高倍率は何倍ですか
      {symbol}は売上の何倍の値段がついてる
      {symbol} price to sales
      {symbol}のP/S
      {symbol}の時価総額は売上高の何倍
      {symbol}のPSRっていくつなの
      {symbol} 売上高 倍率
      {symbol}の株価売上倍率を教えて
    `,
  },
  evToEbitda: {
    title: "{symbol}のEV/EBITDA倍率は？",
    ways: `
      {symbol} EV/EBITDA
      {symbol}のEV/EBITDA倍率はいくつですか
      {symbol} ev ebitda
      {symbol}のEV/EBITDAマルチプルを教えて
      {symbol}の企業価値はEBITDAの何倍
      {symbol} イーブイ イービットディーエー 倍率
      {symbol}のEV倍率
      {symbol}の買収倍率ってどれくらい
      {symbol} エンタープライズバリュー EBITDA 比
    `,
  },
  peg: {
    title: "{symbol}のPEGレシオは？",
    ways: `
      {symbol} PEGレシオ
      {symbol}のPEGはいくつですか
      {symbol} peg
      {symbol}のPERは成長率に見合ってる
      {symbol}のPEG倍率を教えて
      {symbol}のPERを利益成長率で割るといくつ
      {symbol} peg ratio 1倍以下
      {symbol}って成長の割に高いの、PEGで見て
      {symbol}の成長率調整後のPER
    `,
  },
  beta: {
    title: "{symbol}のベータ値は？",
    ways: `
      {symbol} ベータ
      {symbol}のベータ値はいくつですか
      {symbol} β値
      {symbol} beta
      {symbol}は市場に対してどれだけ敏感に動く
      {symbol}の市場感応度
      {symbol}は高ベータ株それともディフェンシブ
      {symbol}は指数が1%動くとどれだけ動く銘柄
      {symbol}のベータ係数を見せて
      {symbol}は相場全体より値動きが大きい株なの
    `,
  },
  volatilityOf: {
    title: "{symbol}のボラティリティは？",
    ways: `
      {symbol} ボラティリティ
      {symbol}の値動きの激しさはどれくらいですか
      {symbol} ボラ
      {symbol}はリスクの高い銘柄
      {symbol} 最大ドローダウン {period}
      {symbol}は{period}どれだけ変動した、標準偏差で
      {symbol}って荒い株？安定してる株？
      {symbol}の価格変動リスク
      {symbol}の最大下落率は高値から何パーセント
      {symbol}はジェットコースターみたいに乱高下する？
      {symbol} 危険 ハイリスク
      {symbol}のヒストリカルボラティリティを教えて
    `,
  },
  compare: {
    title: "{symbol}と{other}を比べるとどうですか？",
    ways: `
      {symbol} {other}
      {symbol}と{other}を比較して
      {symbol} vs {other}
      {symbol}と{other}はどっちが上がった
      {symbol} {other} 比較
      {period}{symbol}と{other}ではどちらの成績が良かったですか
      {symbol}と{other}の違い
      {symbol}と{other}を並べて見せて
      {symbol}対{other}
      {symbol}は{other}に勝ってる？
      {symbol}と{other}の指標を見比べたい
      {symbol}は{other}よりパフォーマンスが上 {period}
      {symbol}と{other}のチャートを重ねて
    `,
  },
  news: {
    title: "{symbol}のニュースは？",
    ways: `
      {symbol} ニュース
      {symbol}の最新ニュースを教えて
      {symbol}について何か新しい情報はありますか
      {symbol} 記事 ヘッドライン
      {period}{symbol}に関する報道
      {symbol}の話題って何かある
      {symbol}の適時開示やプレスリリース
      {symbol} 速報
      {symbol}の最近の出来事をまとめて
      {symbol}についてなんて書かれてる
      {symbol}の材料 {period}
    `,
  },
  whyMoved: {
    title: "{symbol}はなぜ動いたのですか？",
    ways: `
      {symbol}はなぜ下がった
      {symbol}が上がってる理由は何ですか
      {symbol} 急落 理由
      {symbol} 急騰 なぜ
      {symbol}に何があった
      {symbol}は{period}なんで暴落したの
      {symbol}どうしたの、めっちゃ下げてるんだけど
      {symbol}の株価下落の原因
      {symbol}の上昇の背景を教えて
      何がきっかけで{symbol}は動いたの {period}
      {symbol} ストップ安 要因
      {symbol}が爆上げしてるのはどうして
    `,
  },
  dividend: {
    title: "{symbol}の配当は？",
    ways: `
      {symbol} 配当
      {symbol}の配当利回りはいくらですか
      {symbol} 利回り
      {symbol}の1株配当はいくら
      {symbol}って配当出してるの
      {symbol}の年間配当金を教えて
      {symbol}の配当は年に何回、四半期ごと？
      {symbol} 分配金
      {symbol}は無配、それとも有配
      {symbol}の分配金利回り
      {symbol}は高配当株なのかな
      {symbol} dividend yield
    `,
  },
  dividendDate: {
    title: "{symbol}の次の権利落ち日は？",
    ways: `
      {symbol} 権利落ち日
      {symbol}の次の配当落ち日はいつですか
      {symbol} 権利確定日
      {symbol}の配当はいつ支払われる
      {symbol}の配当をもらうにはいつまでに買えばいい
      {symbol} 権利付き最終日
      {symbol}の配当支払日と金額
      {symbol}の次回配当はいつでいくら
      {symbol}の分配金の支払予定日
      {symbol} 配当 基準日
      {symbol} ex-dividend date
    `,
  },
  dividendGrowth: {
    title: "{symbol}は増配していますか？",
    ways: `
      {symbol} 増配
      {symbol}は減配したことがありますか
      {symbol} 配当推移
      {symbol}は何年連続増配
      {symbol}の配当履歴を見せて
      {symbol} 増配率
      {symbol}の配当の成長
      {symbol}って配当増えてる？減ってる？
      {symbol}の過去の配当金の一覧
      {symbol}は連続増配株、配当貴族なの
      {symbol} 無配転落 減配 歴
      {symbol}の配当金はこの数年でどう変わった
    `,
  },
  payoutRatio: {
    title: "{symbol}の配当性向は？",
    ways: `
      {symbol} 配当性向
      {symbol}の配当性向は何パーセントですか
      {symbol}の配当は利益でまかなえている
      {symbol}は無理して配当を出してない？タコ足じゃない？
      {symbol} payout ratio
      {symbol}は利益の何割を配当に回してる
      {symbol}の配当の余裕度
      {symbol}の配当は持続可能なの
      {symbol}の配当の安全性を確認したい
      {symbol} 株主還元 比率
    `,
  },
  earningsDate: {
    title: "{symbol}の次の決算発表日は？",
    ways: `
      {symbol} 決算日
      {symbol}の次の決算発表はいつですか
      {symbol} 決算 いつ
      {symbol}の決算は寄り前、引け後
      {symbol}の次回決算予定日を教えて
      {symbol}の四半期決算まであと何日
      {symbol} earnings date
      {symbol}って今度いつ業績を発表するの
      {symbol}の決算スケジュール
      {symbol}はもうすぐ決算だっけ
    `,
  },
  earningsPast: {
    title: "{symbol}の前回の決算は予想を上回りましたか？",
    ways: `
      {symbol} 決算 結果
      {symbol}の前回の決算はどうでしたか
      {symbol}は市場予想を上回った
      {symbol}は予想を下回った、ミスった
      {symbol} 決算 サプライズ
      {symbol}は好決算だった？
      {symbol}のEPSはコンセンサスに届いたのか
      {symbol}の直近決算、良かったの悪かったの
      {symbol} 決算 ビート ミス
      {symbol}の過去の決算と予想の差
      {symbol} 決算 コケた クリアした
    `,
  },
  earningsExpected: {
    title: "{symbol}の次の決算の予想は？",
    ways: `
      {symbol} 業績予想
      {symbol}の次の決算の市場予想はどうなっていますか
      {symbol} 予想EPS
      {symbol} コンセンサス予想 売上高
      アナリストは{symbol}の次の決算でいくらの利益を見込んでる
      {symbol}の今度の決算で期待されてる数字
      {symbol}の来期の売上予想
      {symbol} 決算予想 見通し
      {symbol}の1株利益の見積もりを教えて
      {symbol}の予想は上方修正されてる、下方修正されてる
    `,
  },
  splitsOf: {
    title: "{symbol}の株式分割は？",
    ways: `
      {symbol} 株式分割
      {symbol}は分割したことがありますか
      {symbol}の次の分割予定
      {symbol} 分割 比率
      {symbol}は何対何で分割した
      {symbol} 株式併合
      {symbol}の過去の株式分割の履歴
      {symbol}って分割いつだっけ
      {symbol} スプリット
      {symbol}はこれまで何回株を分割してる
    `,
  },
  revenue: {
    title: "{symbol}の売上高は？",
    ways: `
      {symbol} 売上高
      {symbol}の売上はいくらですか
      {symbol}の年商を教えて
      {period}{symbol}はどれだけ売り上げた
      {symbol} 営業収益
      {symbol}の四半期の売上
      {symbol} revenue
      {symbol}ってどのくらい売ってるの
      {symbol}の収入の規模
      {symbol} トップライン {period}
      {symbol}の直近の売上の数字を見せて
    `,
  },
  revenueGrowth: {
    title: "{symbol}の売上成長率は？",
    ways: `
      {symbol} 売上成長率
      {symbol}の売上はどれくらい伸びていますか
      {symbol} 増収率
      {symbol}は増収、それとも減収
      {symbol}の売上高の前年比
      {symbol} revenue growth
      {symbol}ってまだ成長してる会社なの
      {symbol}の売上の伸びは鈍化してる
      {symbol}の成長ペースを教えて
      {symbol} 売上 年平均成長率 cagr
    `,
  },
  profit: {
    title: "{symbol}の純利益は？",
    ways: `
      {symbol} 純利益
      {symbol}の利益はいくらですか
      {symbol}は黒字
      {symbol}って儲かってる会社なの
      {symbol} 赤字
      {period}{symbol}はいくら稼いだ
      {symbol}の最終利益を教えて
      {symbol} 当期純利益 {period}
      {symbol} net income
      {symbol}の営業利益と経常利益
      {symbol}の業績、利益は出てるのかな
    `,
  },
  eps: {
    title: "{symbol}のEPSは？",
    ways: `
      {symbol} EPS
      {symbol}の1株当たり利益はいくらですか
      {symbol}の一株利益
      {symbol} 希薄化後EPS
      {period}{symbol}のEPS
      {symbol} earnings per share
      {symbol}は1株につきいくら稼いでる
      {symbol}の実績EPSの推移
      {symbol} 1株益 {period}
      {symbol}の1株当たり純利益を教えて
    `,
  },
  margins: {
    title: "{symbol}の利益率は？",
    ways: `
      {symbol} 利益率
      {symbol}の営業利益率は何パーセントですか
      {symbol} 粗利率
      {symbol}の売上総利益率
      {symbol} 純利益率
      {symbol}の収益性はどう
      {symbol} マージン
      {symbol}の粗利ってどれくらいなの
      {symbol}は売上のうち何割が利益になってる
      {symbol} operating margin gross margin
      {symbol}は高収益な商売をしてる？
    `,
  },
  debt: {
    title: "{symbol}の負債は？",
    ways: `
      {symbol} 負債
      {symbol}の借金はいくらありますか
      {symbol} 有利子負債
      {symbol}の負債比率
      {symbol} D/Eレシオ
      {symbol}って借入金が多すぎない？
      {symbol}のレバレッジはどれくらい
      {symbol} 純有利子負債 ネットデット
      {symbol}の負債資本倍率を教えて
      {symbol}は借金まみれなのか無借金経営なのか
      {symbol} debt to equity
    `,
  },
  companyCash: {
    title: "{symbol}の手元資金は？",
    ways: `
      {symbol} 手元資金
      {symbol}の会社は現金をいくら持っていますか
      {symbol} 現金及び現金同等物
      {symbol}の手元キャッシュ
      {symbol}という企業の現預金
      {symbol}はキャッシュリッチな会社
      {symbol}って現金どれだけため込んでるの
      {symbol} ネットキャッシュ
      {symbol}の手元流動性を教えて
      {symbol}の貸借対照表上の現金残高
    `,
  },
  freeCashFlow: {
    title: "{symbol}のフリーキャッシュフローは？",
    ways: `
      {symbol} フリーキャッシュフロー
      {symbol}のFCFはいくらですか
      {symbol} fcf
      {symbol}は自由に使える現金をどれだけ生み出してる
      {period}{symbol}のフリーキャッシュフロー
      {symbol}のフリーCFはプラス、マイナス
      {symbol} フリーキャッシュ 創出力
      {symbol}の純現金収支
      {symbol} fcfマージン fcf利回り
      {symbol}って設備投資を引いた後に現金が残ってるの
    `,
  },
  returnOnEquity: {
    title: "{symbol}のROEは？",
    ways: `
      {symbol} ROE
      {symbol}の自己資本利益率は何パーセントですか
      {symbol}の株主資本利益率
      {symbol} return on equity
      {symbol}は自己資本をどれだけ効率よく使ってる
      {symbol}のROEって高いの
      {symbol} 資本効率
      {symbol}のROEとROAを教えて
      {symbol} ROIC 総資産利益率
    `,
  },
  buybacks: {
    title: "{symbol}の自社株買いは？",
    ways: `
      {symbol} 自社株買い
      {symbol}は自社株買いをしていますか
      {symbol} 自己株式取得
      {symbol}は自社の株をどれだけ買い戻した
      {symbol} バイバック
      {symbol}の自社株買いの規模はいくら
      {symbol} 自己株式 消却
      {symbol} buyback
      {symbol}って自分とこの株を買い戻してるの
      {symbol}の株式買い戻しプログラムを教えて
    `,
  },
  capex: {
    title: "{symbol}の設備投資は？",
    ways: `
      {symbol} 設備投資
      {symbol}の設備投資額はいくらですか
      {symbol} capex
      {symbol}の資本的支出
      {symbol}は工場やデータセンターにいくら使ってる
      {symbol} キャペックス
      {symbol}の固定資産への投資額を教えて
      {symbol}って設備にどれだけ金かけてるの
      {symbol} 有形固定資産の取得による支出
    `,
  },
  research: {
    title: "{symbol}の研究開発費は？",
    ways: `
      {symbol} 研究開発費
      {symbol}は研究開発にいくら使っていますか
      {symbol} R&D
      {symbol}の開発費は売上の何割
      {symbol} 研究費
      {symbol}の研究開発への支出額
      {symbol}って新しい技術の開発にどれだけ投資してるの
      {symbol} r&d費 比率
      {symbol}のリサーチ費用を教えて
    `,
  },
  ebitda: {
    title: "{symbol}のEBITDAは？",
    ways: `
      {symbol} EBITDA
      {symbol}のEBITDAはいくらですか
      {symbol}の償却前営業利益
      {symbol}の利払い前・税引き前・償却前利益
      {symbol} イービットディーエー
      {symbol} イービッダー
      {symbol}のEBITDAの金額を教えて
      {symbol} 償却前利益
      {symbol}って減価償却を引く前でどれくらい稼いでるの
    `,
  },
  balanceSheet: {
    title: "{symbol}の貸借対照表は？",
    ways: `
      {symbol} 貸借対照表
      {symbol}のバランスシートを見せて
      {symbol} BS
      {symbol}の資産と負債の内訳はどうなっていますか
      {symbol} 総資産 純資産
      {symbol}の自己資本比率
      {symbol} balance sheet
      {symbol}の資産はどれだけあって負債はどれだけなの
      {symbol}のB/S
      {symbol} 流動資産 固定資産 流動負債
    `,
  },
  incomeStatement: {
    title: "{symbol}の損益計算書は？",
    ways: `
      {symbol} 損益計算書
      {symbol}の損益計算書を見せてください
      {symbol} PL
      {symbol}の会社のP/L
      {symbol} income statement
      {symbol}の売上から純利益までの内訳
      {symbol}の収益と費用の一覧
      {symbol} 売上原価 販管費 営業利益
      {symbol}って何に費用がかかっていくら残るの、計算書で見たい
    `,
  },
  cashFlowStatement: {
    title: "{symbol}のキャッシュフロー計算書は？",
    ways: `
      {symbol} キャッシュフロー計算書
      {symbol}のキャッシュフロー計算書を見せて
      {symbol} 営業キャッシュフロー
      {symbol}の営業CF 投資CF 財務CF
      {symbol} cf計算書
      {symbol} cash flow statement
      {symbol}の会社のお金の流れはどうなっていますか
      {symbol}の現金の出入りの内訳
      {symbol} C/S 財務活動 投資活動
    `,
  },
  sharesOutstanding: {
    title: "{symbol}の発行済株式数は？",
    ways: `
      {symbol} 発行済株式数
      {symbol}の発行済み株式は何株ですか
      {symbol} 浮動株
      {symbol}の株式総数を教えて
      {symbol}の株は世の中に何株出回ってる
      {symbol} shares outstanding
      {symbol}って全部で何株発行してるの
      {symbol}の株数は希薄化で増えてる
      {symbol} 流通株式数
    `,
  },
  bookValue: {
    title: "{symbol}のBPSは？",
    ways: `
      {symbol} BPS
      {symbol}の1株当たり純資産はいくらですか
      {symbol}の一株純資産
      {symbol} 簿価
      {symbol} book value per share
      {symbol}の1株あたりの帳簿価額
      {symbol}の1株の解散価値はいくら
      {symbol}の純資産を株数で割った金額を教えて
      {symbol} ブックバリュー
    `,
  },
  keyFigures: {
    title: "{symbol}の主要指標は？",
    ways: `
      {symbol} 主要指標
      {symbol}のファンダメンタルズを見せて
      {symbol} 財務
      {symbol}の財務状況は健全ですか
      {symbol} 業績 数字 まとめ
      {symbol}の重要な数値を一覧で
      {symbol} ファンダ
      {symbol}の会社の体力はどう、つぶれたりしない？
      {symbol} 財務指標
      {symbol}の経営成績の要点
      {symbol}の基本データ
    `,
  },
  overview: {
    title: "{symbol}はどんな銘柄ですか？",
    ways: `
      {symbol}について教えて
      {symbol}を分析して
      {symbol}
      {symbol}の概要
      {symbol}の全部の情報を見せて
      {symbol}ってどうなの
      {symbol} 銘柄情報 まとめ
      {symbol}の銘柄分析をお願い
      {symbol}のことを詳しく知りたい
      {symbol}について一通り説明してくれますか
      {symbol} 詳細
      {symbol}のサマリー
    `,
  },
  analysts: {
    title: "{symbol}のアナリスト評価は？",
    ways: `
      {symbol} アナリスト評価
      アナリストは{symbol}をどう評価していますか
      {symbol} レーティング
      {symbol}は買い推奨が多い、売り推奨が多い
      {symbol} コンセンサス 買い 中立 売り
      専門家やプロは{symbol}についてなんて言ってる
      {symbol}の投資判断の内訳
      {symbol}の証券会社の評価
      {symbol}を強気に見てるアナリストは何人
      {symbol} 投資判断
      {symbol}を推してる証券アナリストっているの
    `,
  },
  priceTarget: {
    title: "{symbol}の目標株価は？",
    ways: `
      {symbol} 目標株価
      {symbol}の目標株価の平均はいくらですか
      {symbol} ターゲットプライス
      {symbol}の上値余地はどれくらい
      アナリストの{symbol}の目標値を教えて
      {symbol} price target
      {symbol}の証券会社のターゲットって高いところでいくら
      {symbol} 目標株価 最高 最低
      {symbol}の株価は目標株価まであと何パーセント
      {symbol} アップサイド コンセンサス目標
    `,
  },
  ratingChanges: {
    title: "{symbol}の最近の格上げ・格下げは？",
    ways: `
      {symbol} 格上げ
      {symbol} 格下げ
      {symbol}を最近格上げした証券会社はありますか
      {symbol}の投資判断の引き上げと引き下げ
      {symbol}のレーティング変更を見せて
      {symbol}ってどこかに格下げされた？
      {symbol} アップグレード ダウングレード
      {symbol}のアナリストが評価を変えたのはいつ
      {symbol} カバレッジ開始 判断変更
    `,
  },
  insiders: {
    title: "{symbol}のインサイダー売買は？",
    ways: `
      {symbol} インサイダー
      {symbol}の役員は自社株を売っていますか
      {symbol} 内部者取引
      {symbol}の経営陣が株を買ってるか知りたい
      {symbol} 役員 売買
      {symbol}のCEOって自分とこの株を売ってるの
      {symbol} インサイダー買い
      {symbol}の幹部の持ち株の売却を見せて
      {symbol}の取締役による株式取引
      {symbol} form 4
    `,
  },
  owners: {
    title: "{symbol}の大株主は？",
    ways: `
      {symbol} 大株主
      {symbol}の株主は誰ですか
      {symbol} 株主構成
      {symbol}の機関投資家
      {symbol}の筆頭株主を教えて
      {symbol} 機関投資家 持ち株比率
      {symbol}って誰の会社、どこの傘下
      {symbol}の株をたくさん持ってるファンドはどこ
      {symbol}のオーナー
      {symbol} 外国人持株比率 株主名簿
    `,
  },
  peers: {
    title: "{symbol}の競合企業は？",
    ways: `
      {symbol} 競合
      {symbol}のライバル企業はどこですか
      {symbol}に似た銘柄
      {symbol} 同業他社
      {symbol}の類似企業を教えて
      {symbol}のライバルってどこなの
      {symbol}の競争相手
      {symbol}の代わりになりそうな似た会社
      {symbol} 関連銘柄
      {symbol}と同じ業界の会社を挙げて
    `,
  },
  profile: {
    title: "{symbol}はどんな会社ですか？",
    ways: `
      {symbol}は何をしている会社
      {symbol} 事業内容
      {symbol}の本社はどこにありますか
      {symbol} 会社概要
      {symbol}は何で稼いでる
      {symbol}の業種は何
      {symbol}ってどこの国の企業なの
      {symbol}のビジネスモデル
      {symbol}はどんな製品やサービスを売ってるのか
      {symbol} 企業情報 所在地
      {symbol}って何屋さん
      {symbol}はどの業界に属する
    `,
  },
  chief: {
    title: "{symbol}のCEOは誰ですか？",
    ways: `
      {symbol} CEO
      {symbol}の社長は誰ですか
      {symbol}の最高経営責任者を教えて
      {symbol}の代表の名前
    `,
  },
  leaders: {
    title: "{symbol}の経営者は？",
    ways: `
      {symbol} 経営陣
      {symbol}のCFOの名前
      {symbol} 役員一覧
      {symbol}を率いてるのは誰
      {symbol} 代表取締役
      {symbol}のトップってどんな人
      {symbol}の会長や取締役のメンバー
    `,
  },
  employees: {
    title: "{symbol}の従業員数は？",
    ways: `
      {symbol} 従業員数
      {symbol}の社員は何人いますか
      {symbol}では何人働いている
      {symbol} 社員数
      {symbol}のスタッフの人数を教えて
      {symbol}って社員どれくらいいるの
      {symbol} 人員
      {symbol}は何人雇ってる
      {symbol} employees
    `,
  },
  filings: {
    title: "{symbol}のSEC提出書類は？",
    ways: `
      {symbol} SEC提出書類
      {symbol}の年次報告書を見せて
      {symbol} 10-K
      {symbol} 10-Q
      {symbol}の有価証券報告書はどこですか
      {symbol} 決算短信 四半期報告書
      {symbol}の8-Kを開いて
      {symbol}がSECに出した最新の書類
      {symbol} 有報 開示資料
      {symbol} アニュアルレポート 読みたい
    `,
  },
  shortInterest: {
    title: "{symbol}の空売り残高は？",
    ways: `
      {symbol} 空売り
      {symbol}の空売り残高はどれくらいですか
      {symbol} 空売り比率
      {symbol} ショートインタレスト
      {symbol}はどれだけショートされてる
      {symbol}って空売り勢が多いの
      {symbol} 踏み上げ ショートスクイーズ
      {symbol}の売り残 信用倍率
      {symbol} short interest
      {symbol}の買い戻し日数を教えて
      {symbol}の浮動株の何割が空売りされてる
    `,
  },
  impliedMove: {
    title: "{symbol}のオプションが織り込む値幅は？",
    ways: `
      {symbol} インプライドムーブ
      オプション市場は{symbol}の値動きをどれくらい織り込んでいますか
      {symbol} オプション 予想変動幅
      {symbol}のインプライドボラティリティ
      {symbol} implied move
      {symbol}の決算でどのくらい動くとオプションは見てる
      {symbol} IV
      {symbol}のストラドルから見た想定値幅
      オプション価格だと{symbol}は何パーセント動く計算なの
    `,
  },
  fundHoldings: {
    title: "{symbol}の組入銘柄は？",
    ways: `
      {symbol} 組入銘柄
      {symbol}の中身は何ですか
      {symbol} 構成銘柄
      {symbol}の上位10銘柄を教えて
      {symbol}にはどんな株が入ってる
      {symbol}のファンドの構成比率
      {symbol}っていうetfは何に投資してるの
      {symbol} 組み入れ上位
      {symbol}の投資先
      この投資信託には何が入ってるの
      {symbol}は何銘柄で構成されてる
    `,
  },
  fundSectors: {
    title: "{symbol}のセクターは？",
    ways: `
      {symbol} セクター
      {symbol}のセクター構成はどうなっていますか
      {symbol} 業種別比率
      {symbol}はどのセクターの株
      {symbol}のファンドの業種配分
      {symbol}ってハイテクにどれだけ寄ってるの
      {symbol} sector
      {symbol}のetfの業種内訳を見せて
      {symbol}は何セクターに分類される
      {symbol}のテクノロジーや金融の組入比率
    `,
  },
  fundCost: {
    title: "{symbol}の経費率は？",
    ways: `
      {symbol} 経費率
      {symbol}の信託報酬はいくらですか
      {symbol} 信託報酬
      {symbol}の年間コスト
      {symbol} 運用管理費用
      {symbol}のetfの手数料は年何パーセント
      {symbol}って維持費どれくらいかかるの
      {symbol} TER
      {symbol} expense ratio
      {symbol}の実質コストを教えて
      {symbol}は低コストなファンド？
    `,
  },
  fundOverlap: {
    title: "{symbol}と{other}の重複は？",
    ways: `
      {symbol}と{other}の重複
      {symbol} {other} 銘柄 重なり
      {symbol}と{other}はどれくらいかぶっていますか
      {symbol}と{other}に共通する構成銘柄
      {symbol}と{other}の中身ってほぼ同じなの
      {symbol}と{other}の重複率は何割
      {symbol}と{other}の両方に入ってる株を教えて
      {symbol} {other} オーバーラップ
      {symbol}と{other}を両方買うのはダブり、組入銘柄がかぶる？
    `,
  },
  rsi: {
    title: "{symbol}のRSIは？",
    ways: `
      {symbol} RSI
      {symbol}のRSIはいくつですか
      {symbol}は買われすぎ
      {symbol}は売られすぎ
      {symbol} 相対力指数
      {symbol}って過熱してない？
      {symbol}のRSIは70を超えてる、30を割ってる
      {symbol} 過熱感 オシレーター
      {symbol} オーバーボート オーバーソールド
      {symbol}の14日RSIを教えて
    `,
  },
  macd: {
    title: "{symbol}のMACDは？",
    ways: `
      {symbol} MACD
      {symbol}のMACDはどうなっていますか
      {symbol} マックディー
      {symbol}のMACDとシグナル線
      {symbol}のMACDヒストグラム
      {symbol} 移動平均収束拡散
      {symbol}のMACDはプラス、マイナス
      {symbol}ってMACDがシグナルを上抜けた？
      {symbol}のmacdを見せて
    `,
  },
  movingAverages: {
    title: "{symbol}の移動平均線は？",
    ways: `
      {symbol} 移動平均線
      {symbol}の200日移動平均はいくらですか
      {symbol} 50日線
      {symbol}は200日線の上にいる、下にいる
      {symbol} 移動平均乖離率
      {symbol}は50日線を割った
      {symbol}の25日線や75日線
      {symbol} sma ema
      {symbol}って長期線の上で推移してるの
      {symbol}の移動平均からの距離を教えて
    `,
  },
  crosses: {
    title: "{symbol}のゴールデンクロスは？",
    ways: `
      {symbol} ゴールデンクロス
      {symbol} デッドクロス
      {symbol}はゴールデンクロスしましたか
      {symbol}が最後にデッドクロスしたのはいつ
      {symbol}の50日線が200日線を上抜けた日
      {period}{symbol}でゴールデンクロスは出た
      {symbol}ってデスクロスした？
      {symbol} GC DC
      {symbol}の短期線と長期線の交差
      {symbol}の50日線は200日線を下抜けたのか
    `,
  },
  levels: {
    title: "{symbol}の支持線と抵抗線は？",
    ways: `
      {symbol} 支持線
      {symbol} 抵抗線
      {symbol}のサポートラインとレジスタンスラインはどこですか
      {symbol} サポート レジスタンス
      {symbol}の下値めど
      {symbol}の上値めどを教えて
      {symbol}の節目の株価はどのあたり
      {symbol}って上値が重いのはどこ
      {symbol} 下値支持線 上値抵抗線
      {symbol}が過去に何度も下げ止まった水準
      {symbol}の重要な価格帯
    `,
  },
  signals: {
    title: "{symbol}のテクニカルシグナルは？",
    ways: `
      {symbol} テクニカル分析
      {symbol}のテクニカル指標は何を示していますか
      {symbol} シグナル
      {symbol}のチャートは買いサインを出してる
      {symbol} 売りサイン
      {symbol}のトレンドは上向き、下向き
      {symbol}のチャートの形ってどう
      {symbol} テクニカル
      {symbol}のインジケーターをまとめて見せて
      {symbol} ボリンジャーバンド 一目均衡表
      {symbol}のチャート分析をして
      {symbol}は上昇トレンド継続中
    `,
  },
  sentimentOf: {
    title: "{symbol}への市場心理は？",
    ways: `
      {symbol} センチメント
      {symbol}に対する投資家心理はどうですか
      {symbol}はみんな強気
      {symbol} ブル ベア
      {symbol}の雰囲気は弱気なの
      {symbol}の評判
      {symbol}についてsnsや掲示板の空気はどう
      {symbol}って今人気あるの
      {symbol} 強気 弱気
      {symbol}への期待感は高まってる、それとも悲観
    `,
  },
  symbolOf: {
    title: "{symbol}のティッカーシンボルは？",
    ways: `
      {symbol} ティッカー
      {symbol}の証券コードは何ですか
      {symbol} 銘柄コード
      {symbol}のシンボルを教えて
      {symbol}のティッカーコードって何
      {symbol} ticker symbol
      {symbol}は何番で検索すればいい、コードは
      {symbol}の略称の記号
      {symbol}は上場してる？コードは？
    `,
  },
  marketToday: {
    title: "今日の市場の動きは？",
    ways: `
      今日の相場はどう
      市場は今上がっていますか
      主要指数
      株式市場の様子を教えて
      マーケット 概況
      地合いはどうなってる
      {period}株式市場はどう動いた
      今日は全面高それとも全面安
      日経平均とダウとナスダックはどうなの
      相場全体 下げてる
      株価指数 {period}
      なんか今日のマーケット荒れてる？
    `,
  },
  marketNews: {
    title: "市場のニュースは？",
    ways: `
      市場 ニュース
      今日のマーケットニュースを教えて
      相場の話題は何ですか
      株式市場のヘッドライン
      経済ニュース
      {period}市場で何があった
      金融ニュースをまとめて
      今マーケットで注目されてることって何
      投資関連の最新の記事
      マーケット トピックス {period}
      世の中の株のニュースをざっと知りたい
    `,
  },
  sentiment: {
    title: "市場心理は？",
    ways: `
      恐怖指数
      VIXはいくつですか
      市場のセンチメント
      フィアアンドグリード指数
      投資家心理はどう
      恐怖と強欲指数
      市場は強気、弱気
      マーケットの雰囲気って今どうなの
      fear and greed
      みんなビビってる？相場のムード
      リスクオンかリスクオフか
      市場は総悲観、楽観
    `,
  },
  gainers: {
    title: "今日の値上がり銘柄は？",
    ways: `
      値上がり率ランキング
      今日一番上がった株は何ですか
      上昇銘柄
      急騰した銘柄を教えて
      ストップ高
      {period}市場で最も上がった銘柄
      今日爆上げした株ってどれ
      値上がり株 上位
      トップゲイナー
      株式市場の上昇率トップ {period}
      今日大きく買われた銘柄
    `,
  },
  losers: {
    title: "今日の値下がり銘柄は？",
    ways: `
      値下がり率ランキング
      今日一番下がった株は何ですか
      下落銘柄
      急落した銘柄を教えて
      ストップ安
      {period}市場で最も下げた銘柄
      今日暴落した株ってどれ
      値下がり株 上位
      トップルーザー
      株式市場の下落率ワースト {period}
      今日大きく売られた銘柄
    `,
  },
  active: {
    title: "最も取引されている銘柄は？",
    ways: `
      出来高ランキング
      今一番取引されている株は何ですか
      売買代金ランキング
      売買が活発な銘柄
      話題の株
      トレンドの銘柄を教えて
      人気銘柄 ランキング
      今みんなが売買してる株ってどれ
      注目株
      市場で出来高上位の株
      よく検索されてる銘柄、バズってる株
      most active
    `,
  },
  sectorMoves: {
    title: "セクター別の動きは？",
    ways: `
      セクター別騰落率
      どの業種が上がっていますか
      業種別ランキング
      どのセクターが強い
      {period}一番下げたセクターはどこ
      今日買われてる業種を教えて
      セクター パフォーマンス {period}
      今どの分野が来てるの
      半導体や銀行など業種ごとの値動き
      売られているセクター
      セクターローテーション
    `,
  },
  marketHours: {
    title: "{exchange}の取引時間は？",
    ways: `
      {exchange}は今開いてる
      {exchange} 取引時間
      市場は何時に開きますか
      {exchange}は何時まで
      {period}{exchange}は休み
      {exchange} 休場日
      寄り付きと大引けの時間を教えて
      {exchange}の祝日カレンダー
      今って場中、それとももう閉まった
      {exchange} 立会時間 前場 後場
      時間外取引 プレマーケット 何時から
      {exchange}は{period}やってる
    `,
  },
  earningsCalendar: {
    title: "決算発表の予定は？",
    ways: `
      決算カレンダー
      {period}決算を発表する企業はどこですか
      決算発表 スケジュール
      どの会社がもうすぐ決算なの
      {period}決算がある銘柄
      今週の注目の決算
      決算発表予定の企業一覧
      今日決算出すのってどこだっけ
      決算シーズン 日程
      earnings calendar {period}
      主要企業の決算はいつから始まる
    `,
  },
  dividendCalendar: {
    title: "配当落ちの予定は？",
    ways: `
      配当カレンダー
      {period}配当落ちになる銘柄はどれですか
      権利落ち 銘柄 一覧
      もうすぐ配当の権利が取れる株
      {period}権利付き最終日を迎える銘柄
      市場の配当落ちスケジュール
      今週権利確定する会社を教えて
      これから配当落ちする株って何がある
      権利取り 候補銘柄
      dividend calendar {period}
    `,
  },
  splitCalendar: {
    title: "今後の株式分割の予定は？",
    ways: `
      株式分割 予定 一覧
      {period}株式分割する企業はどこですか
      分割カレンダー
      これから分割される銘柄
      分割を発表した会社を教えて
      近いうちに分割する株って何がある
      株式併合を予定している銘柄
      {period}分割予定の銘柄
      市場の株式分割スケジュール
      stock split calendar
    `,
  },
  ipoCalendar: {
    title: "今後のIPOの予定は？",
    ways: `
      IPO
      {period}新規上場する企業はどこですか
      IPOカレンダー
      新規公開株
      これから上場する会社を教えて
      近いうちに上場するのってどこ
      上場予定 一覧
      {period}IPOは何がある
      新規上場銘柄 スケジュール
      公募価格 上場日 予定
      株式公開を控えた企業
    `,
  },
  economicCalendar: {
    title: "経済指標の発表予定は？",
    ways: `
      経済指標カレンダー
      {period}どんな経済指標が発表されますか
      次のFOMCはいつ
      雇用統計 いつ
      CPI 発表
      日銀の金融政策決定会合の日程
      最新のインフレ率はどうだった
      消費者物価指数 結果
      利上げ 利下げ 政策金利の決定はいつ
      {period}重要な経済イベント
      gdpや失業率の発表ってもうすぐだっけ
      中央銀行の会合 ecb frb
    `,
  },
  exchangeRate: {
    title: "{currency}と{other}の為替レートは？",
    ways: `
      {currency}{other}いまいくら
      {currency}{other}のレート
      {amount} を {currency} で
      {currency} {other} 為替
      1{currency}は何{other}ですか
      {amount}を{other}に換算して
      {currency}{other} レート
      {amount}は{other}でいくら
      {period}{currency}{other}の為替レートはいくらだった
      {currency}を{other}に両替したらいくらになる
      {currency}は{other}に対して高いのか安いのか
      為替相場
      円高 円安 どっち
      {currency}って今何{other}くらいなの
      {currency} {other} 外国為替 {period}
    `,
  },
  definition: {
    title: "{term}とは何ですか？",
    ways: `
      {term}と{term}の違い
      {term}とは
      {term} 意味
      {term}って何
      {term}の計算方法を教えて
      {term}をわかりやすく説明して
      {term} 定義
      {term}という用語の解説
      {term}ってどういうことなの、初心者にもわかるように
      {term}はどうやって求める
      {term} 計算式
      {term}の仕組み
      {term}の見方や使い方
    `,
  },
  portfolioValue: {
    title: "ポートフォリオの評価額は？",
    ways: `
      全資産を{currency}で
      私の資産総額はいくらですか
      ポートフォリオ 評価額
      自分の総資産
      {account}の評価額
      {account}には全部でいくら入ってる
      私のポートフォリオは{period}いくらだった
      俺の資産って今トータルでいくらなの
      ポートフォリオの時価
      自分の投資の合計を{currency}で見せて
      資産残高
      私の持ち株は全部合わせていくらの価値がある
      口座残高 {account} {period}
    `,
  },
  cash: {
    title: "現金残高は？",
    ways: `
      私の現金残高
      買付余力
      投資していない現金はいくらありますか
      {account}の現金
      {account}に使える現金はいくら残ってる
      待機資金
      自分のキャッシュポジション
      あといくら株を買える余力があるの
      口座の預り金
      余力 いくら
      私の{currency}の現金はどれくらい
      遊んでるお金ってどれだけある
    `,
  },
  holdings: {
    title: "保有銘柄は？",
    ways: `
      保有銘柄 一覧
      私は何を持っていますか
      持ち株を見せて
      自分のポートフォリオの中身
      {account}の保有株
      {account}には何が入ってる
      私の銘柄リスト
      俺が今持ってる株って何だっけ
      手持ちの株やファンドを全部並べて
      私のポジション一覧
      {period}保有していた銘柄
      保有資産
    `,
  },
  biggestHoldings: {
    title: "最大の保有銘柄は？",
    ways: `
      一番大きいポジション
      私の一番大きい保有銘柄は何ですか
      保有比率 上位
      保有額トップ5
      自分の最大のポジション
      {account}で一番多く持ってるのはどれ
      私の持ち株の構成比を大きい順に
      主力銘柄
      俺のポートフォリオでデカいのはどれ
      保有株の金額ランキング
      どの銘柄が自分の資産の大部分を占めてる
      ポートフォリオ 上位銘柄 ウェイト
    `,
  },
  holding: {
    title: "{symbol}をどれだけ保有していますか？",
    ways: `
      保有する{symbol}は{currency}でいくら
      私は{symbol}を何株持ってる
      {symbol} 保有株数
      {symbol}を保有していますか
      自分の{symbol}のポジション
      私の{symbol}の評価額はいくら
      {account}に{symbol}はある
      俺って{symbol}持ってたっけ
      私の持ってる{symbol}は今いくら分
      {account}で{symbol}をどれだけ保有してる
      {symbol} 保有数量 保有額
      手持ちの{symbol}の口数
    `,
  },
  averageCost: {
    title: "{symbol}の平均取得単価は？",
    ways: `
      {symbol} 平均取得単価
      私は{symbol}をいくらで買いましたか
      {symbol}の取得価格
      {account}の{symbol}の取得単価
      私の{symbol}の損益分岐点
      {symbol}の買値って平均いくらだったっけ
      {symbol} 買付単価 簿価 自分
      私の{symbol}はいくらになればトントン
      {symbol}の平均買付価格を教えて
      {symbol}のナンピン後の平均単価
      {symbol}の自分の取得コスト
      {symbol}の購入にいくらかかりましたか
    `,
  },
  weight: {
    title: "ポートフォリオに占める{symbol}の比率は？",
    ways: `
      ポートフォリオの{symbol}
      {symbol}は私のポートフォリオの何パーセント
      {symbol} 保有比率
      {symbol}の構成比はどれくらいですか、自分の資産で
      ポートフォリオの{symbol}の割合
      私の{symbol}のウェイト
      俺の資産のうち{symbol}って何割
      {symbol} ポートフォリオ 占める比率
      自分は{symbol}に偏りすぎてない？
      {symbol}の組入比率 マイポートフォリオ
      全資産に対して{symbol}がどれだけあるか
    `,
  },
  gainOf: {
    title: "{symbol}の損益は？",
    ways: `
      私は{symbol}でいくら儲かってる
      {symbol} 損益
      私の{symbol}の含み益はいくらですか
      {symbol}の含み損 自分
      {symbol}で損してる？得してる？
      {period}私は{symbol}でどれだけ稼いだ
      俺の{symbol}って今プラスなの
      {account}の{symbol}の評価損益
      私の{symbol}の損益率
      自分の{symbol}は買値から何パーセント上がった
      {symbol}での自分の利益 {period}
      持ってる{symbol}のやられ具合、勝ち具合
    `,
  },
  holdingsGain: {
    title: "保有銘柄の損益ランキングは？",
    ways: `
      保有銘柄の中で一番上がったのはどれ
      私の持ち株で一番成績が悪いのはどれですか
      保有株 損益ランキング
      自分の勝ち銘柄と負け銘柄
      {period}私の保有銘柄で最も稼いだのは
      {account}の銘柄別損益
      持ち株を値上がり率順に並べて
      俺の持ってる株で足を引っ張ってるのは、含み損が一番デカいやつ
      保有銘柄 パフォーマンス順
      私のベスト銘柄とワースト銘柄 {period}
      プラスの持ち株とマイナスの持ち株を教えて
      手持ちで一番儲かってる株
    `,
  },
  unrealisedGain: {
    title: "含み損益の合計は？",
    ways: `
      私の含み益の合計はいくらですか
      含み損益
      評価損益 合計
      {account}の含み益
      含み損 トータル
      未実現損益
      まだ売ってない分の利益は全部でいくら
      俺の含み損って全体でどれくらい
      {account}の評価損益を教えて
      保有株全部の評価益
      今全部の持ち株を合わせた未確定の利益
    `,
  },
  realisedGain: {
    title: "実現損益は？",
    ways: `
      実現損益
      私が売却で得た利益はいくらですか
      確定益
      {period}私の売却益はいくら
      確定損失
      {account}の譲渡損益
      利確した金額の合計を教えて
      損切りでどれだけ失った
      売買損益 自分 {period}
      売って確定した儲けってどれくらいあるの
      私のキャピタルゲイン
      {account}の実現益 {period}
    `,
  },
  portfolioReturn: {
    title: "ポートフォリオの運用利回りは？",
    ways: `
      運用成績はどう
      私のリターンは何パーセントですか
      ポートフォリオ パフォーマンス
      私の運用成績
      {period}自分の収益率は何パーセント
      {account}のリターン
      トータルリターン 自分
      私のポートフォリオは{period}何パーセント増えた
      俺の投資の利回りって年率どれくらい
      運用利回り 年率
      私の投資成績はどう
      ポートフォリオの騰落率 {period}
      時間加重収益率 内部収益率 irr
    `,
  },
  portfolioGain: {
    title: "全体でいくら儲かりましたか？",
    ways: `
      私は今日いくら儲かった
      今日の自分の損益
      {period}私はいくら損しましたか
      トータル損益
      私のポートフォリオは今プラス、マイナス
      {account}でいくら増えた
      俺は{period}いくら稼いだの
      損益額 合計 {period}
      私の資産は前日比でいくら増減した
      投資全体でどれだけ得したか教えて
      結局自分は勝ってるの負けてるの
      今日いくら溶かした
    `,
  },
  benchmark: {
    title: "市場平均と比べた運用成績は？",
    ways: `
      {symbol}と比べて私の成績は {period}
      私は市場に勝っていますか
      私のリターンと{symbol}を比較
      私のポートフォリオ vs {symbol}
      {period}自分は{symbol}に勝った
      ベンチマーク比較 自分の成績
      {account}は{symbol}よりリターンが良い
      インデックスに負けてる？俺の運用
      私は{symbol}をアウトパフォームしてる {period}
      自分の運用成績はs&p500と比べてどう
      最初から{symbol}だけ買ってた方が自分は得だったかな
      ポートフォリオ ベンチマーク 超過収益
    `,
  },
  dividendsReceived: {
    title: "受け取った配当金は？",
    ways: `
      受取配当金
      私は配当をいくら受け取りましたか
      {symbol}から私がもらった配当
      {period}受け取った配当金の合計
      入金された配当 {account}
      {account}の配当金の履歴
      これまでに配当をいくらもらった
      私の配当収入の実績 {period}
      配当ってもう入ってきた？いくらだった？
      受取分配金
      {symbol}の配当で自分は今までどれだけもらえたの
      {period}もらった配当
    `,
  },
  dividendsExpected: {
    title: "受け取る予定の配当金は？",
    ways: `
      私の次の配当はいつ入りますか
      予想配当金 自分
      私の年間配当収入はいくらになる
      {period}もらえる予定の配当
      {symbol}から私はこれから配当をいくらもらえる
      配当 入金予定
      保有株の配当見込み額
      次に配当金が入ってくるのっていつだっけ
      年間受取予定配当
      私の不労所得は年にいくら入る見込み
      自分の配当スケジュール {period}
      {symbol}の私の次回配当の受取額
    `,
  },
  portfolioYield: {
    title: "ポートフォリオの配当利回りは？",
    ways: `
      私のポートフォリオの配当利回り
      取得価格ベースの配当利回り
      自分の持ち株の平均利回りは何パーセントですか
      yield on cost
      簿価利回り
      ポートフォリオ 配当利回り
      保有株全体の利回り
      俺のポートって配当で年何パーセント回ってるの
      買値に対する配当利回りを自分の保有分で
      私の資産全体の加重平均配当利回り
    `,
  },
  interest: {
    title: "受け取った利息は？",
    ways: `
      受取利息
      私は利息をいくら受け取りましたか
      {period}利子はいくらもらった
      私の金利収入
      現金につく利息の合計
      債券の利子や利金の受取額
      口座にどれだけ利息がついた
      利息 履歴 {period}
      預り金の利子って入ってるの
      mmfや預金の利息収入を教えて
    `,
  },
  sectorSplit: {
    title: "ポートフォリオのセクター配分は？",
    ways: `
      私のセクター配分
      私のポートフォリオはどの業種に偏っていますか
      ポートフォリオ 業種別 内訳
      {account}のセクター構成
      自分はハイテク株をどれくらい持ってる
      私の分散状況はどう、業種で
      保有株 セクター別 円グラフ
      俺のポートって分散できてるの
      持ち株を業種ごとに分けて見せて
      自分の資産のセクターアロケーション
      {account}は業種的に分散されてる
    `,
  },
  countrySplit: {
    title: "ポートフォリオの国別配分は？",
    ways: `
      私の国別配分
      私のポートフォリオはどの国にどれだけ投資していますか
      ポートフォリオ 地域別 内訳
      {account}の国別構成
      自分の米国株と日本株の比率
      新興国に私はどれくらい持ってる
      保有株 国別比率
      俺のポートってアメリカに偏ってる？
      持ち株を国や地域ごとに分けて
      私の資産の地域分散
      先進国 欧州 アジア 自分の割合
    `,
  },
  currencySplit: {
    title: "ポートフォリオの通貨別配分は？",
    ways: `
      資産のうち{currency}建てはどのくらい
      私の通貨別配分
      私の資産は何割がドル建てですか
      ポートフォリオ 通貨別 内訳
      {account}の通貨構成
      自分の円とドルの比率
      保有資産 通貨比率
      私の外貨の割合はどれくらい
      俺の資産ってどの通貨に偏ってるの
      持っている資産を通貨ごとに分けて
      自分の外貨建て資産のエクスポージャー
    `,
  },
  assetSplit: {
    title: "ポートフォリオの資産配分は？",
    ways: `
      私の資産配分
      私の株式と現金の比率はどうなっていますか
      アセットアロケーション
      {account}の資産クラス別内訳
      自分のポートフォリオは株と債券と現金が何割ずつ
      資産構成 円グラフ
      資産クラス別 比率
      私の投資信託とetfと個別株の割合
      俺の資産ってどんな種類にどれだけ分かれてるの
      ポートフォリオ 種類別 内訳
      {account}の株式比率
    `,
  },
  accountSplit: {
    title: "口座別の内訳は？",
    ways: `
      口座別 内訳
      私の資産は口座ごとにいくらありますか
      口座ごとの評価額
      どの口座に何を持ってる
      私の全口座の一覧
      口座別 資産残高
      nisaと特定口座にそれぞれいくらあるの
      自分の証券口座ごとに分けて見せて
      どの口座が一番大きい
      ポートフォリオを口座単位で見たい
    `,
  },
  transactions: {
    title: "取引履歴は？",
    ways: `
      取引履歴
      私の売買履歴を見せてください
      {symbol}の私の取引
      {period}私はどんな取引をした
      {account}の取引明細
      約定履歴
      自分のトレード一覧
      最近自分がした売買って何だっけ
      {symbol} 売買記録 自分 {period}
      私の最後の取引はいつ
      口座の入出庫や約定の記録 {account}
      マイトランザクション
    `,
  },
  purchases: {
    title: "購入した銘柄は？",
    ways: `
      買付履歴
      私は何を買いましたか
      私が{symbol}を買ったのはいつ
      {period}自分が買った株
      {account}で購入した銘柄
      私の購入履歴
      最後に買ったのって何だっけ
      {symbol}を最初に買った日
      新しく仕込んだ銘柄は何だった
      自分が買い増しした記録 {symbol}
      {symbol}を何回に分けて買った、いくらずつ
      買った株の一覧 {period} {account}
    `,
  },
  sales: {
    title: "売却した銘柄は？",
    ways: `
      売却履歴
      私は何を売りましたか
      私が{symbol}を売ったのはいつ
      {period}自分が売った株
      {account}で売却した銘柄
      {symbol}をいくらで売ったか教えて
      最後に売ったのって何だっけ
      自分が手放した株
      {symbol} 売却日 売却価格 自分
      私の売り注文が約定した記録
      売った株の一覧 {period} {account}
    `,
  },
  deposits: {
    title: "入出金の履歴は？",
    ways: `
      入出金履歴
      私はいくら入金しましたか
      私の入金額の合計
      {period}いくら口座に入れた
      {account}への入金
      出金履歴
      {account}から引き出した金額
      今までに投資に突っ込んだ元本はいくら
      積立額 合計 入金
      私はいくらお金を引き出した {period}
      これまで口座に振り込んだお金ってどれだけ
      元手 投入資金
    `,
  },
  fees: {
    title: "支払った手数料は？",
    ways: `
      支払手数料
      私は手数料をいくら払いましたか
      売買手数料 合計
      {period}私が払った手数料
      {account}の手数料
      私の取引コストの総額
      証券会社にどれだけ手数料取られたの
      委託手数料 自分 {period}
      これまでに払った為替手数料やコミッション
      自分の投資にかかった費用 {account}
    `,
  },
  taxesPaid: {
    title: "源泉徴収された税金は？",
    ways: `
      源泉徴収税額
      私の配当からいくら税金が引かれましたか
      支払った税金
      {period}源泉徴収された金額
      {account}で引かれた税金
      外国税額 天引き
      売却益から徴収された税金の合計
      配当の税金ってどれだけ取られたの
      譲渡益税 源泉徴収済み {period}
      私がこれまで投資で納めた税額
      国内源泉と外国源泉の税金 {account}
    `,
  },
  risks: {
    title: "ポートフォリオのリスクは？",
    ways: `
      ポートフォリオ リスク
      私のポートフォリオのリスクはどれくらいですか
      私は集中投資しすぎている
      {account}のリスク
      自分の持ち株は偏ってない？
      集中リスク
      俺のポートってヤバい？危ない？
      私の資産の弱点はどこ
      保有銘柄の集中度
      リスクを取りすぎていないか確認して
      {account}はリスクが高い
      ポートフォリオ診断
    `,
  },
  volatility: {
    title: "ポートフォリオのボラティリティは？",
    ways: `
      ポートフォリオ ボラティリティ
      私のポートフォリオはどれくらい変動しますか
      自分の資産の値動きの大きさ
      {account}のボラティリティ
      {period}私のポートフォリオの標準偏差
      私のポートのボラ
      俺の資産ってブレが激しいの
      保有資産全体の価格変動率
      ポートフォリオの変動の激しさを年率で
      私の資産の振れ幅 {period}
    `,
  },
  drawdown: {
    title: "ポートフォリオの最大ドローダウンは？",
    ways: `
      ポートフォリオ 最大ドローダウン
      私の最大ドローダウンは何パーセントですか
      自分の資産はピークから最大どれだけ減った
      {account}の最大下落率
      {period}私のドローダウン
      私の資産が高値から一番落ち込んだのはいつ
      max drawdown 自分
      俺の資産って最悪どこまで凹んだの
      ポートフォリオのピークからの下落幅
      私のポートフォリオは高値からどれくらい下にいる {period}
    `,
  },
  sharpe: {
    title: "ポートフォリオのシャープレシオは？",
    ways: `
      シャープレシオ
      私のシャープレシオはいくつですか
      ポートフォリオ シャープレシオ
      {account}のシャープ比
      {period}自分のシャープレシオ
      リスク調整後リターン 自分
      私のリターンは取ったリスクに見合ってる
      sharpe ratio ポートフォリオ
      俺の運用ってリスクの割に効率いいの
      ソルティノレシオ 運用効率
    `,
  },
  portfolioBeta: {
    title: "ポートフォリオのベータは？",
    ways: `
      ポートフォリオ ベータ
      私のポートフォリオのベータ値はいくつですか
      自分の資産全体のβ
      私のポートフォリオは市場にどれだけ連動する
      portfolio beta
      保有株の加重平均ベータ
      市場が1%下がったら私のポートフォリオは何パーセント動く
      俺のポートって相場に敏感な方なの
      マイポートフォリオの市場感応度
    `,
  },
  correlation: {
    title: "保有銘柄の相関は？",
    ways: `
      {symbol}と{other}の相関
      保有銘柄 相関係数
      私の持ち株は同じ方向に動きますか
      {symbol} {other} 相関係数
      {symbol}と{other}は連動してる
      相関マトリックス
      {period}{symbol}と{other}の連動性
      俺の持ってる株ってみんな一緒に下がるの
      {symbol}は{other}と逆相関
      自分の銘柄同士の相関関係
      {symbol}が動くと{other}も動く？
    `,
  },
  whatMoved: {
    title: "ポートフォリオが動いた要因は？",
    ways: `
      私のポートフォリオはなぜ下がった
      私の資産が増えた要因は何ですか
      ポートフォリオ 寄与度
      {period}どの銘柄が私の資産を押し下げた
      自分の損益に一番貢献したのはどれ
      {account}はなぜマイナスなの
      今日なんで俺の資産減ってるの
      保有銘柄別の寄与
      私の今日の上げはどの銘柄のおかげ
      ポートフォリオの変動要因 {period}
      足を引っ張ったのは持ち株のどれ、原因は
    `,
  },
  currencyEffect: {
    title: "為替の影響は？",
    ways: `
      為替の影響 ポートフォリオ
      為替で私の資産はいくら増減しましたか
      為替差損益
      {period}円高で私はどれだけ損した
      円安のおかげで自分はいくら得した
      為替差益
      私のリターンのうち為替の分はいくら
      為替要因と株価要因に分けて自分の損益を見せて
      ドル円の動きって俺の資産にどれだけ響いたの
      通貨の変動がポートフォリオに与えた影響 {period}
    `,
  },
  bestWorstPeriod: {
    title: "ポートフォリオの最高の日と最悪の日は？",
    ways: `
      私のポートフォリオの最高の日
      私が一番損した日はいつですか
      自分の資産が一番増えた月
      私の最悪の月
      ポートフォリオ ベスト ワースト 月
      {period}私が一番儲かった日
      私の運用で最も成績が悪かったのは何月
      俺の資産が一番吹っ飛んだ日っていつ
      ポートフォリオの1日の最大の増加額と減少額
      自分の月別成績の最高と最低 {period}
    `,
  },
  whatIfSell: {
    title: "{symbol}を売ったらどうなりますか？",
    ways: `
      {symbol}を{amount}売ったらどうなる
      {symbol} 売却 シミュレーション
      {symbol}を全部売却した場合の手取りはいくらですか
      もし{symbol}を売ったら私のポートフォリオはどう変わる
      {symbol}を{amount}減らしたら配分はどうなる
      仮に{symbol}を手放したら利益はいくら確定する
      {symbol}を{amount}利確した場合
      {symbol}を処分したら自分の構成比はどうなるの
      {symbol}を売却したと仮定して
      {symbol}を今損切りしたら損失はいくらになる
    `,
  },
  whatIfBuy: {
    title: "{symbol}を買ったらどうなりますか？",
    ways: `
      {symbol}を{amount}買ったらどうなる
      {symbol} 購入 シミュレーション
      {symbol}を{amount}買い増した場合の平均単価はいくらですか
      もし{symbol}を買ったら私のポートフォリオはどう変わる
      {symbol}を{amount}追加したら配分はどうなる
      仮に{symbol}を買ったら比率は何パーセントになる
      {symbol}をナンピンしたら取得単価はいくらに下がる
      {amount}で{symbol}は何株買える
      {symbol}を新規で入れたら自分のセクター比率はどうなるの
      {symbol}を購入したと仮定して
    `,
  },
  whatIfMove: {
    title: "{symbol}が{amount}動いたら資産はどうなりますか？",
    ways: `
      {symbol}が{amount}下がったらポートフォリオはどうなる
      {symbol}が{amount}下がったら私の資産はいくら減る
      {symbol}が{amount}上がったら私はいくら儲かりますか
      {symbol} {amount} 下落 影響 ポートフォリオ
      もし{symbol}が{amount}暴落したら自分の損失はどれくらい
      ストレステスト
      市場が{amount}下げた場合の私のポートフォリオ
      {symbol}が半値になったら俺の資産ってどうなるの
      {symbol}が{amount}急騰したときの自分の資産
      暴落シミュレーション
      {symbol}が{amount}動くと私のポートフォリオへのインパクトは
    `,
  },
  invested: {
    title: "{symbol}に{amount}投資していたら今いくらですか？",
    ways: `
      {period}に{symbol}に{amount}入れていたら
      {period}{symbol}に{amount}投資していたら今いくら
      {symbol}を{amount}買っていたら今どうなっていた
      {symbol} {amount} 投資 過去 いくらになった
      あのとき{symbol}を買ってたら今頃いくらになってたかな
      {period}{symbol}に入れた{amount}は現在いくらになっていますか
      {symbol}に毎月積み立てていたらいくらになってた
      もし昔{symbol}を{amount}分買ってたら何倍
      {symbol}のバックテスト {amount}
      {amount}を{symbol}に突っ込んでいたら今の価値は {period}
      タラレバだけど{symbol}に投資してたら億り人だった？
    `,
  },
  heldSince: {
    title: "{symbol}の保有期間は？",
    ways: `
      {symbol} 保有期間
      私は{symbol}をいつから持っていますか
      {symbol}を何年保有してる
      私が一番長く持っている銘柄
      一番古い保有株はどれ
      最も新しい保有銘柄
      {symbol}ってどれくらいホールドしてるんだっけ
      私の{symbol}の保有日数
      持ち株を保有期間が長い順に
      {symbol}を持ち始めてからどれくらい経った
    `,
  },
  lots: {
    title: "{symbol}の取得ロットは？",
    ways: `
      {symbol} ロット
      私の{symbol}の取得ロットを見せて
      {symbol}の買付ごとの明細
      {symbol} 取得日別 株数 単価
      私の税務ロット
      {symbol}のロット別の損益はどうなっていますか
      tax lots
      {symbol}を買った分ごとに分けて、それぞれの単価と残株数
      {symbol} 建玉明細 先入先出
      {symbol}の長期保有分と短期保有分のロット
    `,
  },
  alerts: {
    title: "設定中のアラートは？",
    ways: `
      アラート 一覧
      私はどんなアラートを設定していますか
      設定中の通知を見せて
      {symbol}にアラートは設定してある
      価格通知 確認
      自分の株価アラート
      今有効なアラートって何がある
      {symbol}の私のアラート
      登録した値段の通知リスト
      どの銘柄の通知をオンにしてたっけ
      発動したアラート 履歴
    `,
  },
  setAlert: {
    title: "{symbol}が{amount}になったら通知",
    ways: `
      {symbol}が{amount}を超えたら教えて
      {symbol}が{amount}を下回ったら通知してください
      {symbol} {amount} アラート 設定
      {symbol}にアラートを設定して
      {symbol}が{amount}になったら知らせて
      {symbol}が{amount}割ったらアラート鳴らして
      {symbol}の価格アラートを作成
      {symbol}が{amount}下がったらメールちょうだい
      {symbol}が{amount}に到達したらリマインド
      {symbol}の株価通知を追加したい
      {symbol}が{amount}以上になったらプッシュ通知
      {symbol}が{amount}以上下がったら教えて
      {symbol}が{amount}を下回ったら教えて
      {symbol}が{amount}以下になったら通知して
      {symbol}が{amount}を上回ったら教えて
    `,
  },
  watchlist: {
    title: "ウォッチリストの銘柄は？",
    ways: `
      ウォッチリスト
      私のウォッチリストには何がありますか
      お気に入り銘柄を見せて
      ウォッチリストの銘柄の値動き
      監視銘柄
      ウォッチリストは{period}どうだった
      気になる株リストの調子はどう
      登録銘柄 一覧
      ウォッチしてる株って今日上がってる？
      監視リストで一番上がったのはどれ {period}
      ウォッチ中の銘柄を表示
    `,
  },
  addToWatchlist: {
    title: "{symbol}をウォッチリストに追加",
    ways: `
      {symbol}をウォッチリストに追加して
      {symbol}をお気に入りに登録
      {symbol} ウォッチリスト 追加
      {symbol}を監視銘柄に入れてください
      {symbol}をウォッチしたい
      {symbol}をリストに加えて
      {symbol}も見ておきたいから登録しといて
      {symbol}を監視リストに入れる
      {symbol}のウォッチを始めて
      {symbol}をフォローする
    `,
  },
  removeFromWatchlist: {
    title: "{symbol}をウォッチリストから削除",
    ways: `
      {symbol}をウォッチリストから削除して
      {symbol}をお気に入りから外して
      {symbol} ウォッチリスト 削除
      {symbol}を監視銘柄から消してください
      {symbol}はもうウォッチしなくていい
      {symbol}をリストから除外
      {symbol}の登録を解除
      {symbol}もう興味ないから監視リストから外しといて
      {symbol}のウォッチをやめる
      {symbol}のフォローを外す
    `,
  },
  notes: {
    title: "{symbol}のメモは？",
    ways: `
      {symbol} メモ
      {symbol}について私は何とメモしましたか
      私のメモを見せて
      {symbol}のノート
      自分が{symbol}に書いたコメント
      {symbol}を買った理由を何て書いたっけ
      {symbol}の投資メモを開いて
      自分で残した覚え書き {symbol}
      {symbol}に関する自分の記録
      マイノート 一覧
    `,
  },
  myEarnings: {
    title: "保有銘柄の決算予定は？",
    ways: `
      保有銘柄の決算日
      私の持ち株で次に決算があるのはどれですか
      保有株 決算 予定
      {period}決算を迎える私の銘柄
      自分の銘柄の決算カレンダー
      {account}の保有銘柄の決算発表
      俺の持ってる株で今週決算なのってどれ
      手持ちの株の決算スケジュール {period}
      ポートフォリオ内で決算を控えた企業
      私が保有する会社はいつ業績を発表する
    `,
  },
  myNews: {
    title: "保有銘柄のニュースは？",
    ways: `
      保有銘柄 ニュース
      私の持ち株に関するニュースはありますか
      自分のポートフォリオのニュース
      {period}私の保有銘柄に何かあった
      保有株の最新情報をまとめて
      俺の持ってる株の話題って何かある
      手持ちの銘柄の記事
      ポートフォリオ ヘッドライン {period}
      自分の銘柄で気をつけるべき報道
      私が持っている会社の発表や材料
    `,
  },
  myExDates: {
    title: "保有銘柄の権利落ち日は？",
    ways: `
      保有銘柄の権利落ち日
      私の持ち株で次に配当落ちするのはどれですか
      保有株 配当落ち日 一覧
      {period}権利落ちになる私の銘柄
      自分の銘柄の権利確定日
      俺の持ってる株で権利落ちが近いのってどれ
      手持ちの株の権利付き最終日 {period}
      ポートフォリオ内の配当落ちスケジュール
      私の保有株はいつ配当落ち日を迎える
      自分の持ち株の権利日カレンダー
    `,
  },
  cannotForecast: {
    title: "{symbol}は今後上がりますか？",
    ways: `
      {symbol}はこれから上がる
      {symbol} 株価予想
      {symbol}は{period}いくらになりますか
      {symbol} 今後の見通し
      {symbol}の将来の株価を予測して
      {symbol}はどこまで上がると思う
      次に爆上げする株は何
      {symbol}はまだ下がるのかな、底打ちした？
      暴落はいつ来る
      {symbol}は将来10倍になる、テンバガー
      明日の相場を当てて
      {period}{symbol}の株価はどうなりそう
    `,
  },
  cannotAdvise: {
    title: "{symbol}を買うべきですか？",
    ways: `
      {symbol}は買い
      {symbol}を売るべきですか
      {symbol}は今が買い時
      おすすめの株を教えて
      {amount}を何に投資すればいい
      {symbol} 売り時
      {symbol}をホールドした方がいい、それとも手放した方がいい
      一番いい銘柄はどれ、何を買えばいいの
      {symbol}に{amount}入れても大丈夫かな
      余ったお金をどう運用したらいいか相談したい
      {symbol}を損切りすべきかナンピンすべきか
      初心者におすすめのファンド
      暴落からポートフォリオを守るには
    `,
  },
  cannotTax: {
    title: "税金はいくらかかりますか？",
    ways: `
      税金はいくらかかる
      確定申告は必要ですか
      {amount}の利益に対する税金はいくら
      節税の方法
      {period}納める税金の見積もり
      株の税金 計算
      損益通算はどうすればいい
      nisaにした方が税金は得
      配当控除や外国税額控除の申請のやり方
      住民税や所得税ってどれくらい払うことになるの
      損出しで税金を減らせる
      繰越控除 申告
    `,
  },
  cannotOrder: {
    title: "{symbol}の注文はできますか？",
    ways: `
      {symbol}を{amount}買って
      {symbol}を{amount}売ってください
      {symbol} 買い注文
      {symbol}に指値注文を出して
      成行で{symbol}を売り
      注文をキャンセルして
      {amount}を口座から出金して
      {symbol}の逆指値を変更
      {symbol}を全部売却しといて
      証券口座に{amount}送金して
      {symbol}の積立を設定して発注
      さっきの注文を取り消し、訂正
    `,
  },
  cannotKnow: {
    title: "投資と関係のない質問",
    ways: `
      今日の天気は
      面白い冗談を言って
      カレーのレシピを教えて
      他の人の資産はいくらですか
      パスワードを教えて
      隣の人のポートフォリオを見せて
      サッカーの試合の結果
      あなたは何歳、彼氏いるの
      英語に翻訳して
      おすすめの映画やレストラン
      友達の口座残高を知りたい
      宿題手伝って、詩を書いて
      証券口座を開設するには
      どの証券会社がいいですか
      インフレ率はいくらですか
    `,
  },
  capabilities: {
    title: "何ができますか？",
    ways: `
      何ができるの
      ヘルプ
      使い方を教えて
      どんな質問ができますか
      機能一覧
      何を聞けばいい
      help
      このアプリって何してくれるの
      質問の例を見せて
      わからないから助けて
      できることを教えて
      どうやって使うのこれ
    `,
  },
  indicator: {
    title: "{symbol}の{indicator}は？",
    ways: `
      {symbol} {indicator}
      {symbol}の{indicator}を教えて
      {symbol}の{indicator}はいくつですか
      {symbol}の{indicator}を計算して
      {symbol}の現在の{indicator}
      {indicator}で見た{symbol}
    `,
  },
  options: {
    title: "{symbol}のオプションの状況は？",
    ways: `
      {symbol}のプットコールレシオ
      {symbol}のインプライドボラティリティ
      {symbol}のオプションの建玉
      {symbol}はプットとコールのどちらが多い
      {symbol}のIVはどのくらい
      {symbol}のオプション取引の状況
    `,
  },
  dayPrices: {
    title: "{symbol}の始値・高値・安値・終値は？",
    ways: `
      {symbol} 四本値
      {period}の{symbol}の始値
      {symbol}の{period}の高値と安値
      {symbol}はいくらで寄り付いた
      {symbol}の日中の値幅
      {period}の{symbol}の寄り付き
    `,
  },
  estimateChanges: {
    title: "{symbol}の業績予想は引き上げられましたか？",
    ways: `
      {symbol}の予想の修正
      {symbol}のEPS予想は引き下げられた？
      アナリストは{symbol}の利益予想を上げましたか
      {symbol}のコンセンサス予想の変化
      最近の{symbol}の売上予想の修正
    `,
  },
  targetWeight: {
    title: "{symbol}をポートフォリオの{amount}にするには何株ですか？",
    ways: `
      {symbol}を{amount}まで減らすには何株売ればいい
      {symbol}の比率を{amount}にするには
      {symbol}を{amount}まで買い増すには何株
      {symbol}の割合を{amount}にリバランス
      {symbol}を全体の{amount}に調整
    `,
  },
  closedTrades: {
    title: "決済済みの取引の成績は？",
    ways: `
      私の取引の勝率
      売却のうち利益が出た割合
      {period}の勝率
      終わった取引の振り返り
    `,
  },
  savingsPlan: {
    title: "{period}、毎月{amount}を{symbol}に積み立てていたら今いくらですか？",
    ways: `
      {period}毎月{amount}を{symbol}に積み立てた場合
      {symbol}に月{amount}の積立 {period}
      毎月{amount}ずつ{symbol}を買っていたら {period}
      {symbol}の積立投資 毎月{amount} {period}
      {period}から{symbol}に毎月{amount}投資していたら
    `,
  },
  incomeByMonth: {
    title: "月ごとの配当の受取見込みは？",
    ways: `
      月別の配当金
      配当収入を月ごとに
      今後12か月の配当予想を月別に
      私の配当は一年のどの月に入りますか
      毎月の配当の内訳
      月ごとの受取配当の見込み
    `,
  },
  recordBuy: {
    title: "{symbol}を{amount}{amount}で買いました",
    ways: `
      {period}{symbol}を{amount}{amount}で買った
      {symbol} {amount} {amount} 購入
      {symbol}を1株{amount}で{amount}購入しました
      {symbol}{amount}を{amount}で購入したので記録して
      {symbol}の買いを記録 {amount} {amount}
      {account}で{symbol}を{amount}{amount}で買い付けた
      {symbol}を{amount}買い増しました {amount}
      {symbol}を{amount} {amount}で買った 手数料{amount}
      {period}に{symbol}を{amount}買いました
      {period}{symbol}を終値で{amount}買った
      {symbol}を{amount}合計{amount}で買いました
    `,
  },
  recordSell: {
    title: "{symbol}を{amount}{amount}で売りました",
    ways: `
      {period}{symbol}を{amount}{amount}で売った
      {symbol} {amount} {amount} 売却
      {symbol}を1株{amount}で{amount}売却しました
      {symbol}{amount}を{amount}で売却したので記録して
      {symbol}の売りを記録 {amount} {amount}
      {account}で{symbol}を{amount}{amount}で手放した
      {symbol}を{amount} {amount}で売った 手数料{amount}
      {period}に{symbol}を{amount}売りました
      {period}{symbol}を終値で{amount}売った
      {symbol}を{amount}合計{amount}で売りました
    `,
  },
  recordDividend: {
    title: "{symbol}から配当金{amount}を受け取りました",
    ways: `
      {symbol} 配当 {amount} {period}
      {period}{symbol}の配当が{amount}入った
      {symbol}の配当金{amount}を記録して
      {symbol}から{amount}の配当をもらった
      {symbol}の配当{amount}が入金されました
    `,
  },
  recordDeposit: {
    title: "{amount}を入金しました",
    ways: `
      {period}{amount}入金
      {account}に{amount}入金した
      {amount}の入金を記録して
      {period}証券口座に{amount}振り込んだ
      入金 {amount} {period}
    `,
  },
  recordWithdrawal: {
    title: "{amount}を出金しました",
    ways: `
      {period}{amount}出金
      {account}から{amount}出金した
      {amount}の出金を記録して
      {period}証券口座から{amount}引き出した
      出金 {amount} {period}
    `,
  },
  recordInterest: {
    title: "利息{amount}を受け取りました",
    ways: `
      {period}利息{amount}
      利息{amount}を記録して
      {account}の利子が{amount}入った
    `,
  },
  recordFee: {
    title: "手数料{amount}を支払いました",
    ways: `
      {period}手数料{amount}
      手数料{amount}を記録して
      {account}の口座管理料{amount}が引かれた
    `,
  },
  alertHigh: {
    title: "{symbol}が52週高値を更新したら通知",
    ways: `
      {symbol}が新高値をつけたら教えて
      {symbol}が年初来高値を更新したらアラート
      {symbol}の高値更新で知らせて
    `,
  },
  alertLow: {
    title: "{symbol}が52週安値を更新したら通知",
    ways: `
      {symbol}が新安値をつけたら教えて
      {symbol}が年初来安値を更新したらアラート
      {symbol}の安値更新で知らせて
    `,
  },
  alertVolume: {
    title: "{symbol}の出来高が通常の{amount}倍になったら通知",
    ways: `
      {symbol}の出来高が平均の{amount}倍になったら教えて
      {symbol} 出来高アラート {amount}倍
      {symbol}の出来高が急増したら知らせて {amount}倍
    `,
  },
  alertEarnings: {
    title: "{symbol}の決算前に通知",
    ways: `
      {symbol}の決算の{amount}日前に教えて
      {symbol}の決算アラートを設定
      {symbol}の決算発表の前日に知らせて
      {symbol} 決算 リマインド
    `,
  },
  alertDividend: {
    title: "{symbol}の権利落ち日の前に通知",
    ways: `
      {symbol}の配当の{amount}日前に教えて
      {symbol}の配当アラートを設定
      {symbol}の権利落ち日の前日に知らせて
      {symbol} 配当 リマインド
    `,
  },
  removeAlert: {
    title: "アラートを削除",
    ways: `
      {symbol}のアラートを削除して
      {symbol}のアラートを解除
      {symbol}の通知を止めて
      {symbol}のアラートを消したい
      アラートをオフにして
    `,
  },
  correctTransaction: {
    title: "取引を訂正または削除",
    ways: `
      最後の入力を取り消して
      購入の記録を間違えました
      直前の取引を削除して
      {symbol}の購入価格を訂正したい
      記録した取引が間違っていた
      入力した{symbol}の売却を消して
    `,
  },
  writeNote: {
    title: "{symbol}のメモを書く",
    ways: `
      {symbol}にメモを追加して
      {symbol}についてメモを残したい
      メモを取る
      {symbol}にコメントを書いて
    `,
  },
};
