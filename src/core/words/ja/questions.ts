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
      {symbol}いくらだっけ
      {symbol}の値段を教えてください
      今の{symbol}の株価が知りたいです
      {period} {symbol} 終値
      {symbol}の株って一株いくらするんだろう
      {symbol} 現在値 {currency}
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
      {symbol}は{period}上がりましたか
      {period}の{symbol}、下がったのかな
      {symbol} 前日比 何%
      {period}に{symbol}の株価は何パーセント動きましたか
      {symbol}って{period}どのくらい値下がりしたの
      {symbol}の変動率を知りたいです {period}
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
      {symbol}が一日で一番下げたのっていつだっけ
      {period} {symbol} 最大上昇日 最大下落日
      {symbol}が一番跳ねた日を教えてください
      {period}で{symbol}が最も値上がりしたのは何日でしたか
      {symbol}の一日の下げ幅が最大だった日が知りたいです
      {symbol}で一番ひどかった日っていつかな
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
      {symbol}の年間の高値と安値を教えてください
      {period} {symbol} 高値 安値
      {symbol}って{period}の最安値いくらだっけ
      {symbol}はいま年初来安値に近いですか
      {period}の{symbol}はどの値幅で動いてたのかな
      ここ一年で{symbol}が一番安かった値段を知りたい
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
      {symbol}の過去最高値っていくらだっけ
      {symbol}は今、史上最高値圏ですか
      {symbol} 最高値 いつ つけた
      {symbol}は上場以来の高値を更新しましたか
      {symbol}の上場来の最高値と最安値を知りたいです
      {symbol}が史上最高値をつけた日はいつなの
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
      {period}の{symbol}の出来高を教えてください
      {symbol} {period} 出来高 何株
      {symbol}って今日どのくらい売買されてるの
      {symbol}の出来高は平均より多いですか
      {symbol}の一日あたりの売買株数が知りたいです
      {period}、{symbol}の商いは活発だったかな
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
      {symbol}の時価総額っていくらだっけ
      {symbol} 時価総額 {currency}
      {symbol}の時価総額が知りたいです
      {symbol}ってどのくらいデカい会社なの、時価総額で
      {symbol}の市場価値はいくらになりますか
      {symbol}は時価総額だと中型株に入るのかな
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
      {symbol}のPERいくつだっけ
      {symbol} per 何倍
      {symbol}のPERを知りたいです
      今の{symbol}の株価収益率を教えてください
      {symbol}のPERは高いですか
      {symbol}って利益に対して株価は何倍なのかな
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
      {symbol}の予想perっていくつだっけ
      {symbol} 来期 PER 予想
      来期の利益で計算した{symbol}のPERを教えてください
      {symbol}のフォワードPERが知りたいです
      {symbol}は来期予想ベースだと何倍なの
      {symbol}の予想PERは実績より低いですか
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
      {symbol}って今割高なのかな
      {symbol} 割安 割高
      {symbol}の株価は高すぎますか
      いまの{symbol}、バリュエーション的にどうなの
      {symbol}が割安かどうか知りたいです
      {symbol}の株価水準は妥当でしょうか
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
      {symbol}のPBRを教えてください
      {symbol} pbr 何倍だっけ
      {symbol}のPBRは一倍を割れていますか
      {symbol}って純資産と比べて株価は何倍なの
      {symbol}の株価純資産倍率を知りたいです
      {symbol}のPBR低いのかな
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
      {symbol}のPSRを知りたいです
      {symbol} psr 何倍
      {symbol}のPSRは高いですか
      売上に対して{symbol}の株価は何倍なの
      {symbol}の株価売上高倍率を教えてください
      {symbol}のPSRどのくらいだっけ
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
      {symbol}のEV/EBITDAが知りたいです
      {symbol}のEV/EBITDAは何倍なの
      {symbol} EV EBITDA 何倍
      {symbol}のEV/EBITDA倍率は高いですか
      {symbol}のEV/EBITDAってどのくらいだっけ
      {symbol}の企業価値をEBITDAで割った倍率を教えてください
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
      {symbol}のPEGレシオを知りたいです
      {symbol} PEG いくつ
      {symbol}のPEGって一倍超えてるのかな
      {symbol}のPEGレシオは低いですか
      利益の伸びを考えた{symbol}のPEGはどうなの
      {symbol}のpegレシオどのくらいだっけ
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
      {symbol}のβはいくつだっけ
      {symbol} ベータ値 知りたい
      {symbol}のベータは高いですか
      {symbol}は市場平均よりベータが大きいのかな
      {symbol}の対市場ベータを教えてください
      相場が下がると{symbol}も大きく下がりやすいの、ベータで
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
      {symbol}は値動きが荒いですか
      {period}の{symbol}のボラを教えてください
      {symbol} 変動率 年率 ボラティリティ
      {symbol}ってボラ高いのかな
      {symbol}の最大ドローダウンを知りたいです
      {symbol}の値動きのブレってどれくらいなの
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
      {symbol}と{other}、どっちが成績いいの
      {period} {symbol} {other} どっちが上
      {symbol}と{other}を比べて教えてください
      {symbol}は{period}{other}より上がりましたか
      {symbol}と{other}だとどちらが割安かな
      {symbol}と{other}の比較が見たいです
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
      {symbol}のニュースが知りたいです
      {period} {symbol} ニュース
      {symbol}なんかニュース出てたっけ
      {symbol}に関する最近の記事を見せてください
      {symbol}から何か発表はありましたか
      {symbol}の最近の動向ってどんな感じなのかな、報道で
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
      {symbol}が{period}下げた理由を教えてください
      なんで{symbol}こんなに上がってるの
      {period} {symbol} 下落 理由
      {symbol}が動いた原因を知りたいです
      {symbol}はどうしてこんなに売られているんですか
      {symbol}が下がってるのって何が原因なのかな
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
      {symbol}って配当いくらだっけ
      {symbol} 配当利回り 何%
      {symbol}は配当が出ますか
      {symbol}の利回りを知りたいです
      {symbol}を持ってると一株あたりいくら配当が出るの
      {symbol}の配当金額を教えてください
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
      {symbol}の配当日っていつだっけ
      {symbol} 配当 いつ
      {symbol}の権利落ち日を教えてください
      {symbol}の次の配当支払日が知りたいです
      {symbol}の配当は{period}に出ますか
      {symbol}の権利確定はいつなのかな
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
      {symbol}って毎年増配してるの
      {symbol} 配当 増えてる
      {symbol}の過去の配当の推移を教えてください
      {period}に{symbol}は配当を増やしましたか
      {symbol}は減配したことあったっけ
      {symbol}の連続増配年数を知りたいです
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
      {symbol}の配当性向を教えてください
      {symbol} 配当性向 何%だっけ
      {symbol}の配当性向は高すぎませんか
      {symbol}って利益のどれくらいを配当に出してるの
      {symbol}の配当、無理してないかな
      {symbol}の配当が利益で足りているか知りたいです
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
      {symbol}の決算っていつだっけ
      {symbol} 次の決算 日付
      {symbol}の決算発表日が知りたいです
      {symbol}は{period}に決算発表がありますか
      次に{symbol}が決算出すのはいつなの
      {symbol}の決算はもうすぐかな
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
      {symbol}のこの前の決算どうだったの
      {symbol} 前回決算 予想比
      {symbol}の直近の決算は予想より良かったですか
      {period}の{symbol}の決算結果を教えてください
      {symbol}は前回アナリスト予想を超えたんだっけ
      {symbol}の決算が期待に届いたか知りたいです
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
      {symbol}の次の決算ってどのくらいの予想なの
      {symbol} 次回決算 市場予想
      {symbol}の予想EPSを教えてください
      次の{symbol}の決算、売上はいくら見込まれてるのかな
      {symbol}の{period}の業績予想を知りたいです
      {symbol}は次の決算で増益予想ですか
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
      {symbol}って株式分割したっけ
      {symbol} 分割 いつ
      {symbol}は{period}に分割しましたか
      {symbol}の分割履歴を教えてください
      {symbol}の分割比率が知りたいです
      {symbol}は株式分割する予定あるのかな
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
      {period}の{symbol}の売上を教えてください
      {symbol} 売上 {period}
      {symbol}の売上高いくらだっけ
      {symbol}って年間どれくらい売上あるの
      {symbol}の売上規模を知りたいです
      {symbol}の直近四半期の売上高はいくらですか
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
      {symbol}の売上って伸びてるの
      {symbol} 売上 伸び率
      {symbol}の売上は前年より増えましたか
      {symbol}の増収率を教えてください
      {symbol}の売上の成長スピードが知りたいです
      {symbol}は売上落ちてきてるのかな
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
      {symbol}って黒字だっけ
      {period} {symbol} 純利益
      {symbol}の純利益を教えてください
      {symbol}は{period}赤字でしたか
      {symbol}はちゃんと利益出してるの
      {symbol}がいくら利益を上げたか知りたいです
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
      {symbol}のEPSいくらだっけ
      {symbol} eps {period}
      {symbol}の一株あたり利益を教えてください
      {symbol}のEPSが知りたいです
      {symbol}のepsは増えていますか
      {symbol}って一株でどれくらい利益出してるのかな
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
      {symbol}の利益率を教えてください
      {symbol} 営業利益率
      {symbol}の粗利率って何パーセントなの
      {symbol}は利益率が高いですか
      {symbol}の営業利益率と純利益率を知りたいです
      {symbol}のマージン悪化してるのかな
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
      {symbol}って借金多いのかな
      {symbol} 有利子負債 いくら
      {symbol}の負債総額を教えてください
      {symbol}は借入が多い会社ですか
      {symbol}の借金の額を知りたいです
      {symbol}は無借金経営だっけ
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
      {symbol}って手元に現金いくらあるの
      {symbol} 現預金
      {symbol}の会社の現金保有額を教えてください
      {symbol}は現金を多く持つ企業ですか
      {symbol}社の手元資金が知りたいです
      {symbol}の現金同等物ってどのくらいだっけ
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
      {symbol}のFCFを教えてください
      {symbol} フリーCF {period}
      {symbol}のフリーキャッシュフローは黒字ですか
      {symbol}ってフリーキャッシュ出てるの
      {symbol}のfcfが知りたいです
      {period}の{symbol}のフリーキャッシュフローいくらだっけ
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
      {symbol}のROEを教えてください
      {symbol} roe 何%
      {symbol}のROEどのくらいだっけ
      {symbol}のROEは高いほうですか
      {symbol}の自己資本利益率が知りたいです
      {symbol}って株主のお金で効率よく稼げてるのかな
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
      {symbol}って自社株買いやってるの
      {symbol} 自社株買い {period}
      {symbol}は{period}に自社株買いをしましたか
      {symbol}の自己株取得額を教えてください
      {symbol}がどれくらい自社株買いをしたか知りたいです
      {symbol}、自社株買い発表してたっけ
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
      {symbol}の設備投資額を教えてください
      {symbol} 設備投資 {period}
      {symbol}は設備投資を増やしていますか
      {symbol}のcapexっていくらなの
      {symbol}が設備にいくら投じているか知りたいです
      {symbol}の設備投資って多いのかな
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
      {symbol}の研究開発費を教えてください
      {symbol} 研究開発費 {period}
      {symbol}は研究開発費が多い会社ですか
      {symbol}って研究開発にどれくらいお金かけてるの
      {symbol}のR&D費が知りたいです
      {symbol}の開発投資額いくらだっけ
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
      {symbol}のEBITDAが知りたいです
      {symbol} ebitda {period}
      {period}の{symbol}のEBITDAはどのくらいなの
      {symbol}のEBITDAは増えていますか
      {symbol}の償却前の利益を教えてください
      {symbol}のEBITDAっていくらだっけ
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
      {symbol}のバランスシートを確認したいです
      {symbol} バランスシート {period}
      {symbol}の総資産と純資産を教えてください
      {symbol}の資産と負債ってどうなってるの
      {symbol}の自己資本比率は何パーセントだっけ
      {period}の{symbol}のBSを見たい
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
      {symbol}のPLが見たいです
      {symbol} 損益計算書 {period}
      {symbol}の収益と費用の内訳を教えてください
      {symbol}の損益計算書ってどうなってるの
      {period}の{symbol}のP/Lを出して
      {symbol}の売上原価と販管費はいくらですか
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
      {symbol}のキャッシュフロー計算書が見たいです
      {symbol} 営業CF {period}
      {symbol}の営業キャッシュフローはプラスですか
      {symbol}の投資キャッシュフローを教えてください
      {symbol}の会社のキャッシュの流れってどうなの
      {period}の{symbol}のCF計算書を出して
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
      {symbol}の発行株数を教えてください
      {symbol} 発行株数
      {symbol}の株って全部で何株あるの
      {symbol}の発行済株式数は増えていますか
      {symbol}の浮動株数が知りたいです
      {symbol}の発行済み株数どれくらいだっけ
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
      {symbol}のBPSを教えてください
      {symbol} bps いくら
      {symbol}の一株あたり純資産が知りたいです
      {symbol}のBPSは増えていますか
      {symbol}って一株分の純資産いくらなの
      {symbol}のBPSいくらだっけ
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
      {symbol}の主な指標を教えてください
      {symbol} 財務データ
      {symbol}の財務は大丈夫ですか
      {symbol}のファンダメンタルズが知りたいです
      {symbol}の主要な数字ってどんな感じなの
      {symbol}の財務は健全なのかな
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
      {symbol}について知りたいです
      {symbol}ってどんな株なの
      {symbol} 概要
      {symbol}の情報をまとめて教えてください
      {symbol}ってどんな感じの銘柄だっけ
      {symbol}をざっくり紹介して
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
      {symbol}のアナリスト評価を教えてください
      {symbol} アナリスト 買い 売り
      アナリストは{symbol}を買いと見ていますか
      {symbol}ってプロの評価はどうなの
      {symbol}のレーティングが知りたいです
      {symbol}のアナリスト予想は強気が多いのかな
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
      {symbol}の目標株価を教えてください
      {symbol} 目標株価 平均
      {symbol}の目標株価いくらだっけ
      アナリストは{symbol}をいくらまで見込んでるの、目標株価
      {symbol}は目標株価を超えていますか
      {symbol}の目標株価まであとどのくらいか知りたいです
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
      {symbol}は{period}格下げされましたか
      {symbol} 格上げ 格下げ {period}
      {symbol}の格付け変更を教えてください
      {symbol}って最近アナリストに格上げされたっけ
      {symbol}のレーティングが変わったか知りたいです
      {symbol}の投資判断、引き下げられたのかな
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
      {symbol}の役員が株を売ったか知りたいです
      {symbol} インサイダー取引 {period}
      {period}に{symbol}の経営陣は株を買いましたか
      {symbol}の内部者の売買を教えてください
      {symbol}の社長って自社株売ってたっけ
      {symbol}の役員は買い越しなのかな、売り越しなのかな
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
      {symbol}の大株主を教えてください
      {symbol} 株主 上位
      {symbol}の一番の株主って誰だっけ
      {symbol}を保有している機関投資家が知りたいです
      {symbol}の株は誰が一番持ってるの
      {symbol}は機関投資家の保有が多いですか
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
      {symbol}の競合を教えてください
      {symbol} ライバル
      {symbol}と同じような会社ってどこなの
      {symbol}の競合他社が知りたいです
      {symbol}に競合はいますか
      {symbol}の同業ってどこだっけ
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
      {symbol}の事業内容を教えてください
      {symbol} 何の会社
      {symbol}って何やってる会社だっけ
      {symbol}の本社所在地が知りたいです
      {symbol}はどういった事業をしていますか
      {symbol}って何を作ってる会社なのかな
    `,
  },
  chief: {
    title: "{symbol}のCEOは誰ですか？",
    ways: `
      {symbol} CEO
      {symbol}の社長は誰ですか
      {symbol}の最高経営責任者を教えて
      {symbol}の代表の名前
      {symbol}の社長って誰だっけ
      {symbol} 社長 名前
      {symbol}のCEOを教えてください
      今の{symbol}のCEOの名前が知りたいです
      {symbol}の現在の最高経営責任者はどなたですか
      {symbol}のシーイーオーって誰なの
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
      {symbol}の経営陣を教えてください
      {symbol} 役員 メンバー
      {symbol}の役員は誰がいるの
      {symbol}の経営メンバーが知りたいです
      {symbol}の経営チームはどんな顔ぶれですか
      {symbol}の幹部って誰だっけ
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
      {symbol}の従業員数を教えてください
      {symbol} 従業員 何人
      {symbol}って社員何人だっけ
      {symbol}の社員数が知りたいです
      {symbol}は従業員を増やしていますか
      {symbol}で働いてる人ってどのくらいいるのかな
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
      {symbol}の提出書類を見せてください
      {symbol} 開示書類 {period}
      {symbol}の最新の年次報告書が読みたいです
      {symbol}は{period}に何か書類を提出しましたか
      {symbol}の有報ってどこで見られるの
      {symbol}の四半期報告書もう出てたっけ
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
      {symbol}の空売り残を教えてください
      {symbol} 空売り残高 割合
      {symbol}って空売りどのくらい入ってるの
      {symbol}は空売りが多いですか
      {symbol}の空売り比率が知りたいです
      {symbol}の空売り増えてるのかな
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
      オプションから見て{symbol}はどのくらい動きそうですか
      {symbol} オプション 織り込み 値幅
      {symbol}のオプションが示す変動幅を教えてください
      オプションだと{symbol}は{period}何パーセント動くと織り込んでるの
      {symbol}のインプライドムーブが知りたいです
      オプション市場が見込む{symbol}の値幅ってどのくらいかな
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
      {symbol}の組入銘柄を教えてください
      {symbol} 中身
      {symbol}って何の株が入ってるんだっけ
      {symbol}の構成銘柄が知りたいです
      {symbol}の組入上位はどこの会社なの
      {symbol}というファンドは何に投資していますか
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
      {symbol}のセクター比率を教えてください
      {symbol} セクター 内訳
      {symbol}って何セクターだっけ
      {symbol}の業種配分が知りたいです
      {symbol}はどのセクターの比率が高いですか
      {symbol}はハイテク株が多めなのかな
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
      {symbol}の信託報酬を教えてください
      {symbol} 手数料 年率
      {symbol}の経費率って何パーセントだっけ
      {symbol}の保有コストが知りたいです
      {symbol}の信託報酬は高いですか
      {symbol}を持ってると年間どのくらいコスト取られるの
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
      {symbol}と{other}の中身、どのくらい同じなの
      {symbol} {other} 重複銘柄
      {symbol}と{other}の重複率を教えてください
      {symbol}と{other}は組入銘柄が重なっていますか
      {symbol}と{other}の共通銘柄が知りたいです
      {symbol}と{other}って両方持ってたらかぶるかな
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
      {symbol}のRSIを教えてください
      {symbol} rsi 今
      {symbol}のRSIいくつだっけ
      {symbol}は買われすぎのサインが出ていますか、RSIで
      {symbol}って売られすぎなのかな
      {symbol}のRSIの値が知りたいです
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
      {symbol}のMACDを教えてください
      {symbol} macd シグナル
      {symbol}のMACDって今どっち向きなの
      {symbol}のMACDはシグナルを下回っていますか
      {symbol}のMACDの値が知りたいです
      {symbol}のMACD、クロスしたのかな
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
      {symbol}の移動平均線を教えてください
      {symbol} 移動平均 上 下
      {symbol}って移動平均線より上にいるの
      {symbol}は移動平均を割っていますか
      {symbol}の移動平均線との乖離が知りたいです
      {symbol}の長期移動平均っていくらだっけ
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
      {symbol}ってゴールデンクロス出たっけ
      {symbol} ゴールデンクロス デッドクロス {period}
      {symbol}は{period}デッドクロスしましたか
      {symbol}が最近クロスしたか教えてください
      {symbol}の直近のゴールデンクロスがいつか知りたいです
      {symbol}のデッドクロスっていつ出たの
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
      {symbol}のサポートラインを教えてください
      {symbol} 下値 上値 めど
      {symbol}の抵抗線ってどのあたりなの
      {symbol}のレジスタンスはいくらですか
      {symbol}の下値支持線が知りたいです
      {symbol}のサポートっていくらだっけ
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
      {symbol}のテクニカルを教えてください
      {symbol} 買いシグナル 売りシグナル
      {symbol}のチャートは今どういう形なの
      テクニカル的に{symbol}は強いですか
      {symbol}のテクニカルシグナルが知りたいです
      {symbol}って上昇トレンドなのかな
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
      {symbol}のセンチメントを教えてください
      {symbol} 投資家心理
      {symbol}ってみんなどう思ってるの
      {symbol}は人気がありますか
      {symbol}に対する世間の空気が知りたいです
      {symbol}って今は悲観ムードなのかな
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
      {symbol}のティッカーを教えてください
      {symbol} 証券コード
      {symbol}のティッカーって何だっけ
      {symbol}の銘柄コードが知りたいです
      {symbol}のコードは何番ですか
      {symbol}はどの記号で上場してるの
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
      今日の相場を教えてください
      市況 {period}
      {period}の株式市場は上がりましたか
      今日の株って全体的にどうなの
      {period}の主要指数の動きが知りたいです
      {period}、市場は下がってたっけ
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
      {period}の市場ニュースを教えてください
      株 ニュース {period}
      相場の最新ニュースが知りたいです
      今日なんか大きい経済ニュースあったっけ
      市場全体で話題になっている記事はありますか
      {period}のマーケットで何か起きたのかな
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
      市場心理を教えてください
      市場 センチメント 指数
      今のVIXどのくらいだっけ
      恐怖指数は高いですか
      投資家が強気か弱気か知りたいです
      今の市場って怖がってるのかな、欲張ってるのかな
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
      {period}の値上がり銘柄を教えてください
      値上がりランキング {period}
      {period}一番伸びた株ってどれなの
      今日大きく上がっている銘柄はありますか
      上昇率の高い株が知りたいです
      {period}の上昇率トップって何だっけ
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
      {period}の値下がり銘柄を教えてください
      値下がりランキング {period}
      {period}一番落ちた株ってどれなの
      今日大きく下がっている銘柄はありますか
      下落率の高い株が知りたいです
      {period}の下落率トップって何だっけ
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
      売買が多い銘柄を教えてください
      出来高 ランキング {period}
      {period}一番売買された株ってどれなの
      今日出来高が多かった銘柄はどれですか
      よく取引されている株が知りたいです
      {period}の売買代金トップって何だっけ
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
      {period}のセクターの動きを教えてください
      業種別 騰落 {period}
      {period}強かったセクターってどこなの
      どのセクターが下がっていますか
      上がっている業種が知りたいです
      {period}一番よかった業種ってどこだっけ
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
      {exchange}は何時に開くんだっけ
      {exchange} 営業時間 {period}
      {exchange}は{period}開いていますか
      {exchange}の取引時間を教えてください
      {period}って{exchange}休みなのかな
      {exchange}が何時に閉まるか知りたいです
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
      {period}決算発表する会社を教えてください
      決算 予定 {period}
      {period}ってどこの会社が決算なの
      {period}に決算を控えている企業はありますか
      決算スケジュールが知りたいです
      {period}の決算発表、どこがあったっけ
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
      {period}に権利落ちする銘柄を教えてください
      配当落ち 予定 {period}
      {period}配当落ちの株ってどれなの
      {period}に配当権利が確定する銘柄はありますか
      配当落ちの日程を一覧で知りたいです
      {period}権利落ちになるのってどこだっけ
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
      {period}に分割する銘柄を教えてください
      株式分割 スケジュール {period}
      {period}株式分割する会社ってどこなの
      近く株式分割が予定されている銘柄はありますか
      これからの株式分割の予定が知りたいです
      {period}分割する会社ってどこだっけ
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
      {period}のIPOを教えてください
      新規上場 {period}
      {period}上場する会社ってどこなの
      近々IPOする企業はありますか
      IPOの予定が知りたいです
      {period}上場するのってどこだっけ
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
      {period}の経済指標を教えてください
      経済指標 予定 {period}
      次の雇用統計っていつだっけ
      {period}に重要な指標の発表はありますか
      次の金融政策決定会合の日程が知りたいです
      {period}って何か大きい経済イベントあるのかな
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
      {currency}のレートを教えてください
      {currency} 為替 {period}
      今の{currency}の為替っていくらだっけ
      {currency}は{period}上がりましたか
      {amount}は{currency}だといくらになるの
      {currency}の為替相場が知りたいです
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
      {term}の意味を教えてください
      {term} 用語 解説
      {term}って何だっけ
      {term}とはどういう意味ですか
      {term}について詳しく知りたいです、言葉の意味
      {term}ってどういう指標なのかな
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
      私の資産はいくらあるか教えてください
      総資産 {period}
      私のポートフォリオって今いくらだっけ
      {period}の{account}の残高はいくらでしたか
      自分の資産の合計額が知りたいです
      {account}って{currency}で全部でいくらになるのかな
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
      現金がいくら残っているか教えてください
      現金 残高 {account}
      {account}の現金っていくらだっけ
      まだ投資に回していない現金はありますか
      自分の買付余力が知りたいです
      {account}の余力ってあとどのくらいなの
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
      私の保有銘柄を教えてください
      持ち株 一覧 {account}
      {account}で持ってる銘柄って何だっけ
      今どんな株を保有していますか、私は
      自分が持っている銘柄を全部知りたいです
      {period}の時点で何を持ってたかな
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
      一番多く保有している銘柄を教えてください
      最大保有 {account}
      {account}で一番金額が大きい株ってどれだっけ
      私の保有額が最も大きい銘柄はどれですか
      自分の保有上位の銘柄が知りたいです
      持ち株の中で一番比重が高いのってどれなの
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
      {symbol}って何株持ってたっけ
      {symbol} 保有 {account}
      私は{symbol}を持っていますか
      自分の{symbol}の保有数を教えてください
      {account}の{symbol}がいくら分あるか知りたいです
      {period}に{symbol}をどのくらい持ってたかな
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
      {symbol}っていくらで買ったんだっけ
      {symbol} 取得単価 {account}
      私の{symbol}の平均取得単価を教えてください
      自分の{symbol}の買値が知りたいです
      私は{symbol}を平均いくらで取得していますか
      {symbol}の損益分岐の値段っていくらなの
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
      {symbol}って私のポートフォリオの何割だっけ
      {symbol} 割合 ポートフォリオ {account}
      {account}に占める{symbol}の割合を教えてください
      自分の資産で{symbol}の比率は高すぎますか
      ポートフォリオの中の{symbol}の比重が知りたいです
      私の資産の何パーセントが{symbol}なの
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
      {symbol}で今いくら儲かってるの
      {symbol} 含み損益
      私は{symbol}で利益が出ていますか
      自分の{symbol}の損益を教えてください
      {symbol}でいくら損しているか知りたいです
      {period}の{symbol}、私は儲かったのかな
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
      持ち株で一番儲かっている銘柄を教えてください
      保有銘柄 ベスト ワースト {period}
      私の持ってる株で一番下がったのってどれなの
      {period}、{account}で一番上がった銘柄はどれですか
      自分の銘柄ごとの損益が知りたいです
      一番損してる持ち株ってどれだっけ
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
      含み益がいくらあるか教えてください
      含み益 合計 {account}
      私の含み損益っていくらだっけ
      {account}に含み損はありますか
      まだ確定していない損益の総額が知りたいです
      全体で含み益どのくらい乗ってるのかな
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
      {period}の実現損益を教えてください
      確定損益 {period}
      {period}に利確した分っていくらだっけ
      私は{period}に売却でいくら利益を確定しましたか
      {symbol}を売って出た利益の確定額が知りたいです
      売って確定した損ってどのくらいなの
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
      私の運用利回りを教えてください
      リターン {period} 自分
      私の運用って{period}何パーセントだったの
      {account}の収益率は何パーセントですか
      {period}の運用成績が知りたいです
      俺のリターンって何パーセントだっけ
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
      {period}の損益額を教えてください
      損益 {period} {account}
      私{period}いくら儲けたんだっけ
      {period}私は得をしましたか、損をしましたか
      全部で何円増えたか知りたいです
      {account}って{period}いくら減ったのかな
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
      {period}、私は市場平均に勝てたか教えてください
      自分 対 指数 {period}
      私の成績って{symbol}に負けてるの
      {account}は{period}市場平均を上回りましたか
      {symbol}と比べた自分の運用成績が知りたいです
      俺の運用、インデックスより良かったのかな
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
      {period}にもらった配当を教えてください
      配当 受取額 {period}
      {symbol}の配当って今までいくらもらったっけ
      私は{period}に配当を受け取りましたか
      これまでの受取配当の総額が知りたいです
      {account}に入った配当ってどのくらいなの
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
      {period}に入る予定の配当を教えてください
      受取予定 配当 {period}
      これから配当いくら入るんだっけ
      私は{period}に配当をもらえますか
      今後もらえる配当の見込み額が知りたいです
      {symbol}の配当、次は私にいくら入るのかな
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
      私の持ち株全体の配当利回りを教えてください
      配当利回り 自分 全体
      {account}の配当利回りって何パーセントだっけ
      私のポートフォリオの配当利回りは高いですか
      自分の取得額に対する配当利回りが知りたいです
      持ってる株全部だと利回りどのくらいなの
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
      {period}の利息を教えてください
      利息 {account} {period}
      {period}に利子っていくらついたっけ
      私は{period}に利息を受け取りましたか
      受け取った利子の合計が知りたいです
      {account}の金利収入ってどのくらいなの
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
      私の業種別の内訳を教えてください
      セクター配分 {account}
      私の持ち株ってどのセクターが多いの
      私のポートフォリオは特定の業種に偏っていますか
      自分の資産のセクター比率が知りたいです
      俺のポート、どの業種が一番多いんだっけ
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
      私の国別の内訳を教えてください
      国別 比率 {account}
      私の持ち株ってどの国が多いの
      私のポートフォリオは米国に偏っていますか
      自分の資産の国別の割合が知りたいです
      海外株って俺の資産の何割だっけ
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
      私の通貨別の内訳を教えてください
      通貨 内訳 {account}
      {currency}建ての資産って何割持ってるんだっけ
      私の資産は外貨が多いですか
      自分の資産の通貨比率が知りたいです
      {currency}の割合って私の資産でどのくらいなの
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
      私の資産配分を教えてください
      資産配分 {account}
      私って株と現金どのくらいの割合なの
      私の資産は株式に偏っていますか
      自分のアセットアロケーションが知りたいです
      債券って俺の資産の何割だっけ
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
      口座ごとの残高を教えてください
      口座別 残高 比較
      どの口座にいくら入れてたっけ
      口座別に資産を分けて見られますか
      それぞれの口座の金額が知りたいです
      私の資産って口座ごとにどう分かれてるの
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
      {period}の取引履歴を教えてください
      取引 履歴 {account} {period}
      {period}ってどんな売買したっけ
      {period}に私は取引をしましたか
      {symbol}の取引の記録が見たいです
      {account}の直近の約定ってどうなってるの
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
      {period}に買った株を教えてください
      購入 履歴 {period}
      {symbol}っていつ買ったんだっけ
      私は{period}に何か買いましたか
      {account}で買った銘柄が知りたいです
      最近私が買ったのってどれなの
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
      {period}に売った株を教えてください
      売却 履歴 {period}
      {symbol}っていつ売ったんだっけ
      私は{period}に何か売りましたか
      {account}で売った銘柄が知りたいです
      最近私が売ったのってどれなの
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
      {period}の入金額を教えてください
      入金 合計 {account} {period}
      今までいくら入金したっけ
      私は{period}にお金を引き出しましたか
      入金と出金の記録が知りたいです
      {account}にトータルでいくら入れてきたのかな
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
      {period}の手数料を教えてください
      手数料 合計 {period}
      {symbol}の売買で手数料いくら払ったっけ
      私は{period}に手数料を払いましたか
      これまでの取引手数料の総額が知りたいです
      {account}で手数料ってどのくらい引かれてるの
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
      {period}に引かれた税金を教えてください
      源泉徴収 {account} {period}
      {symbol}の配当で税金いくら引かれたっけ
      私は{period}に税金を源泉徴収されましたか
      これまで天引きされた税額が知りたいです
      {period}って税金どのくらい取られたの
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
      私のポートフォリオの危ないところを教えてください
      リスク診断 {account}
      私のポートって偏りすぎかな
      私は一部の銘柄に集中しすぎていますか
      自分のポートフォリオのリスクが知りたいです
      俺の持ち株構成ってどこが危ないの
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
      私のポートフォリオのボラティリティを教えてください
      ボラティリティ {account} {period}
      私の資産って値動き激しいのかな
      私のポートフォリオは値動きが大きいですか
      自分の資産の変動率が知りたいです
      {period}の俺のポートのボラってどのくらいだっけ
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
      私の最大ドローダウンを教えてください
      ドローダウン {account} {period}
      私のポートってピークからどのくらい落ちてるの
      {period}に私の資産は高値から大きく落ち込みましたか
      自分の資産のピークからの最大下落率が知りたいです
      俺の資産、一番落ちた時で何パーセント減ったんだっけ
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
      私のシャープレシオを教えてください
      シャープレシオ {account} {period}
      私のシャープレシオっていくつだっけ
      私のポートフォリオのシャープレシオは高いですか
      自分のリスク調整後の成績が知りたいです
      リスクに対して私のリターンは効率がいいのかな
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
      私のポートフォリオのベータを教えてください
      ベータ {account} 全体
      私のポートのベータっていくつだっけ
      私のポートフォリオは市場より大きく動きますか、ベータで
      自分の持ち株全体のベータ値が知りたいです
      俺のポートって市場と比べてどれくらい敏感なのかな
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
      {symbol}と{other}の相関係数を教えてください
      相関 {symbol} {other} {period}
      {symbol}と{other}って同じように動くの
      私の保有銘柄同士は相関が高いですか
      持ち株の相関が知りたいです
      {symbol}と{other}は逆に動くんだっけ
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
      {period}に資産が動いた原因を教えてください
      変動要因 {account} {period}
      なんで私のポートフォリオ{period}下がったの
      {period}に一番足を引っ張った持ち株はどれですか、要因として
      私の資産が増えた理由が知りたいです
      {period}の俺の損益、どの銘柄が効いてるのかな
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
      為替でいくら得したか教えてください
      為替損益 {account} {period}
      円安で私の資産ってどのくらい増えたの
      {period}に私は為替で損をしましたか
      自分の損益のうち為替の影響が知りたいです
      為替のせいでいくら減ったのかな
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
      私が一番儲かった日を教えてください
      最高の月 最悪の月 自分 {period}
      {period}で私が一番負けた日っていつだっけ
      私の資産が一番減ったのは何月ですか
      自分の成績が一番良かった月が知りたいです
      俺の資産が一番増えた日っていつなの
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
      {symbol}を売るとどうなるか教えてください
      もし {symbol} 売却 {amount}
      {symbol}を{amount}売ったらいくら利益になるの
      {symbol}を全部売ったら私の配分は変わりますか
      {symbol}を売った場合の損益が知りたいです
      {account}の{symbol}を手放すとどう変わるのかな
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
      {symbol}を{amount}買うとどうなるか教えてください
      もし {symbol} 購入 {amount}
      {symbol}を{amount}買い足したら比率どうなるの
      {amount}{symbol}を買ったら私の平均単価は下がりますか
      {symbol}を{amount}買った場合の配分が知りたいです
      {account}で{symbol}を{amount}買ったらどう変わるのかな
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
      {symbol}が{amount}下落した場合の影響を教えてください
      もし {symbol} {amount} 変動 資産
      {symbol}が{amount}落ちたら私いくら損するの
      {symbol}が{amount}値上がりしたら私の資産は増えますか
      {symbol}が{amount}動いたときの自分の損益が知りたいです
      {symbol}が{amount}下げたら{account}はどのくらい減るのかな
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
      {period}に{amount}分{symbol}を買っていたら今いくらか教えてください
      もし {period} {symbol} {amount} 投資
      {period}に{symbol}へ{amount}入れてたら今いくらなの
      {period}に{amount}を{symbol}に投資していたら増えていましたか
      {period}に{symbol}を{amount}買っていた場合の現在の価値が知りたいです
      {amount}を{period}に{symbol}に入れとけば今ごろどうなってたかな
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
      {symbol}をいつから持っているか教えてください
      保有年数 {symbol}
      {symbol}っていつから持ってたっけ
      私は{symbol}を長く保有していますか
      {account}で一番長く保有している株が知りたいです
      {symbol}を持ってもうどのくらいになるのかな
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
      {symbol}の買付ロットを教えてください
      取得ロット {symbol} {account}
      {symbol}のロットってどう分かれてるの
      {symbol}のロットはいくつありますか
      {symbol}のロットごとの取得単価が知りたいです
      私の{symbol}、ロット別だとどうだっけ
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
      設定しているアラートを教えてください
      アラート 確認 {symbol}
      どんなアラート設定してたっけ
      {symbol}に通知は設定されていますか
      登録済みのアラートが見たいです
      今オンになってる通知ってどれなの
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
      {symbol}が{amount}まで下がったら知らせてください
      アラート {symbol} {amount}
      {symbol}が{amount}超えたら通知してくれるかな
      {symbol}が{amount}に届いたら通知してもらえますか
      {symbol}が{amount}を切ったら知らせてほしい
      {symbol}が{amount}いったら教えて
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
      ウォッチリストの中身を教えてください
      ウォッチリスト {period} 値動き
      ウォッチリストに何入れてたっけ
      {period}、ウォッチリストの銘柄は上がりましたか
      お気に入りに登録した株が見たいです
      監視してる銘柄って今どうなってるの
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
      {symbol}をウォッチリストに入れてください
      お気に入り 追加 {symbol}
      {symbol}をウォッチリストに入れといて
      {symbol}をお気に入りに加えてもらえますか
      {symbol}を監視リストに追加したいです
      {symbol}と{other}もウォッチリストに足して
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
      {symbol}をウォッチリストから外してください
      お気に入り 解除 {symbol}
      {symbol}もういらないからウォッチリストから消して
      {symbol}をお気に入りから削除してもらえますか
      {symbol}を監視リストから外したいです
      {symbol}と{other}をウォッチリストから取り除いて
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
      {symbol}のメモを見せてください
      メモ 確認 {symbol}
      {symbol}について何てメモしたっけ
      {symbol}のメモは残っていますか
      自分が書いたメモを読み返したいです
      前に{symbol}について書いたノートってどこなの
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
      {period}に決算がある持ち株を教えてください
      保有銘柄 決算日 {period}
      私の持ってる株って次いつ決算だっけ
      {period}に決算発表がある保有銘柄はありますか
      {account}の銘柄の決算日が知りたいです
      持ち株で{period}決算なのはどれかな
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
      持っている株のニュースを教えてください
      持ち株 ニュース {period}
      私の保有株で何かニュース出てたっけ
      {period}に私の持ち株に関する報道はありましたか
      自分の保有銘柄の最新ニュースが知りたいです
      {period}、持ってる株に何か動きあったのかな、記事で
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
      {period}に配当落ちする持ち株を教えてください
      持ち株 権利落ち {period}
      私の持ってる株の権利落ちっていつだっけ
      {period}に権利落ちになる保有銘柄はありますか
      自分の保有株の配当落ちの日が知りたいです
      持ち株で次に権利落ちなのはどれかな
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
      {symbol}は{period}上がると思いますか
      {symbol} これから 予想
      {symbol}ってこの先どうなるのかな
      {symbol}が今後いくらになるか予測してください
      {symbol}は{amount}まで行くと思う
      これから伸びる株ってどれになりそうなの
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
      {symbol}って買った方がいいのかな
      {symbol} 買うべきか 売るべきか
      {symbol}は今売った方がいいですか
      何を買えばいいか教えてください
      {amount}あるんだけどどの株がおすすめなの
      {symbol}と{other}、買うならどっちがいい
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
      {symbol}を売ったら税金いくらかかるの
      株 税金 いくら 払う
      確定申告ってしなきゃいけないんだっけ
      {period}の税金がいくらになるか計算してください
      節税するにはどうすればいいですか
      {amount}儲かったら税金どのくらい取られるのかな
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
      {symbol}を成行で買ってください
      {symbol} 売り注文 {amount}
      {symbol}を{amount}で指値買いしといて
      {account}で{symbol}の注文を出してもらえますか
      {symbol}を今すぐ売却したいので発注して
      さっき出した注文を取り消したいんだけど
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
      明日って雨降るのかな
      天気 予報
      何か面白い話をしてください
      晩ご飯のおすすめ教えて
      昨日の野球どっちが勝ったの
      あなたは人間ですか
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
      何ができるか教えてください
      使い方 ヘルプ
      これって何を聞けるんだっけ
      どういうことを調べられますか
      このアプリの機能が知りたいです
      どんなふうに質問すればいいのかな
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
      {symbol}の{indicator}っていくつだっけ
      {indicator} {symbol} 値
      {symbol}の{indicator}が知りたいです
      {symbol}の{indicator}は今どうなっていますか
      {indicator}だと{symbol}はどんな感じなの
      {symbol}の{indicator}を見せてほしい
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
      {symbol}のオプションの動向を教えてください
      {symbol} プット コール 比率
      {symbol}ってプットの方が多いのかな
      {symbol}のオプションは活発に取引されていますか
      {symbol}のオプション建玉が知りたいです
      {symbol}のプットコール比率どのくらいだっけ
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
      {symbol}の始値と終値を教えてください
      {symbol} 始値 高値 安値 終値 {period}
      {symbol}って{period}いくらで始まったの
      {symbol}の寄り付きの値段はいくらでしたか
      {period}の{symbol}の四本値が知りたいです
      {symbol}の始値いくらだっけ
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
      {symbol}の予想が修正されたか教えてください
      {symbol} 予想 上方修正 下方修正
      {symbol}のアナリスト予想って最近引き上げられたの
      {period}に{symbol}の利益予想は下げられましたか
      {symbol}のEPS予想がどう変わったか知りたいです
      {symbol}のコンセンサス、切り下がってるのかな
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
      {symbol}を{amount}にするには何株買えばいいか教えてください
      目標比率 {symbol} {amount}
      {symbol}を資産の{amount}にしたいんだけど何株いるの
      {symbol}の比率を{amount}に下げるには何株売る必要がありますか
      {account}で{symbol}の割合を{amount}に合わせたいです
      {symbol}をポートの{amount}まで増やすにはあと何株かな
    `,
  },
  closedTrades: {
    title: "決済済みの取引の成績は？",
    ways: `
      私の取引の勝率
      売却のうち利益が出た割合
      {period}の勝率
      終わった取引の振り返り
      私の勝率を教えてください
      勝率 {account} {period}
      私のトレードって勝率どのくらいだっけ
      決済した取引は勝ちの方が多いですか
      {period}に手仕舞いした取引の成績が知りたいです
      売り終わった取引って何勝何敗なの
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
      {period}毎月{amount}ずつ{symbol}を積み立てたらいくらになっていたか教えてください
      毎月積立 {symbol} {amount} {period}
      {period}{symbol}に毎月{amount}積み立ててたら今いくらなの
      {period}から月々{amount}を{symbol}に積み立てていたら増えていましたか
      {symbol}を毎月{amount}積立、{period}の結果が知りたいです
      月{amount}で{symbol}を{period}積み立ててたらどうなってたかな
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
      月ごとの配当を教えてください
      配当 月別 {account}
      配当って何月に多く入るんだっけ
      毎月いくら配当が入る見込みですか
      配当収入の月別の予定が知りたいです
      {account}の配当、どの月にいくら入るのかな
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
      {symbol}を{amount}買ったよ、単価は{amount}
      買付 {symbol} {amount} {amount}
      {period}に{account}で{symbol}を{amount}購入した、{amount}で
      {symbol}を{amount}、{amount}で買ったので登録してください
      {symbol}を{amount}買ったって記録しといて
      {symbol}を{amount}で{amount}仕込みました
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
      {symbol}を{amount}売ったよ、単価は{amount}
      売付 {symbol} {amount} {amount}
      {period}に{account}で{symbol}を{amount}売却した、{amount}で
      {symbol}を{amount}、{amount}で売ったので登録してください
      {symbol}を{amount}売ったって記録しといて
      {symbol}を{amount}で{amount}利確しました
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
      {symbol}から配当が{amount}入ったよ
      配当入金 {symbol} {amount}
      {account}に{symbol}の配当{amount}が振り込まれた
      {symbol}の配当{amount}を登録してください
      {period}に{symbol}の分配金を{amount}受け取りました
      {symbol}の配当で{amount}もらったから記録しといて
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
      {account}に{amount}入れたよ
      口座入金 {amount}
      {period}に{amount}を入金したので登録してください
      {amount}を口座に入れました
      {amount}入金したって記録しといて
      {account}へ{amount}振り込みました
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
      {account}から{amount}おろしたよ
      口座出金 {amount}
      {period}に{amount}を出金したので登録してください
      {amount}を口座から引き出しました
      {amount}出金したって記録しといて
      {account}から{amount}を引き出したところ
    `,
  },
  recordInterest: {
    title: "利息{amount}を受け取りました",
    ways: `
      {period}利息{amount}
      利息{amount}を記録して
      {account}の利子が{amount}入った
      利息が{amount}入ったよ
      利子 {amount} {account}
      {period}に利子を{amount}受け取ったので登録してください
      {account}に利息{amount}がつきました
      利息で{amount}もらったって記録しといて
      {period}に金利が{amount}入金された
    `,
  },
  recordFee: {
    title: "手数料{amount}を支払いました",
    ways: `
      {period}手数料{amount}
      手数料{amount}を記録して
      {account}の口座管理料{amount}が引かれた
      手数料で{amount}取られたよ
      手数料 {amount} {account}
      {period}に手数料を{amount}払ったので登録してください
      {account}で手数料{amount}が引き落とされました
      手数料{amount}かかったって記録しといて
      {period}に管理料を{amount}払った
    `,
  },
  alertHigh: {
    title: "{symbol}が52週高値を更新したら通知",
    ways: `
      {symbol}が新高値をつけたら教えて
      {symbol}が年初来高値を更新したらアラート
      {symbol}の高値更新で知らせて
      {symbol}が高値を更新したら知らせてください
      高値更新 アラート {symbol}
      {symbol}が年初来高値つけたら教えてくれるかな
      {symbol}が新高値になったら通知してもらえますか
      {symbol}の新高値のアラートを設定したいです
      {symbol}が高値抜けたら通知ちょうだい
    `,
  },
  alertLow: {
    title: "{symbol}が52週安値を更新したら通知",
    ways: `
      {symbol}が新安値をつけたら教えて
      {symbol}が年初来安値を更新したらアラート
      {symbol}の安値更新で知らせて
      {symbol}が安値を更新したら知らせてください
      安値更新 アラート {symbol}
      {symbol}が年初来安値つけたら教えてくれるかな
      {symbol}が新安値になったら通知してもらえますか
      {symbol}の新安値のアラートを設定したいです
      {symbol}が安値割ったら通知ちょうだい
    `,
  },
  alertVolume: {
    title: "{symbol}の出来高が通常の{amount}倍になったら通知",
    ways: `
      {symbol}の出来高が平均の{amount}倍になったら教えて
      {symbol} 出来高アラート {amount}倍
      {symbol}の出来高が急増したら知らせて {amount}倍
      {symbol}の出来高が普段の{amount}倍になったら知らせてください
      出来高 急増 通知 {symbol} {amount}倍
      {symbol}の出来高がいつもの{amount}倍いったら教えて
      {symbol}の売買高が平均の{amount}倍を超えたら通知してもらえますか
      {symbol}の出来高{amount}倍でアラートを設定したいです
      {symbol}の取引量が{amount}倍に膨らんだら通知ちょうだい
    `,
  },
  alertEarnings: {
    title: "{symbol}の決算前に通知",
    ways: `
      {symbol}の決算の{amount}日前に教えて
      {symbol}の決算アラートを設定
      {symbol}の決算発表の前日に知らせて
      {symbol} 決算 リマインド
      {symbol}の決算が近づいたら知らせてください
      決算 通知 {symbol}
      {symbol}の決算の前に教えてくれるかな
      {symbol}の決算発表の前に通知してもらえますか
      {symbol}の決算のリマインダーを設定したいです
      {symbol}が決算出す前に一声かけて
    `,
  },
  alertDividend: {
    title: "{symbol}の権利落ち日の前に通知",
    ways: `
      {symbol}の配当の{amount}日前に教えて
      {symbol}の配当アラートを設定
      {symbol}の権利落ち日の前日に知らせて
      {symbol} 配当 リマインド
      {symbol}の権利落ちが近づいたら知らせてください
      権利落ち 通知 {symbol}
      {symbol}の配当落ちの前に教えてくれるかな
      {symbol}の権利落ち前に通知してもらえますか
      {symbol}の配当落ち日のリマインダーを設定したいです
      {symbol}の権利が落ちる前に一声かけて
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
      {symbol}のアラートを消してください
      アラート 解除 {symbol}
      {symbol}の通知もういらない
      {symbol}のアラートを取り消してもらえますか
      設定したアラートを削除したいです
      {symbol}の通知オフにしといて
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
      入力した取引を直してください
      取引 訂正 {symbol}
      さっきの記録間違えたから消して
      {symbol}の購入記録を修正できますか
      {period}の取引の入力ミスを直したいです
      {symbol}の株数、{amount}に直しといて
    `,
  },
  writeNote: {
    title: "{symbol}のメモを書く",
    ways: `
      {symbol}にメモを追加して
      {symbol}についてメモを残したい
      メモを取る
      {symbol}にコメントを書いて
      {symbol}のメモを残してください
      メモ 追加 {symbol}
      {symbol}についてメモっといて
      {symbol}にメモを書き込めますか
      {symbol}の新しいメモを作りたいです
      {symbol}のノートに書き足して
    `,
  },
};
