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
      {symbol}って今何{currency}で取引されてるの
      {symbol} 値段
      {symbol}の最新の価格が知りたい
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
      {symbol}今いくら
      {symbol}っていま一株いくらで買えるの
      {symbol}の現在値を教えてください
      {symbol}と{other}の直近の株価を見せて
      {symbol}いくらになってる
      {period}の{symbol}の値段ってどれくらいだったっけ
      {symbol}の株価を{currency}で知りたい
      ちょっと{symbol}の株価見てくれる
      {symbol} 現値
    `,
  },
  change: {
    title: "{symbol}の値動きは？",
    ways: `
      {period}の{symbol}の調子は
      {symbol}は{period}プラス、それともマイナス
      {symbol}は{period}どれくらい上がった
      {symbol} 騰落率
      {symbol}は{period}上がってる？下がってる？
      {symbol} チャート
      {symbol}の前日比を教えて
      {period}{symbol}のリターンは何パーセントですか
      {symbol} パフォーマンス {period}
      {symbol}の株価推移を見せて
      {symbol}の調子はどう
      {symbol}って{period}どんな値動きしてる
      {symbol} 上昇率 下落率
      {symbol}の{period}成績やヒストリカルデータを見たい
      {symbol}は{period}上がりましたか
      {period}の{symbol}、下がったのかな
      {symbol} 前日比 何%
      {period}に{symbol}の株価は何パーセント動きましたか
      {symbol}って{period}どのくらい値下がりしたの
      {symbol}の変動率を知りたいです {period}
      {symbol} 前日比
      {symbol}って{period}どれくらい上がった
      {symbol}{period}上げてる？下げてる
      {period}の{symbol}の騰落率を教えてください
      {symbol}は{period}何パーセント動いたの
      {symbol}と{other}、{period}どんな動きしてる
      {period}の{symbol}の調子どう、株価伸びてる
      {symbol}は{period}の終値から何%変わった
      {symbol} {period} 騰落率
      {symbol}、{period}からどのくらい下落したか知りたい
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
      {symbol}が一番上がった日と一番下がった日っていつ
      {symbol} 上昇率最大の日
      {period}で{symbol}がいちばん暴落した日はいつですか
      {symbol}が一日で最も値を飛ばしたのはいつ、何%だった
      {symbol}の過去最大の下げ幅の日を教えて
      {symbol}の日次の最大上昇と最大下落の日付
      {symbol}、{period}で最悪の一日はいつだったのかな
      {period}、{symbol}が最も急騰した日と急落した日をお示しください
      {symbol} ワースト日 ベスト日
    `,
  },
  highLow: {
    title: "{symbol}の52週高値と安値は？",
    ways: `
      {symbol} 52週高値
      {symbol}の52週安値はいくらですか
      {symbol} {period}高値 {period}安値
      {period}{symbol}の最高値と最安値
      {symbol}は52週高値からどれくらい離れてる
      {symbol} 高値 安値 レンジ
      {symbol}の1年の底値と天井を教えて
      {symbol}は{period}一番高い時でいくらだった
      {symbol}は安値圏にいるのか高値圏にいるのか
      {symbol}の一番安かったときの値段はいくら {period}
      {symbol}は{period}安値から何パーセント戻した
      {symbol}の年間の高値と安値を教えてください
      {period} {symbol} 高値 安値
      {symbol}って{period}の最安値いくらだっけ
      {symbol}はいま{period}安値に近いですか
      {period}の{symbol}はどの値幅で動いてたのかな
      {period}で{symbol}が一番安かった値段を知りたい
      {symbol}の{period}高値と{period}安値教えて
      {symbol}の{period}のレンジってどのくらい
      {symbol}は{period}の間いくらからいくらの間で動いてた
      {period}の{symbol}の高値と安値をお教えください
      {symbol}、一年の値幅の上と下が知りたいな
    `,
  },
  record: {
    title: "{symbol}の史上最高値は？",
    ways: `
      {symbol} {period}最高値
      {symbol}の上場来高値はいくらですか
      {symbol}は{period}値からどれだけ下がってる
      {symbol} ath
      {symbol}のオールタイムハイを教えて
      {symbol} 上場来安値
      {symbol}の{period}最安値
      {symbol}って最高値更新した？
      {symbol}が{period}で一番高かったのはいつでいくら
      {symbol}はピークから何パーセント下
      {symbol}の{period}値っていくらだっけ
      {symbol}は今、{period}最高値圏ですか
      {symbol} 最高値 いつ つけた
      {symbol}は上場以来の高値を更新しましたか
      {symbol}の上場来の最高値と最安値を知りたいです
      {symbol}が{period}最高値をつけた日はいつなの
      {symbol} 上場来高値
      {symbol}が{period}で一番高かったのはいつ
      {symbol}って最高でいくらまで行ったの
      {symbol}は{period}最高値を更新しましたか
      {symbol}の{period}値からどれくらい離れてる
      {symbol}の上場以来のピークの株価と日付をお願いします
      {symbol}はATHまであと何%
      昔{symbol}ってもっと高かったよね、一番のてっぺんはいくらだっけ
      {period}に{symbol}は最高値を塗り替えた
    `,
  },
  volume: {
    title: "{symbol}の出来高は？",
    ways: `
      {symbol} 出来高
      {symbol}の売買高はどれくらいですか
      {symbol}は{period}何株取引された
      {symbol} 平均出来高
      {symbol}の取引量は普段より多い？
      {symbol}のボリューム
      {symbol} 売買代金
      {symbol}の出来高が急増してるか見て
      {symbol}の流動性はある？よく取引されてる？
      {symbol}は商いが薄いのか膨らんでるのか
      {period}の{symbol}の出来高を教えてください
      {symbol} {period} 出来高 何株
      {symbol}って{period}どのくらい売買されてるの
      {symbol}の出来高は平均より多いですか
      {symbol}の一日あたりの売買株数が知りたいです
      {period}、{symbol}の商いは活発だったかな
      {symbol}の売買高を教えてください
      {symbol}って{period}どのくらい売り買いされてるの
      {symbol}の出来高、平均より多い
      {symbol}は商いが膨らんでいますか
      {period}の{symbol}の平均出来高はどれくらいでしょう
      {symbol}って流動性あるのかな、一日にどれだけ売買されてる
      {symbol}の取引株数は何株
      {period}の{symbol}やけに取引多くない？出来高見せて
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
      {symbol}の株式時価総額は何億{currency}
      {symbol}の企業価値はどのくらいの大きさ
      {symbol}の時価総額っていくらだっけ
      {symbol} 時価総額 {currency}
      {symbol}の時価総額が知りたいです
      {symbol}ってどのくらいデカい会社なの、時価総額で
      {symbol}の市場価値はいくらになりますか
      {symbol}は時価総額だと中型株に入るのかな
      {symbol}って会社まるごとだといくらの価値
      {symbol}の時価総額は何兆{currency}ですか
      {symbol}と{other}、時価総額はどっちがでかい
      {symbol}の企業規模を株式市場の評価額で知りたい
      {symbol}は大型株？時価総額でいうといくら
      {symbol}のマーケットキャップ教えて
      {symbol}の時価総額を{currency}換算で
      {symbol}の時価総額はいくらになっておりますでしょうか
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
      {symbol}の{period}のPERを教えて
      {symbol}のPERいくつだっけ
      {symbol} per 何倍
      {symbol}のPERを知りたいです
      今の{symbol}の株価収益率を教えてください
      {symbol}のPERは高いですか
      {symbol}って利益に対して株価は何倍なのかな
      {symbol}って今PER何倍
      {symbol}の株価収益率を教えてください
      {symbol}の株価は利益の何倍まで買われてるの
      {symbol}と{other}のPERを並べて
      {symbol}の実績PERいくつ
      {symbol}の株価って一株利益の何年分
      {symbol}のP/Eってどんなもん
    `,
  },
  forwardPe: {
    title: "{symbol}の予想PERは？",
    ways: `
      {symbol} 予想PER
      {symbol}の{period}予想PERは何倍ですか
      {symbol} フォワードPER
      {symbol} forward pe
      {symbol}の予想株価収益率を教えて
      {symbol}は予想利益の何倍まで買われてる
      {symbol}の{period}予想ベースのPER
      {symbol}の先行きの利益で見たPERっていくつ
      {symbol}の12か月先予想PER
      {symbol}の予想perっていくつだっけ
      {symbol} {period} PER 予想
      {period}の利益で計算した{symbol}のPERを教えてください
      {symbol}のフォワードPERが知りたいです
      {symbol}は{period}予想ベースだと何倍なの
      {symbol}の予想PERは実績より低いですか
      {symbol}の{period}予想ベースのPERは何倍ですか
      {symbol}のフォワードPER教えて
      {symbol}って{period}の利益見込みで計算したらPERいくつ
      {period}予想利益に対して{symbol}の株価は何倍
      {symbol}のフォワードP/Eどのくらい
      {period}の予想利益で見た{symbol}のPERが知りたいです
      {symbol}、実績じゃなくて予想の方のPERよろしく
      アナリスト予想のEPSで割った{symbol}の株価収益率は
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
      {symbol}って割高
      {symbol} 割安度
      {symbol}の今の株価は妥当な水準なんでしょうか
      {symbol}って利益とか資産のわりに高すぎない
      {symbol}と{other}ならどっちが割安
      {symbol}のバリュエーションを教えて
      {symbol}の株価、ちょっと買われすぎで高い気がするけど指標的にはどう
      {symbol}はバリュエーション的にお得な水準ですか、過去と比べてどう
      {symbol}の各種株価倍率はどの程度でしょうか、割高感はありますか
      {symbol}は実力より安く放置されてる
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
      {symbol}の株価純資産倍率をお願いします
      {symbol}は解散価値より安いの
      {symbol}の株価は純資産の何倍
      {symbol}のP/Bいくつ
      {period}の{symbol}のPBRはどれくらいだった
      {symbol}の株って会社の純資産と比べて何倍で取引されてるのかな
      {symbol}のPBR、今何倍か教えて
      {symbol}は低PBRですか、何倍でしょう
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
      {symbol}って売上の何倍で買われてるの
      {symbol}のPSRいくつくらい
      {symbol}の時価総額は年間売上高の何倍
      {symbol}のP/S教えて
      {symbol}、赤字だからPSRで見たいんだけど何倍かな
      {period}の{symbol}の株価売上倍率を知りたい
      売上に対して{symbol}の時価総額って何倍になってる
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
      {symbol}のEV/EBITDAって何倍
      {symbol}のEV/EBITDA倍率をお教えください
      {symbol}の企業価値はEBITDAの何倍ですか
      {symbol}のEVエビッダ倍率いくつ
      {symbol}を買収したら何年で元が取れる計算、EV/EBITDAで
      {symbol}の簡易買収倍率を知りたい
      {period}の{symbol}のEV/EBITDAを見せて
      {symbol}の企業価値をエビッダで割ると何倍になる
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
      {symbol} PEG
      {symbol}のPEGレシオいくつ
      {symbol}の成長率を加味したPERが知りたい
      PERを利益成長率で割った値、{symbol}だといくつになる
      {symbol}のPEG倍率をお願いします
      {symbol}は成長性込みだとPERは高くない？PEGで教えて
      {symbol}のペグレシオってどれくらいなの
      {period}の{symbol}のPEGレシオはどの程度でしょうか
      {symbol}のPEG見せて
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
      {symbol}のベータ係数を見せて
      {symbol}は相場全体より値動きが大きい株なの
      {symbol}のβはいくつだっけ
      {symbol} ベータ値 知りたい
      {symbol}のベータは高いですか
      {symbol}は市場平均よりベータが大きいのかな
      {symbol}の対市場ベータを教えてください
      相場が下がると{symbol}も大きく下がりやすいの、ベータで
      {symbol}のβ値はいくつですか
      {symbol}って市場全体と比べてどのくらい敏感に動くの
      {symbol}のβ教えて
      {symbol}の対市場感応度を知りたい
      {symbol}ってハイベータ銘柄かな、数字で見せて
      {period}の{symbol}のベータ値はどのようになっていますか
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
      {symbol}って値動き激しい
      {symbol}の価格変動率を教えてください
      {symbol}は{period}どれくらいブレてる
      {symbol}の年率ボラティリティは何%
      {symbol}のヒストリカルボラティリティを知りたい
      {symbol}の値段の振れ幅の標準偏差ってどのくらいなんだろ
      {symbol}のボラは{period}高まってますか
      {symbol}って落ち着いた値動きの株？それとも荒っぽい
      {symbol}のHVはどれくらい
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
      {symbol}と{other}だと{period}どっちの方が伸びた
      {symbol}と{other}の違いを並べて見たい
      {symbol}対{other}で数字を横並びにしてもらえますか
      {symbol}は{other}に勝ってる
      {symbol}と{other}を{period}で比べるとパフォーマンスはどうでしょうか
      {symbol}と{other}で迷ってて、指標とか成績を見比べたい
      {symbol} {other} 比較表
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
      {symbol}の{period}の出来事をまとめて
      {symbol}についてなんて書かれてる
      {symbol}の材料 {period}
      {symbol}のニュースが知りたいです
      {period} {symbol} ニュース
      {symbol}なんかニュース出てたっけ
      {symbol}に関する{period}の記事を見せてください
      {symbol}から何か発表はありましたか
      {symbol}の{period}の動向ってどんな感じなのかな、報道で
      {symbol}について{period}何かあった
      {symbol}の最新記事を見せてください
      {symbol}、なんか話題になってる
      {period}の{symbol}関連の報道を教えて
      {symbol}と{other}の新しいニュースある
      {symbol}で何か材料出てる
      {symbol}のヘッドラインを一覧で
      {symbol}に関する直近の発表や報道はございますか
      {symbol}ってテレビとか新聞でなんて言われてるの{period}
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
      {symbol}なんで下がってるの
      {symbol}急落の理由
      {symbol}が{period}上がった原因を教えてください
      {symbol}どうした？何があってこんなに動いてるの
      {symbol}が急騰した背景は何でしょうか
      {symbol}が売られてる材料って何
      {symbol}が{period}暴落したのは何のせい
      {symbol}が{period}爆上げしてるけどなんで
      {symbol}の下げは決算のせいですか
      {symbol}の株価変動の要因を説明して
    `,
  },
  dividend: {
    title: "{symbol}の配当は？",
    ways: `
      {symbol} 配当
      {symbol}の配当利回りはいくらですか
      {symbol} 利回り
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
      {symbol} 配当利回り
      {symbol}って配当出る
      {symbol}の一株配当はいくらですか
      {symbol}は年にいくら配当をくれる会社なの
      {symbol}と{other}の配当利回りを教えて
      {symbol}の利回り何%
      {symbol}は無配ですか
      {symbol}を持ってると株主に現金がどれくらい配られるの
      {symbol}の分配金っていくら、利回りも知りたい
      {symbol}の年間配当額および配当利回りをお示しください
      {symbol}の配当は
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
      {symbol}の配{period}っていつだっけ
      {symbol} 配当 いつ
      {symbol}の権利落ち日を教えてください
      {symbol}の次の配当支払日が知りたいです
      {symbol}の配当は{period}に出ますか
      {symbol}の権利確定はいつなのかな
      {symbol}の配当っていつまでに買えばもらえるの
      {symbol}の権利確定日はいつですか
      {symbol}の権利付き最終日を教えて
      {symbol}の次の配当はいつ支払われる
      {symbol}の配当落ちって{period}
      {symbol}の配当支払日と権利落ち日をお願いします
      {symbol}の配当もらうには何日までに持ってないとダメ
      {symbol}の次の分配金の基準日が知りたい
      {period}の{symbol}の配当落ち日はいつ
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
      {symbol}って配当は年々増えてる
      {symbol}は連続増配何年ですか
      {symbol}の配当推移を見せて
      {symbol}は{period}減配したことある
      {symbol}の配当成長率を教えてください
      {symbol}の配当は{period}どのくらい伸びたの
      {symbol}って毎年ちゃんと配当を上げてくれる会社なのかな
      {symbol}の過去の配当履歴、増えてるか知りたい
      {symbol}は何年続けて増配してる
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
      {symbol}は利益の何%を配当に回してるの
      {symbol}の配当性向は何%ですか
      {symbol}って稼ぎのうちどれだけ株主に配当で払ってる
      {symbol}の配当は無理してない？性向どれくらい
      {symbol}のペイアウトレシオ教えて
      {period}の{symbol}の配当性向をお願いします
      {symbol}の利益に対する配当の割合が知りたいのですが
      {symbol}ってタコ足配当じゃないよね、利益の何割払ってるか見たい
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
      {symbol} 決算いつ
      {symbol}の次の決算発表は何日ですか
      {symbol}って決算もうすぐ
      {symbol}の決算日を教えて
      {symbol}と{other}は次いつ決算出すの
      {symbol}の四半期決算の発表予定日をお知らせください
      {symbol}の業績発表っていつなんだろ、引け後
      {symbol}は{period}決算ある
      あと何日で{symbol}の決算
      {period}の{symbol}の決算発表スケジュール
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
      {symbol} 決算結果
      {symbol}の決算どうだった
      {symbol}は直近決算でコンセンサスを上回った
      {symbol}の前回決算のサプライズは何%でしたか
      {period}の{symbol}の決算って良かったの悪かったの
      {symbol}の決算、予想に届かなかった
      {symbol}のEPSは市場予想に対してビートした、それともミス
      {symbol}の{period}の実績と予想の差を教えてください
      この前出た{symbol}の決算の中身どうだったかな
      {symbol}は過去の決算で何回予想を超えてる
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
      {symbol}の{period}の売上予想
      {symbol} 決算予想 見通し
      {symbol}の予想は上方修正されてる、下方修正されてる
      {symbol}の次の決算ってどのくらいの予想なの
      {symbol} 次回決算 市場予想
      {symbol}の予想EPSを教えてください
      次の{symbol}の決算、売上はいくら見込まれてるのかな
      {symbol}の{period}の業績予想を知りたいです
      {symbol}は次の決算で増益予想ですか
      {symbol} 決算予想
      {symbol}の次の決算、アナリストはどう見てる
      {symbol}の{period}コンセンサスEPSはいくらですか
      次の決算で{symbol}はいくら稼ぐと見込まれてるの
      {symbol}の{period}の市場予想を教えて
      {period}の{symbol}の売上と利益の予想をお願いします
      {symbol}の次回決算は増益予想ですか
      {symbol}の決算コンセンサスはどのくらい
      今度の{symbol}の決算ってどれくらいの数字が期待されてる
      {symbol}の一株利益の予想値は次でいくら
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
      {symbol}は{period}何回株を分割してる
      {symbol}って株式分割したっけ
      {symbol} 分割 いつ
      {symbol}は{period}に分割しましたか
      {symbol}の分割履歴を教えてください
      {symbol}の分割比率が知りたいです
      {symbol}は株式分割する予定あるのかな
      {symbol}って分割したことある
      {symbol}の過去の株式分割の履歴を教えてください
      {symbol}はいつ何分割したの
      {symbol}の株が{period}急に数が増えたけど分割したのかな
      {symbol}は今後分割の予定ありますか
      {symbol}は併合したことある
      {symbol}の直近の分割日はいつでしょうか
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
      {symbol} 売上
      {symbol}の売上高はいくらですか
      {symbol}って年間どれくらい売り上げてるの
      {period}の{symbol}の売上教えて
      {symbol}の営業収益を知りたい
      {symbol}の年商ってなんぼ
      {symbol}は{period}どれだけ物やサービスを売ったの、金額で
      {symbol}の四半期ごとの売上高の数字を見せて
      {symbol}の直近通期の売上高をご教示ください
    `,
  },
  revenueGrowth: {
    title: "{symbol}の売上成長率は？",
    ways: `
      {symbol} 売上成長率
      {symbol}の売上はどれくらい伸びていますか
      {symbol} 増収率
      {symbol}は増収、それとも減収
      {symbol}の売上高の{period}比
      {symbol} revenue growth
      {symbol}ってまだ成長してる会社なの
      {symbol}の売上の伸びは鈍化してる
      {symbol}の成長ペースを教えて
      {symbol} 売上 年平均成長率 cagr
      {symbol}の売上って伸びてるの
      {symbol} 売上 伸び率
      {symbol}の売上は{period}より増えましたか
      {symbol}の増収率を教えてください
      {symbol}の売上の成長スピードが知りたいです
      {symbol}は売上落ちてきてるのかな
      {symbol}の売上って伸びてる
      {symbol}の売上高は{period}比で何%増えましたか
      {symbol}と{other}の売上の伸び率を教えて
      {symbol}は増収？減収
      {symbol}の売上成長率はどの程度でしょうか
      {symbol}の商売って年々大きくなってるのかな、売上の伸びで見たい
      {symbol}の売上のYoY
      {symbol}のトップラインの成長は鈍ってますか
      {symbol}の売上は一年でどのくらいのペースで増えてるの
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
      {symbol}って儲かってる？いくら利益出してるの
      {symbol}の最終利益はいくらですか
      {period}の{symbol}の当期純利益を教えてください
      {symbol}は黒字？赤字
      {symbol}は{period}いくら稼いだの、税引き後で
      {symbol}の純利益の額が知りたい
      {symbol}は結局手元にいくら利益が残った会社なの
      {symbol}の最終損益どうなってる
      {symbol}の親会社株主に帰属する当期純利益
    `,
  },
  eps: {
    title: "{symbol}のEPSは？",
    ways: `
      {symbol} EPS
      {symbol}の一株利益
      {symbol} 希薄化後EPS
      {period}{symbol}のEPS
      {symbol} earnings per share
      {symbol}の実績EPSの推移
      {symbol}のEPSいくらだっけ
      {symbol} eps {period}
      {symbol}の一株あたり利益を教えてください
      {symbol}のEPSが知りたいです
      {symbol}のepsは増えていますか
      {symbol}って一株でどれくらい利益出してるのかな
      {symbol}の一株利益はいくらですか
      {symbol}って一株につきいくら儲けてるの
      {period}の{symbol}のEPSどれくらい
      {symbol}の希薄化後EPSをお願いします
      {symbol}のEPSはプラス
      {symbol}の利益を株数で割るといくらになる
      {symbol}の実績EPS、いくつだったっけ
      {symbol}の一株益が知りたいです
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
      {symbol}の営業利益率は何%ですか
      {symbol}と{other}の利益率を見せて
      {symbol}の粗利率ってどのくらい
      {symbol}は売上のうち何%が利益になってるの
      {symbol}の純利益率とグロスマージンを教えてください
      {symbol}のマージンって高い方
      {symbol}の営業マージンはどうなってる
      {symbol}の収益性、売上総利益率とか営業利益率が見たい
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
      {symbol}って借金どれくらいあるの
      {symbol}は借入が多いですか
      {symbol}のD/Eレシオはどのくらい
      {symbol}の純有利子負債はいくら
      {period}の{symbol}の借入金が知りたい
      {symbol}は借金まみれだったりしない
      {symbol}のデットいくら抱えてるか見せて
      {symbol}が銀行とかに返さないといけないお金っていくら
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
      {symbol}って会社としてキャッシュいくら持ってる
      {symbol}の現金及び現金同等物はいくらですか
      {symbol}の会社の金庫にはどれくらいお金があるの
      {period}の{symbol}の現金残高
      {symbol}はキャッシュリッチですか、現預金の額は
      {symbol}は手元にどれくらい現金を溜め込んでるのかな
      {symbol}の保有キャッシュの額をお願いします
      {symbol}の内部に貯めてる現金、いくらあるか知りたい
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
      {symbol} FCF
      {symbol}のフリーキャッシュフローいくら
      {symbol}のFCFはプラスですか
      {symbol}は設備投資を引いた後に現金がどれだけ残るの
      {period}の{symbol}のフリーCFを教えてください
      {symbol}の自由に使えるお金って年間どれくらい稼げてる
      {symbol}のFCF見せて
      {symbol}って{period}フリーキャッシュ出てた
      {symbol}の営業CFから投資を差し引いた額が知りたい
      {symbol}の純現金収支はどの程度でしょうか
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
      {symbol}のROEは何%ですか
      {symbol}の自己資本利益率を教えてください
      {symbol}って株主のお金でどれだけ効率よく儲けてるの
      {period}の{symbol}の株主資本利益率
      {symbol}は自己資本に対して何%利益を出してる
      {symbol}の資本効率どう？ROEで見たい
      {symbol}はROEが高い会社かな
      {symbol}のROEっていくつくらい
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
      {symbol}って自社株買いしてる
      {symbol}は{period}いくら自己株式を取得しましたか
      {symbol}の自己株取得の額を教えて
      {symbol}は自分の会社の株を買い戻してるの
      {symbol}のバイバックどれくらいやってる
      {symbol}の自社株買いの規模が知りたいのですが
      {period}に{symbol}が買い戻しに使った金額は
      {symbol}は株主還元で自社株買いやってくれてるかな、いくらくらい
      {symbol}の自己株式取得の状況をお願いします
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
      {symbol} 設備投資額
      {symbol}は{period}設備にいくら使いましたか
      {symbol}のCAPEX教えて
      {symbol}って工場とか機械にどれくらいお金かけてるの
      {symbol}の資本的支出はどの程度でしょうか
      {symbol}の設備投資って増えてる
      {period}の{symbol}の設投いくら
      {symbol}はデータセンターやら建物やらにいくら突っ込んでるんだろ
      {symbol}のキャペックスの金額が知りたい
      {symbol}の有形固定資産への投資額をお願いします
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
      {symbol}のR&Dっていくら
      {symbol}は新製品の開発にいくら使ってるの
      {period}の{symbol}の研究開発費を教えてください
      {symbol}の売上に対する研究費の割合は
      {symbol}は研究にお金かけてる会社
      {symbol}のR&D費用の額が見たい
      {symbol}って技術開発にどれくらい投じてるんだろう
      {symbol}の研究費は{period}増えましたか
      {symbol}の開発費どんなもん
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
      {symbol}のエビッダ教えて
      {symbol}の償却前利益ってどれくらい
      {period}の{symbol}のEBITDAの金額をお願いします
      {symbol}の利払い前・税引き前・償却前の利益が知りたい
      {symbol}のEBITDAは黒字
      {symbol}って減価償却を引く前だといくら稼いでるの
      {symbol}のEBITDAは{period}どれくらいだったかな
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
      {symbol}のバランスシート見せて
      {symbol}の貸借対照表を表示してください
      {symbol}の資産と負債と純資産の一覧が見たい
      {period}の{symbol}のB/Sをお願いします
      {symbol}の財政状態を示す表ってある
      {symbol}は何を持っていて何を借りてるのか、全体の表で
      {symbol}の総資産や自己資本の内訳はどうなっていますか
      {symbol}のバラシ見たい
      {symbol}の{period}末時点の資産の部・負債の部
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
      {symbol}のP/Lお願い
      {symbol}の売上から最終利益までの流れを表で見たい
      {period}の{symbol}の損益計算書はどうなっていますか
      {symbol}の売上、原価、営業利益、純利益をまとめて
      {symbol}のPL出せる
      {symbol}がいくら売っていくら使っていくら残ったかの表
      {symbol}の連結損益計算書が知りたいです
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
      {symbol} CF計算書
      {symbol}のキャッシュフロー計算書を表示して
      {symbol}の営業CF・投資CF・財務CFを教えてください
      {symbol}の現金の出入りをまとめた表が見たい
      {period}の{symbol}のC/Fお願い
      {symbol}のキャッシュフローの内訳はどうなってる
      {symbol}の会社にお金がどう入ってどう出ていったのか見せて
      {symbol}の営業キャッシュフローはプラスで投資はマイナス？全体を見たい
      {symbol}の財務諸表のうちキャッシュフローのやつ出して
      {symbol}のキャッシュフロー計算書、{period}分をお願いいたします
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
      {symbol}の株数は希薄化で増えてる
      {symbol} 流通株式数
      {symbol}の発行株数を教えてください
      {symbol} 発行株数
      {symbol}の発行済株式数は増えていますか
      {symbol}の浮動株数が知りたいです
      {symbol}の発行済み株数どれくらいだっけ
      {symbol}の発行済み株式総数を教えてください
      {symbol}の株数は{period}増えましたか
      {symbol}は世の中に何株出回ってる
      {symbol}の発行済は何億株
      {symbol}の浮動株と発行済株数が知りたい
      {symbol}って増資とかで株数増えてないかな
      {symbol}の株式の総数はいくつでしょうか
      {period}時点の{symbol}の発行済み株式
    `,
  },
  bookValue: {
    title: "{symbol}のBPSは？",
    ways: `
      {symbol} BPS
      {symbol}の一株純資産
      {symbol} 簿価
      {symbol} book value per share
      {symbol}の純資産を株数で割った金額を教えて
      {symbol} ブックバリュー
      {symbol}のBPSを教えてください
      {symbol} bps いくら
      {symbol}の一株あたり純資産が知りたいです
      {symbol}のBPSは増えていますか
      {symbol}って一株分の純資産いくらなの
      {symbol}のBPSいくらだっけ
      {symbol}の一株純資産はいくらですか
      {symbol}って一株あたりの会社の持ち分いくらなの
      {symbol}の解散価値は一株いくら
      {period}の{symbol}のBPSをお願いします
      {symbol}のBPS、株価より上
      {symbol}の純資産を株数で割るといくらになる
      {symbol}の簿価は一株あたりどれくらいだろう
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
      {symbol} 主な指標
      {symbol}の基本的な数字をまとめて見せて
      {symbol}の主要財務指標を一覧でお願いします
      {symbol}のファンダはどうなってる
      {symbol}と{other}の主要データを出して
      {symbol}の大事な数字だけざっと知りたい
      {symbol}の指標一覧
      {symbol}の投資判断に使う数値を一通り見せてもらえますか
      {symbol}のファンダメンタルズ指標ある
    `,
  },
  overview: {
    title: "{symbol}はどんな銘柄ですか？",
    ways: `
      {symbol}について教えて
      {symbol}を分析して
      {symbol}の概要
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
      {symbol}についてざっくり教えて
      {symbol}の全体像をまとめてください
      {symbol}ってどう？ひととおり見せて
      {symbol}の銘柄情報を知りたい
      {symbol}と{other}がどんな銘柄か簡単に説明して
      {symbol}のサマリーお願い
      {symbol}のこと何も知らないんだけど、株価も業績もまとめて見せてくれる
      {symbol}の銘柄概況をご提示ください
      とりあえず{symbol}
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
      {symbol}のアナリストの評価は買い、売りどっちが多い
      {symbol}を証券会社の人たちはどう評価してるの
      {symbol}のアナリストコンセンサスを教えてください
      {symbol}を買い推奨してるアナリストは何人
      {symbol}と{other}のアナリスト評価を見せて
      {symbol}はプロから見てどう思われてる
      {symbol}は強気のレーティングが多いですか
      {symbol}の投資判断、アナリストはなんて言ってる
      専門家は{symbol}に買いを付けてるのかな、中立かな
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
      アナリストは{symbol}がいくらになると見てる
      {symbol}のターゲットプライス教えて
      {symbol}と{other}の目標株価を並べて
      {symbol}の目標株価まであと何%の上値余地がある
      証券会社が出してる{symbol}の目標値っていくらくらい
      {symbol}の今の株価はコンセンサス目標を上回ってる
      {symbol}の目標株価の上限と下限をお願いします
      {symbol}はアナリストにいくらまで行くって言われてるのかな
    `,
  },
  ratingChanges: {
    title: "{symbol}の最近の格上げ・格下げは？",
    ways: `
      {symbol} 格上げ
      {symbol} 格下げ
      {symbol}を{period}格上げした証券会社はありますか
      {symbol}の投資判断の引き上げと引き下げ
      {symbol}のレーティング変更を見せて
      {symbol}ってどこかに格下げされた？
      {symbol} アップグレード ダウングレード
      {symbol}のアナリストが評価を変えたのはいつ
      {symbol} カバレッジ開始 判断変更
      {symbol}は{period}格下げされましたか
      {symbol} 格上げ 格下げ {period}
      {symbol}の格付け変更を教えてください
      {symbol}って{period}アナリストに格上げされたっけ
      {symbol}のレーティングが変わったか知りたいです
      {symbol}の投資判断、引き下げられたのかな
      {symbol}って{period}格上げされた
      {symbol}のレーティング変更を教えてください
      {period}に{symbol}の投資判断を変えた証券会社は
      {symbol}を格下げしたのはどこ
      {symbol}のアナリスト評価が変わったりしてる
      {symbol}の直近のアップグレード、ダウングレードを一覧で
      {symbol}は買いから中立に引き下げられましたか
      {period}の{symbol}のレーティング引き上げ・引き下げの履歴
      {symbol}の格付け変更、どこか動いたかな
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
      {symbol} インサイダー取引
      {symbol}の役員って自社の株を売ってる
      {symbol}の経営陣による株の売買を教えてください
      {symbol}の社長は{period}自分の持ち株を手放しましたか
      {symbol}のインサイダー買い入ってる
      {period}に{symbol}の内部者が買った株数は
      {symbol}の中の人たちは自社株を買ってるのかな、売ってるのかな
      {symbol}の役員の売買報告が知りたい
      {period}の{symbol}の関係者による売却額はいくら
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
      {symbol}の大株主って誰
      {symbol}の筆頭株主を教えてください
      {symbol}の株をたくさん持ってるのはどこ
      {symbol}の機関投資家の保有比率は何%ですか
      {symbol}と{other}の主要株主を見せて
      {symbol}ってバフェットも持ってる
      {symbol}のオーナーは誰なの
      {symbol}を大量に保有しているファンドはどちらでしょうか
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
      {symbol}の競合ってどこ
      {symbol}の同業他社を教えてください
      {symbol}と似たような会社って他にある
      {symbol}の商売敵はどの企業ですか
      {symbol}の類似銘柄を一覧で
      {symbol}のピアは
      {symbol}と同じ業界の上場企業が知りたい
      {symbol}みたいなことやってる会社、ほかにどこがあるかな
      {symbol}の比較対象になる企業名を挙げてください
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
      {symbol}って何してる会社
      {symbol}の会社概要を教えてください
      {symbol}は何を作って売ってるの
      {symbol}の本社はどこですか
      {symbol}と{other}はそれぞれ何をやってる企業
      {symbol}はどの業種に属していますか
      {symbol}の企業情報、業種とか所在地とか
      {symbol}のビジネスがよくわからないんだけど、何で稼いでる会社
      {symbol}はいつ設立されたどういう企業なの
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
      {symbol} 社長
      {symbol}のトップって誰
      {symbol}の最高経営責任者の名前を教えてください
      {symbol}の社長は今誰がやってるの
      {symbol}のCEO誰だっけ
      {symbol}を率いているのはどなたですか
      {symbol}のCEOって創業者のまま？名前を知りたい
      {symbol}の代表者名
      {symbol}で一番偉い人は
      {symbol}の現CEOの名前と年齢
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
      {symbol}の取締役や執行役員は誰がいるの
      {symbol}のCFOは誰
      {symbol}のマネジメントチームの顔ぶれが知りたい
      {symbol}の役員の名前と肩書きを並べて
      {symbol}って誰と誰が経営してるの
      {symbol}のボードメンバー見せて
      {symbol}の幹部にはどんな人がいますか
      {symbol}の上層部のメンバー、一通り出してくれる
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
      {symbol}って何人働いてるの
      {symbol}の従業員は何名ですか
      {symbol}の従業員数は{period}増えた
      {symbol}はどのくらい人を雇ってる会社
      {symbol}の人員規模を教えてください
      {symbol}で働いてる人の数が知りたい
      {period}の{symbol}の連結従業員数
      {symbol}は人減らししてるのかな、今は何人いる
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
      {symbol}のSEC提出書類を見せてください
      {symbol}の年次報告書どこで読める
      {period}に{symbol}が当局に出した開示書類
      {symbol}の提出書類一覧をお願いします
      {symbol}の公式な届出書類へのリンクが欲しい
      {symbol}のファイリング新しいの来てるかな
      {symbol}が米証券取引委員会に届け出た資料は
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
      {symbol} 空売り残
      {symbol}って空売りどれくらい入ってる
      {symbol}の空売り比率を教えてください
      {symbol}のショートインタレストは浮動株の何%
      {symbol}は売り方に狙われてるの、残高どれくらい
      {symbol}と{other}の空売り残高を見たい
      {symbol}のショート残高は増えていますか
      {symbol}を下がると賭けて借りて売ってる人ってどのくらいいるの
      {symbol}の買い戻し日数は何日分
      {symbol}の踏み上げありそう？ショート比率見せて
    `,
  },
  impliedMove: {
    title: "{symbol}のオプションが織り込む値幅は？",
    ways: `
      {symbol} インプライドムーブ
      オプション市場は{symbol}の値動きをどれくらい織り込んでいますか
      {symbol} オプション 予想変動幅
      {symbol} implied move
      {symbol}の決算でどのくらい動くとオプションは見てる
      {symbol} IV
      {symbol}のストラ{currency}から見た想定値幅
      オプション価格だと{symbol}は何パーセント動く計算なの
      オプションから見て{symbol}はどのくらい動きそうですか
      {symbol} オプション 織り込み 値幅
      {symbol}のオプションが示す変動幅を教えてください
      オプションだと{symbol}は{period}何パーセント動くと織り込んでるの
      {symbol}のインプライドムーブが知りたいです
      オプション市場が見込む{symbol}の値幅ってどのくらいかな
      {symbol} 予想変動幅 オプション
      オプション市場は{symbol}が何%動くと見てる
      {symbol}のインプライドムーブはどれくらいですか
      {symbol}の決算でオプションが織り込んでる変動率は
      オプション価格だと{symbol}は{period}どのくらい振れる計算になる
      {symbol}のエクスペクテッドムーブ見せて
      {period}に向けて{symbol}のオプションから逆算した上下の幅
      {symbol}の決算またぎで市場が想定してる動きって±何%なの
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
      {symbol} 組入上位
      {symbol}の中身の銘柄を教えて
      {symbol}にはどんな会社の株が入ってるの
      {symbol}って何に投資してる投信なの
      {symbol}のファンドの組入比率が高い銘柄は
      {symbol}のETFの構成銘柄が見たい
      {symbol}を買うと実際はどの会社の株を持つことになるの
      {symbol}の上位保有銘柄と比率
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
      {symbol}のセクター構成を教えてください
      {symbol}ってハイテクの比率どのくらい
      {symbol}の中身は業種でいうとどう分かれてるの
      {symbol}は金融が何%入っていますか
      {symbol}のセクターウェイト見せて
      {symbol}って特定の業種に偏ってる投信かな
      {symbol}の組入れはどの産業が一番多い
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
      {symbol}の経費率は何%ですか
      {symbol}って持ってるだけで毎年いくら取られる投信
      {symbol}の運用コストを教えてください
      {symbol}のTERいくつ
      {symbol}のファンドの手数料って高い
      {symbol}の年間の管理費用が知りたい
      {symbol}のエクスペンスレシオ見せて
      {symbol}のETFを保有するコストは年率どの程度でしょうか
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
      {symbol}と{other} 重複率
      {symbol}と{other}って中身かぶってる
      {symbol}と{other}に共通する組入銘柄を教えてください
      {symbol}と{other}両方持つ意味ある？どれくらい同じ株が入ってるの
      {symbol}と{other}の構成銘柄は何%同じですか
      {symbol}と{other}のオーバーラップ見せて
      {symbol}と{other}で両方に入ってる会社はどれ
      {symbol}と{other}は中の銘柄がダブってるのかな
      {symbol}および{other}の組入銘柄の重なり具合をお示しください
      {symbol}と{other}、ほぼ同じ中身の投信だったりする
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
      {symbol}のRSIいくつ
      {symbol}の相対力指数を教えてください
      {symbol}と{other}のRSIは今どのくらい
      {symbol}ってRSI的に売られすぎ
      {symbol}の日足のRSIの数値が知りたい
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
      {symbol}のMACDはシグナル線を上抜けた
      {symbol}のマックディーどうなってる
      {symbol}のMACDの値を教えてください
      {symbol}のMACDヒストグラムはプラスですか
      {symbol}のMACD、買いに転じてる
      {symbol}のMACDとシグナルの数値を見せて
      {symbol}の移動平均収束拡散の状態はどのようになっていますか
      {symbol}のMACDがゼロラインより上か知りたい
      {symbol}のMACDデッドクロスしてないかな
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
      {symbol} 移動平均
      {symbol}の過去の株価を均した線って今いくらのところ
      {symbol}のSMAとEMAの値をお願いします
      {symbol}の移動平均からの乖離率はどれくらい
      {symbol}って平均線の上にいるのかな、下にいるのかな
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
      {symbol}が{period}クロスしたか教えてください
      {symbol}の直近のゴールデンクロスがいつか知りたいです
      {symbol}のデッドクロスっていつ出たの
      {symbol}ってデッドクロスした
      {symbol}が最後にゴールデンクロスしたのはいつですか
      {symbol}は{period}GC出ましたか
      {period}に{symbol}で移動平均線が交差したのは何回
      {symbol}でデッドクロス近づいてない
      {symbol}の短期線が長期線を下に抜けたのはいつ
      {symbol}のGC・DCの履歴を見せて
      {symbol}のチャートで平均線同士がクロスしたタイミングを知りたい
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
      {symbol} サポートライン
      {symbol}のレジスタンスはどの辺
      {symbol}の支持線と抵抗線を教えてください
      {symbol}の下値めどはいくらですか
      {symbol}はどこまで下がったら止まりやすいの、節目の価格は
      {symbol}の上値抵抗ってどこにある
      {symbol}のサポレジ見せて
      {symbol}のチャートの節目になる値段が知りたい
      {symbol}の下値支持線を割ってないかな、ラインはいくら
      {symbol}の上値めどと下値めど
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
      {symbol}のチャートは買いサイン出てる
      {symbol}のテクニカル分析をお願いします
      {symbol}のテクニカル指標を総合するとどう
      {symbol}と{other}の売買シグナルを見せて
      {symbol}の売りシグナルは点灯していますか
      {symbol}のチャート的にはどうなの
      {symbol}のテクニカル面は強気、弱気どっち
      {symbol}のトレンドは今上向きなのかテクニカルで知りたい
      {symbol}のチャートの形や指標からどんなサインが読める
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
      {symbol}ってみんな強気？弱気
      {symbol}に対する投資家の雰囲気はどうですか
      {symbol}のSNSでの評判ってどんな感じ
      {symbol}に対するムードを教えて
      {symbol}は世間の投資家に好かれてるのかな
      {symbol}に関する投資家心理をお示しください
      {symbol}のニュースの論調は前向き？後ろ向き
      {symbol}への期待感って今高いの低いの
      {symbol}のセンチメントスコアはいくつ
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
      {symbol}のティッカー教えて
      {symbol}の銘柄コードは何番ですか
      {symbol}ってどの記号で検索すればいいの
      {symbol}のティッカー何だっけ
      {symbol}は何というコードで上場しておりますでしょうか
      {symbol}のISINやシンボルは
      {symbol}の略号、アルファベットのやつって何
      {symbol}はどこの取引所に何のシンボルで上場してる
    `,
  },
  marketToday: {
    title: "今日の市場の動きは？",
    ways: `
      {period}の相場はどう
      市場は今上がっていますか
      主要指数
      株式市場の様子を教えて
      マーケット 概況
      地合いはどうなってる
      {period}株式市場はどう動いた
      {period}は全面高それとも全面安
      日経平均とダウとナスダックはどうなの
      相場全体 下げてる
      株価指数 {period}
      なんか{period}のマーケット荒れてる？
      {period}の相場を教えてください
      市況 {period}
      {period}の株式市場は上がりましたか
      {period}の株って全体的にどうなの
      {period}の主要指数の動きが知りたいです
      {period}、市場は下がってたっけ
      {period}の相場どう
      地合いどう
      株式市場は{period}上がっていますか
      主要指数の動きを教えてください
      市場全体は今どうなってる
      {period}のマーケット概況
      {period}の相場全体の動きを知りたい
      株って{period}は全体的に下がってるの
      {period}は全面安？指数ごとの数字も見せて
    `,
  },
  marketNews: {
    title: "市場のニュースは？",
    ways: `
      市場 ニュース
      {period}のマーケットニュースを教えて
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
      {period}なんか大きい経済ニュースあったっけ
      市場全体で話題になっている記事はありますか
      {period}のマーケットで何か起きたのかな
      相場のニュース
      株式市場で今話題になってることは
      {period}のマーケットニュースを教えてください
      {period}の経済ニュースある
      市場で何か大きな出来事ありましたか
      投資家が知っておくべき{period}の報道は何
      株関係のヘッドライン見せて
      {period}に相場を動かした材料のニュースをまとめて
      金融市場の最新記事を一覧でお願いします
      世の中の株のニュース、なんか目立つのあった
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
      恐怖指数いくつ
      今みんな強気なの弱気なの
      市場のセンチメントを教えてください
      Fear & Greed 指数
      VIXは今どれくらい
      投資家はいま怖がってる
      {period}の投資家心理はどうでしたか
      相場の雰囲気って楽観ムード？悲観ムード
      恐怖と強欲の指数はどの水準
      マーケット全体はリスクオンかリスクオフか知りたい
    `,
  },
  gainers: {
    title: "今日の値上がり銘柄は？",
    ways: `
      値上がり率ランキング
      {period}一番上がった株は何ですか
      上昇銘柄
      急騰した銘柄を教えて
      ストップ高
      {period}市場で最も上がった銘柄
      {period}爆上げした株ってどれ
      値上がり株 上位
      トップゲイナー
      株式市場の上昇率トップ {period}
      {period}大きく買われた銘柄
      {period}の値上がり銘柄を教えてください
      値上がりランキング {period}
      {period}一番伸びた株ってどれなの
      {period}大きく上がっている銘柄はありますか
      上昇率の高い株が知りたいです
      {period}の上昇率トップって何だっけ
      {period}一番上がった株は
      {period}の上昇率上位を教えてください
      {period}爆上げしてるのどれ
      ストップ高の銘柄ある
      {symbol}の構成銘柄で一番上がったのはどれ
      {period}に最も値を上げた銘柄は何ですか
      急騰銘柄を見せて
      {period}どんな株が伸びてるのか知りたいな、上から順に
      {symbol}の中の値上がりトップ
    `,
  },
  losers: {
    title: "今日の値下がり銘柄は？",
    ways: `
      値下がり率ランキング
      {period}一番下がった株は何ですか
      下落銘柄
      急落した銘柄を教えて
      ストップ安
      {period}市場で最も下げた銘柄
      {period}暴落した株ってどれ
      値下がり株 上位
      トップルーザー
      株式市場の下落率ワースト {period}
      {period}大きく売られた銘柄
      {period}の値下がり銘柄を教えてください
      値下がりランキング {period}
      {period}一番落ちた株ってどれなの
      {period}大きく下がっている銘柄はありますか
      下落率の高い株が知りたいです
      {period}の下落率トップって何だっけ
      {period}一番下げた株は
      {period}の下落率ワーストを教えてください
      {period}暴落してるのどれ
      ストップ安の銘柄ある
      {symbol}の構成銘柄で一番下がったのはどれ
      {period}に最も値を下げた銘柄は何ですか
      急落銘柄を見せて
      {period}売られてる株を下げのきつい順に並べてほしい
      {symbol}の中の値下がりトップ
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
      {period}出来高が多かった銘柄はどれですか
      よく取引されている株が知りたいです
      {period}の売買代金トップって何だっけ
      {period}一番売買されてる株はどれ
      売買代金上位を教えてください
      {period}に商いが多かった銘柄は
      みんな今どの株を取引してるの
      {period}取引が集中してるのは何
      活発に売買されている銘柄をお知らせください
      {period}人気で売り買いが多い株ってなんだろ
      {period}の売買高が最大だった銘柄はどれですか
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
      {period}買われてる業種を教えて
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
      業種別騰落
      {period}はどのセクターが強い
      {period}に一番上がった業種を教えてください
      半導体とか銀行とか、どの業界が上げてるの
      業種ごとの騰落率を見せて
      ハイテクは{period}弱いですか、ほかのセクターと比べて
      {period}のセクターローテーションどうなってる
      どの業種にお金が向かってる？セクターの成績で
      市場のセクター別パフォーマンス一覧
      業界別に見ると{period}下げてるのはどこかな
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
      {exchange} 何時から
      今って市場開いてる
      {exchange}は何時に閉まりますか
      {period}は株式市場休み
      {exchange}の立会時間を教えてください
      {period}は取引所やってるの
      米国株って日本時間の何時から取引できるの
      {exchange}の休場日はいつ
      もう場は引けた
      {exchange}が開くまであと何時間かな
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
      {period}の注目の決算
      決算発表予定の企業一覧
      {period}決算出すのってどこだっけ
      決算シーズン 日程
      earnings calendar {period}
      主要企業の決算はいつから始まる
      {period}決算発表する会社を教えてください
      決算 予定 {period}
      {period}ってどこの会社が決算なの
      {period}に決算を控えている企業はありますか
      決算スケジュールが知りたいです
      {period}の決算発表、どこがあったっけ
      {period}どこの会社が決算出すの
      {period}に決算発表する企業を教えてください
      {period}決算の銘柄ある
      決算発表スケジュール見せて
      {period}に業績を発表する予定の会社一覧
      {period}の決算ラインナップどんな感じ
      これから決算を控えている主な企業はどこですか
      {period}の注目決算はどこかな
      {period}は何社が決算を出すの
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
      {period}権利確定する会社を教えて
      これから配当落ちする株って何がある
      権利取り 候補銘柄
      dividend calendar {period}
      {period}に権利落ちする銘柄を教えてください
      配当落ち 予定 {period}
      {period}配当落ちの株ってどれなの
      {period}に配当権利が確定する銘柄はありますか
      配当落ちの日程を一覧で知りたいです
      {period}権利落ちになるのってどこだっけ
      {period}権利落ちする銘柄は
      {period}に権利確定を迎える株を教えてください
      もうすぐ配当もらえる株ってどれ、市場全体で
      {period}配当落ちの銘柄ある
      {period}の権利付き最終日を迎える企業一覧
      これから配当の権利が取れる会社はどこ
      市場の配当落ちスケジュール見せて
      {period}に配当落ちする企業は何社ありますか
      {period}権利が落ちる会社を日付順に知りたい
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
      分割予定銘柄
      これから株式分割する会社ってある
      {period}に分割を予定している企業を教えてください
      もうすぐ分割される株はどれ
      株式分割カレンダー
      どこの会社が分割を発表してるの
      {period}分割の効力が発生する銘柄はありますか
      今後の株式併合や分割のスケジュールが見たい
      次に分割する会社どこかな
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
      IPO 予定
      もうすぐ上場する会社は
      {period}の新規上場銘柄を教えてください
      {period}IPOある
      新規公開株のスケジュール見せて
      これから株式市場にデビューする企業ってどこ
      {period}に上場予定の企業は何社ありますか
      IPOカレンダー出して
      次に上場するのはどこの会社なんだろ
      近日中の新規公開の一覧をお願いします
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
      {period}の重要指標は何
      次の雇用統計はいつですか
      FOMCっていつ
      {period}に発表される経済指標を教えてください
      CPIの発表日いつだっけ
      {period}なにか経済の発表ある
      次の日銀会合はいつ、利上げの予想は
      {period}の経済イベント予定を見せて
      物価とか失業率とかの統計が出る日を知りたい
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
      {currency} レート
      {currency}{other}いくら
      {amount}{currency}は{other}でいくらになりますか
      {currency}の為替相場を教えてください
      {period}の{currency}の{other}換算レートは
      {currency}安どこまで進んだ？今の{other}
      {amount}を{currency}に両替したらどれくらい
      {currency}と{other}の交換比率が知りたい
      {currency}は{period}{other}に対して高くなった
      {currency}{other}
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
      {term}ってどういうこと？初心者にもわかるように
      {term}という用語の定義は何でしょうか
      {term}ってよく聞くけど何のこと
      {term}がわからん、解説よろ
      投資でいう{term}とは
      {term}の計算方法と見方を知りたい
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
      私のポートフォリオは{period}いくらだった
      俺の資産って今トータルでいくらなの
      ポートフォリオの時価
      自分の投資の合計を{currency}で見せて
      資産残高
      口座残高 {account} {period}
      私の資産はいくらあるか教えてください
      総資産 {period}
      私のポートフォリオって今いくらだっけ
      {period}の{account}の残高はいくらでしたか
      自分の資産の合計額が知りたいです
      資産総額
      ポートフォリオの時価評価額を教えてください
      {account}の評価額は
      {period}の時点で総資産いくらだった
      うちの資産いくらになってる
      全体の評価額を{currency}で見たい
      株も現金も足して現在の合計はどのくらいかな
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
      口座に現金いくら残ってる
      {account}のキャッシュ残高を教えてください
      まだ投資してないお金ってどれくらい
      預り金はいくらですか
      今使える現金ある
      {account}の余力いくら
      {period}時点の現金はいくらでしたか
      遊んでるお金、口座にどれだけあるかな
      私の待機資金の額が知りたい
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
      私のポジション一覧
      {period}保有していた銘柄
      保有資産
      私の保有銘柄を教えてください
      持ち株 一覧 {account}
      {account}で持ってる銘柄って何だっけ
      今どんな株を保有していますか、私は
      {period}の時点で何を持ってたかな
      保有株一覧
      今何持ってるっけ
      私のポートフォリオを見せて
      私の持ち株ってどれとどれ
      {period}の時点で保有してた銘柄は
      何銘柄持ってる
      ポジション一覧出して
      手持ちの株と投信をリストで確認したい
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
      保有上位
      一番多く持ってる株はどれ
      私の組入上位{amount}銘柄を教えてください
      ポートフォリオで一番比重が大きいのは何
      金額が大きい順に保有銘柄を並べて
      {account}のトップポジションは
      私の持ってる中で最大のやつってどれだっけ
      上位{amount}銘柄で全体の何%ですか
      うちの主力株どれ
      いちばんお金をつぎ込んだ形になってる持ち株はどれかな
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
      {symbol} 保有数
      {symbol}何株持ってる
      私は{symbol}を保有していますか
      {symbol}の持ち高を教えてください
      {account}に{symbol}はいくら分入ってる
      {symbol}と{other}の保有株数は
      私の持ってる{symbol}は今いくら分になるの
      {symbol}のポジション見せて
      {period}の時点で{symbol}を何口持ってたっけ
      {symbol}ってまだ手元にあったかな、何株
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
      {symbol} 取得単価
      {symbol}って平均いくらで買ったんだっけ
      {symbol}の平均取得価額を教えてください
      {symbol}の買値いくら
      私の{symbol}の簿価は一株いくらですか
      {symbol}と{other}の平均買付単価
      {account}の{symbol}のコストはいくら
      {symbol}の損益分岐点になる買値を知りたい
      何回かに分けて買った{symbol}、均すと一株いくら
      {symbol}の建値っていくらになってる
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
      {symbol} 構成比
      {symbol}って私の資産の何%
      ポートフォリオに対する{symbol}の割合を教えてください
      {symbol}に偏りすぎてない？何割占めてる
      {symbol}と{other}で全体の何%になりますか
      {account}の中の{symbol}のウェイト
      {symbol}の比重どれくらい
      うちの資産のうち{symbol}の占めるパーセンテージは
      {symbol}をどれだけの比率で組み入れているのか知りたい
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
      {symbol}でいくら儲かってる
      私の{symbol}はプラスですか、マイナスですか
      {symbol}の含み益を教えてください
      {symbol}と{other}で私はいくら得した
      {period}の{symbol}の自分の損益は
      {period}{symbol}で何%増えた
      私の{symbol}は買値から見てどうなってるかな、損してない
      {symbol}で今いくら負けてる
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
      損益ランキング
      一番儲かってる持ち株はどれ
      保有銘柄で一番足を引っ張ってるのは
      銘柄ごとの損益を一覧で見せてください
      私の持ち株、勝ってるのと負けてるのはどれ
      {period}の保有銘柄の成績を良い順に並べて
      {account}の中で最も成績が悪い銘柄は何ですか
      うちのエースとお荷物はどれだろ
      各銘柄のプラスマイナス教えて
      私の株でマイナスになってるのって何銘柄ある
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
      俺の含み損って全体でどれくらい
      {account}の評価損益を教えて
      含み益がいくらあるか教えてください
      含み益 合計 {account}
      私の含み損益っていくらだっけ
      {account}に含み損はありますか
      まだ確定していない損益の総額が知りたいです
      全体で含み益どのくらい乗ってるのかな
      含み益 合計
      含み損ってトータルいくら
      評価損益の合計を教えてください
      {account}の未実現損益
      含み損を抱えてる状態ですか、合計で
      今持ってる分の紙の上の儲けってどれくらい
      {account}の評価益はトータルでどの程度でしょうか
      確定していない損益の総額
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
      確定損益
      {period}の売却益はいくら
      実現益を教えてください
      {symbol}を売っていくら儲かったんだっけ
      利確した分の合計は
      {period}に確定した損はいくらですか
      {account}の譲渡益
      {period}、損切りと利確を合わせてプラス
      もう売ってしまった分で結局いくら勝ったのかな
      {symbol}の利益確定額
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
      トータルリターン %
      私の運用成績は何%
      {period}の利回りを教えてください
      ポートフォリオは年率何%で増えてる
      {account}の騰落率はどのくらい
      {period}、資産は何パーセント増えましたか
      私のパフォーマンスどう
      時間加重収益率を見せて
      投資を始めてから率でいうとどれくらい伸びたかな
      {period}のポートフォリオのリターンはプラスでしょうか
    `,
  },
  portfolioGain: {
    title: "全体でいくら儲かりましたか？",
    ways: `
      私は{period}いくら儲かった
      {period}の自分の損益
      {period}私はいくら損しましたか
      トータル損益
      私のポートフォリオは今プラス、マイナス
      {account}でいくら増えた
      俺は{period}いくら稼いだの
      損益額 合計 {period}
      私の資産は前日比でいくら増減した
      投資全体でどれだけ得したか教えて
      結局自分は勝ってるの負けてるの
      {period}いくら溶かした
      {period}の損益額を教えてください
      損益 {period} {account}
      私{period}いくら儲けたんだっけ
      {period}私は得をしましたか、損をしましたか
      {account}って{period}いくら減ったのかな
      投資で合計いくら得してるの
      結局プラスマイナスいくら
      {account}で{period}稼いだ金額は
      {period}はなんぼ勝った
      元手から見て資産がいくら増えたのか金額で知りたい
      {period}一日で私の資産いくら増えたの
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
      市場に勝ってる
      {period}のベンチマーク対比のパフォーマンスを教えてください
      私のポートフォリオは{symbol}に負けてますか
      {symbol}と比較した自分の運用成績は
      アルファ出てる
      {account}は{period}市場平均を何%上回った
      インデックスを買っておいた方がマシだった
      対TOPIX 超過収益
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
      {period}に配当をいくらもらった
      私の配当収入の実績 {period}
      配当ってもう入ってきた？いくらだった？
      受取分配金
      {symbol}の配当で自分は{period}どれだけもらえたの
      {period}もらった配当
      {period}にもらった配当を教えてください
      配当 受取額 {period}
      {symbol}の配当って{period}いくらもらったっけ
      私は{period}に配当を受け取りましたか
      {period}受取配当の総額が知りたいです
      {account}に入った配当ってどのくらいなの
      受取配当 合計
      {period}配当いくらもらった
      {period}に受け取った配当金を教えてください
      {symbol}からの配当は{period}いくら入りましたか
      {account}に入った分配金の合計
      私がもらった配当の履歴を見せて
      {symbol}の配当もう入金された
      {period}に株から入ってきた配当の総額ってどのくらい
      {period}の配当収入はいくらだったかな
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
      次に配当もらえるのいつ？いくら
      これから受け取る配当の見込み額を教えてください
      私の年間予想配当はいくらですか
      {period}に入ってくる予定の配当は
      {symbol}から今後もらえる配当はいくらくらい
      {account}の予想受取配当金
      まだ入ってきてない配当ってあとどれだけあるの
      {period}このあと配当いくら入りそう
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
      私の配当利回り
      ポートフォリオ全体の利回りは何%ですか
      {account}の配当利回りを教えて
      取得額に対する配当利回りはいくら
      自分の資産は配当でいうと年何%くらい生んでる
      保有資産の加重平均配当利回りをお示しください
      YOCどのくらい
      株全体でならすと配当率どんなもんかな
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
      利子いくら付いた
      {period}に受け取った利息を教えてください
      現金に付いた金利はいくらですか
      {account}の利息収入
      預けてるお金の利子ってもらえてるの
      {period}の債券の利金と預金利息の合計
      私が得た利子の総額はどのくらいかな
      口座に利息は入金されてますか
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
      私の業種配分
      ポートフォリオのセクター比率を教えてください
      自分の持ち株ってどの業種に偏ってる
      ハイテク株に何%投資していますか、私は
      {account}の業種別内訳
      うちの資産を業界ごとに分けて見せて
      私はどの業種を一番持ってるのかな
      保有資産のセクター構成はどのようになっていますか
      テック比率高すぎない？私のポートフォリオ
      持ってる株を産業別に分けると
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
      国別比率
      私の資産ってどの国にどれだけ投資されてる
      ポートフォリオの地域配分を教えてください
      米国株の比率は何%ですか、私の資産で
      {account}の国別内訳
      日本と海外の割合どうなってる
      うちの資産、アメリカに偏りすぎかな
      新興国にはどのくらい投資してるの私
      保有資産をカントリー別に見せて
      国ごとに分けるとどこが一番多い
    `,
  },
  currencySplit: {
    title: "ポートフォリオの通貨別配分は？",
    ways: `
      資産のうち{currency}建てはどのくらい
      私の通貨別配分
      私の資産は何割が{currency}建てですか
      ポートフォリオ 通貨別 内訳
      {account}の通貨構成
      自分の円と{currency}の比率
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
      通貨別比率
      {currency}建て資産の割合はどれくらい
      ポートフォリオの通貨構成を教えてください
      {currency}の資産は全体の何%ですか
      {account}の通貨ごとの内訳
      {currency}建てと外貨建てどっちが多い
      {currency}でどのくらい持ってる
      私の資産って何の通貨にどれだけさらされてるの
      為替エクスポージャーの内訳見せて
      資産を通貨で分けるとどうなってるかな
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
      株と債券と現金の割合は
      資産クラス別の比率はどうなってる
      {account}の株式比率は何%ですか
      投信、ETF、個別株、現金の内訳見せて
      うちの資産って株ばっかり
      アセアロどんな感じ
      資産の種類ごとにいくらずつ持ってるのかな
      現金比率ってどのくらいある、株と比べて
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
      口座ごとの残高
      NISAと特定口座にそれぞれいくらある
      口座別の資産内訳を教えてください
      {symbol}はどの口座に何株入ってる
      どの口座にいくら入ってるのか見せて
      {symbol}の口座ごとの保有数
      証券会社別に分けるとどうなってる
      口座はいくつあって、それぞれの評価額は
      iDeCoとか特定とか、分けて見たい
      どの口座が一番大きいですか
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
      {period}自分がした売買って何だっけ
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
      {period}の取引明細を教えてください
      {symbol}の売買記録は
      {period}どんな取引したっけ
      {account}の約定履歴
      {period}に何回取引しましたか
      私の直近の取引はどれ
      {symbol}をいつ買っていつ売ったか一覧で
      履歴よろ
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
      {period}私が買ったのってどれなの
      {period}何買ったっけ
      {period}に購入した銘柄を教えてください
      {symbol}をいつ買った
      {period}にいくら分買い付けましたか
      {account}での買い注文の約定
      私が最後に買ったのはどれ
      {period}仕込んだ株一覧
      {symbol}を買った回数と日付
      {period}買いだけ抜き出して見せて
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
      {period}私が売ったのってどれなの
      {period}何売ったっけ
      {period}に売った銘柄を教えてください
      {symbol}をいつ手放した
      {period}にいくら分売却しましたか
      {account}での売りの約定一覧
      私が最後に売ったのはどれ
      {period}処分した株はどれ
      {symbol}を売ったのは何株、いつ
      {period}売りだけ抜き出して見せて
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
      {period}に投資に突っ込んだ元本はいくら
      積立額 合計 入金
      私はいくらお金を引き出した {period}
      {period}口座に振り込んだお金ってどれだけ
      元手 投入資金
      {period}の入金額を教えてください
      入金 合計 {account} {period}
      {period}いくら入金したっけ
      私は{period}にお金を引き出しましたか
      入金と出金の記録が知りたいです
      {account}にトータルでいくら入れてきたのかな
      入金履歴
      {period}いくら入金した
      {period}の入出金を教えてください
      {account}に{period}入れたお金の合計
      {period}に引き出した額はいくらですか
      証券口座に振り込んだのっていつといくら
      元本としてトータルいくら入れたんだろ
      {account}からの出金の記録
      差し引きで口座に入れた金額は
      お金の出し入れの一覧を見せて
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
      {period}に払った為替手数料やコミッション
      自分の投資にかかった費用 {account}
      {period}の手数料を教えてください
      手数料 合計 {period}
      {symbol}の売買で手数料いくら払ったっけ
      私は{period}に手数料を払いましたか
      {period}取引手数料の総額が知りたいです
      {account}で手数料ってどのくらい引かれてるの
      手数料 合計
      {period}手数料いくら取られた
      {period}に支払った手数料を教えてください
      売買コストの総額はいくらですか
      {symbol}の取引で払った手数料は
      {account}のコストってどれくらいかかってる
      証券会社にいくら払ってるの私
      {period}の手数料負け、してないかな、総額を見せて
      {period}取引でかかった費用を集計して
      委託手数料の{period}
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
      私が{period}投資で納めた税額
      国内源泉と外国源泉の税金 {account}
      {period}に引かれた税金を教えてください
      源泉徴収 {account} {period}
      {symbol}の配当で税金いくら引かれたっけ
      私は{period}に税金を源泉徴収されましたか
      {period}天引きされた税額が知りたいです
      {period}って税金どのくらい取られたの
      源泉徴収額
      {period}税金いくら引かれた
      {period}に徴収された税額を教えてください
      配当から引かれた外国税はいくらですか
      {account}で天引きされた税金の合計
      {symbol}の配当で源泉された額
      {period}に譲渡益から取られた税金は
      もう払った税金の記録を見せて
      特定口座で既に差し引かれてる税金っていくらだろ
      支払済みの税額一覧
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
      リスク診断
      私のポートフォリオって危ない
      資産のリスクを教えてください
      集中しすぎてる銘柄とかありますか、私の資産で
      {account}の分散は十分
      うちの持ち株の弱点ってどこ
      ポートフォリオにどんなリスクが潜んでる
      偏りとか危険なところをチェックして
      暴落に弱い構成になってないかな、全体的に見て
      ポートフォリオのリスク分析をお願いいたします
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
      私の資産のボラ
      ポートフォリオの値動きってどのくらい荒い
      ポートフォリオの標準偏差を教えてください
      {period}の私の資産の変動率は何%
      うちの資産ってブレ大きい方
      資産全体の年率の振れ幅はどの程度でしょうか
      {period}、自分のポートフォリオは変動が激しかった
      自分の運用のリスク、標準偏差でいくつ
      日々の資産の上下ってどれくらいの幅なんだろ、年率で
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
      最大DD
      一番減ったときで資産は何%減った
      ポートフォリオの最大下落率を教えてください
      {period}に天井からどれだけ落ち込んだ
      {account}のドローダウンは
      私の資産はピークから今どのくらい下がってますか
      マックスドローダウン見せて
      過去最悪でどこまで資産がへこんだのかな、回復にどれだけかかった
      高値から底までの最大の落ち込み幅、私の資産で
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
      私のシャープいくつ
      リスクに見合ったリターンが取れてる
      ポートフォリオのシャープ比を教えてください
      {period}のシャープレシオはいくらでしたか
      {account}のリスク調整後リターン
      私の運用効率ってどう、取ったリスクの割に
      ソルティノとかシャープの値見せて
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
      俺のポートって相場に敏感な方なの
      マイポートフォリオの市場感応度
      私のポートフォリオのベータを教えてください
      ベータ {account} 全体
      私のポートのベータっていくつだっけ
      私のポートフォリオは市場より大きく動きますか、ベータで
      自分の持ち株全体のベータ値が知りたいです
      俺のポートって市場と比べてどれくらい敏感なのかな
      私の資産のβ
      ポートフォリオのベータ値を教えてください
      {account}のベータはいくつ
      うちのポートフォリオって市場より動きが大きい
      {period}の自分のポートフォリオのβ
      持ち株全体の市場感応度はどの程度でしょうか
      自分の資産が相場全体にどれだけ連動して動くか、係数で
      ポートフォリオβいくら
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
      相関係数
      {symbol}と{other}って同じ動きする
      保有銘柄同士の相関を教えてください
      {symbol}と{other}の相関係数はいくつですか
      私の持ち株ってみんな一緒に動いてる
      {period}の{symbol}と{other}の連動性
      相関マトリックス見せて
      {symbol}が下がると{other}も下がる関係にあるの
      持ち株で逆の動きをする組み合わせはどれ
      {symbol}はほかの保有銘柄とどれくらい連動してるかな
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
      {period}なんで俺の資産減ってるの
      保有銘柄別の寄与
      私の{period}の上げはどの銘柄のおかげ
      ポートフォリオの変動要因 {period}
      足を引っ張ったのは持ち株のどれ、原因は
      {period}に資産が動いた原因を教えてください
      変動要因 {account} {period}
      なんで私のポートフォリオ{period}下がったの
      {period}に一番足を引っ張った持ち株はどれですか、要因として
      私の資産が増えた理由が知りたいです
      {period}の俺の損益、どの銘柄が効いてるのかな
      {period}の増減の原因
      なんで私の資産減ったの
      ポートフォリオを動かした銘柄を教えてください
      {period}の損益に一番効いた銘柄はどれ
      資産が増えたのは何のおかげ
      {account}の{period}の寄与度
      {period}足引っ張ったのはどの銘柄ですか
      私のポートフォリオが{period}下がった理由は何
      うちの資産急に増えてるけど何が効いたんだろ
      変動要因を銘柄別に分解して見せて
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
      {currency}{other}の動きって俺の資産にどれだけ響いたの
      通貨の変動がポートフォリオに与えた影響 {period}
      為替でいくら得したか教えてください
      為替損益 {account} {period}
      円安で私の資産ってどのくらい増えたの
      {period}に私は為替で損をしましたか
      自分の損益のうち為替の影響が知りたいです
      為替のせいでいくら減ったのかな
      為替損益
      為替変動による損益を教えてください
      {period}の為替の影響額はいくらですか
      {account}の損益のうち為替分は
      株の値上がりと為替、どっちで儲かってるの
      為替差益は出ていますか
      リターンのうち為替の寄与はどれくらい
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
      一番増えた日
      私の資産が一番減った日はいつ
      ポートフォリオの最高の月と最悪の月を教えてください
      {period}で最も儲かった日は
      {account}が一番良かった年はいつですか
      {period}で一番ひどかった一日、いくらやられた
      資産が最も増えた日と減った日
      {period}の私のベストとワーストの日
      過去最大の一日の利益っていつだっけ
      うちのポートフォリオの絶好調だった月はどれ
    `,
  },
  whatIfSell: {
    title: "{symbol}を売ったらどうなりますか？",
    ways: `
      {symbol}を{amount}売ったらどうなる
      {symbol} 売却 シミュレーション
      {symbol}を{amount}売却した場合の手取りはいくらですか
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
      {symbol}を{amount}売ったら私の配分は変わりますか
      {symbol}を売った場合の損益が知りたいです
      {account}の{symbol}を手放すとどう変わるのかな
      {symbol} 売却シミュレーション
      {symbol}を{amount}売ったらいくら手元に残る
      もし{symbol}を{amount}売却したらポートフォリオはどう変わりますか
      {symbol}を{amount}売った場合の損益を試算して
      仮に{symbol}を手放したら私の資産配分どうなる
      {account}の{symbol}を{amount}売ると仮定したらどんな影響がある
      {symbol}をここで利確したらいくら利益が出る計算
      {symbol}がなくなったらうちのリスクって下がる
      {symbol}を{amount}処分したとして比率は何%になる
      試しに{symbol}を売った後の姿を見せて
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
      {symbol} 購入シミュレーション
      {symbol}を{amount}買い足したら比率はどう変わる
      もし{symbol}を{amount}購入したらポートフォリオはどうなりますか
      {symbol}を{amount}買ったら平均単価いくらになる
      仮に{symbol}を{amount}追加したらリスクは増える
      {account}で{symbol}を{amount}買うと仮定して試算して
      {symbol}をナンピンしたら取得単価はどこまで下がる計算
      {amount}で{symbol}は何株買えて配分はどう変わるかな
      {symbol}を組み入れた場合の影響をシミュレーションしてください
      試しに{symbol}を{amount}加えた後の姿を見せて
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
      {symbol}が{amount}下がったら資産いくら減る
      もし{symbol}が{amount}上昇したらポートフォリオへの影響はどのくらいですか
      {symbol}が{amount}暴落したら私いくら損する
      {symbol} {amount}下落 影響額
      仮に{symbol}が{amount}落ちたら{account}はどうなる
      {symbol}が{amount}上がれば私はいくら儲かる計算になる
      {symbol}が{amount}動いた場合の資産の増減を試算してください
      {symbol}が{amount}コケたらうちの資産どれだけやられるかな
      ストレステストで{symbol}が{amount}下げたケース
      {symbol}が{amount}跳ねたら総資産はいくらになるの
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
      {symbol}に{amount}入れてたら今いくら
      {period}に{symbol}を{amount}買っていたら今どうなってた
      もし{period}{symbol}に{amount}投資していたら現在の価値はいくらですか
      あのとき{symbol}に{amount}突っ込んでたらいくら儲かってたんだろ
      {period}に一括で{symbol}へ{amount}投じた場合の結果を計算して
      {symbol}を{period}{amount}分買って放置してたら何倍になった
      {symbol} {amount} {period} たられば
      {period}から{symbol}を持っていたら{amount}はいくらに増えましたか
      昔{symbol}に{amount}入れておけば今ごろ大金持ちだった
      {period}の{symbol}への{amount}の投資は今の価値でどれほどになりましょうか
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
      {symbol}っていつから持ってるっけ
      {symbol}を保有してどれくらい経ちますか
      {symbol}を最初に買ったのは何年前
      {account}の{symbol}は何か月持ってる
      私が{symbol}の株主になったのはいつ
      {symbol}とは何年の付き合いになるかな
      {symbol}を持ち始めた日を教えて
      {symbol}の保有日数は何日でしょうか
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
      {symbol} ロット別
      {symbol}を買った回ごとの単価と株数を見せて
      {symbol}の取得明細をロットごとに教えてください
      私の{symbol}は何回分の買いでできてる？それぞれいくら
      {account}の{symbol}のロット
      {symbol}の各買付分の損益を個別に知りたい
      {symbol}のタックスロットはどうなっていますか
      {symbol}の今残ってる持ち分を買った日別に分けて
      {symbol}で一番高く買ったロットはどれ
      {symbol}の建玉を取得日ごとの内訳で出して
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
      アラート一覧
      今どんな通知を設定してたっけ
      設定済みのアラートを教えてください
      {symbol}にアラートかけてる
      私の通知設定を見せて
      いくつアラートが登録されていますか
      {symbol}の価格通知はいくらに設定してある
      {period}に発動したアラートは
      何がどうなったらお知らせが来るようになってるの
      有効なアラート確認したい
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
      {symbol}が{amount}になったら教えて
      {symbol} {amount} アラート設定
      {symbol}が{amount}超えたら知らせて
      {symbol}が{amount}まで落ちてきたら声かけてくれる
      {symbol}の株価が{amount}に達した際にお知らせいただけますか
      {symbol}に{amount}で価格アラート入れといて
      {symbol}が{amount}以上動いたらアラーム鳴らして
      {symbol}が{amount}切ったらすぐ連絡ほしい
      {period}に{symbol}が{amount}を付けたら通知をお願い
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
      ウォッチしてる株って{period}上がってる？
      監視リストで一番上がったのはどれ {period}
      ウォッチ中の銘柄を表示
      ウォッチリストの中身を教えてください
      ウォッチリスト {period} 値動き
      ウォッチリストに何入れてたっけ
      {period}、ウォッチリストの銘柄は上がりましたか
      お気に入りに登録した株が見たいです
      監視してる銘柄って今どうなってるの
      気になる株のリスト見せて
      お気に入り銘柄はどうなっていますか
      監視銘柄の値動きを教えて
      ウォッチしてる銘柄一覧を出して
      登録してある注目銘柄って何があったっけ
      ウォッチリストで{period}一番上がったのはどれ
      監視リストに何銘柄入ってる
      チェック中の株、{period}どんな感じ
      まだ買ってないけど見張ってる銘柄を表示してください
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
      {symbol}をウォッチリストに入れて
      {symbol} お気に入り登録
      {symbol}を監視銘柄に加えてください
      {symbol}と{other}をウォッチに追加で
      {symbol}をチェックリストに載せといて
      {symbol}を今後追いかけたいから登録して
      {symbol}を注目銘柄として登録していただけますか
      {symbol}ウォッチしたい
      {symbol}もお気に入りに足してくれる
      {symbol}気になるからリストに入れておいて
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
      {symbol}をウォッチリストから消して
      {symbol} お気に入り解除
      {symbol}を監視銘柄から外してください
      {symbol}と{other}をウォッチから削除で
      {symbol}もう追わなくていいよ
      {symbol}の登録を注目銘柄から取り消していただけますか
      {symbol}はもう興味ないからウォッチから抜いて
      {symbol}のウォッチやめる
      {symbol}をお気に入りから除いてくれる
      {symbol}いらないからウォッチリストから外しといて
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
      {symbol}について自分が書いたメモ見せて
      {symbol}の備考に何て書いてありますか
      {symbol}を買った理由メモしてたよね、出して
      私の{symbol}の覚え書きを表示してください
      保存してあるメモ一覧
      {symbol}のノートある
      前に{symbol}について何か書き留めたっけ
      {symbol}の自分のコメントを確認
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
      俺の持ってる株で{period}決算なのってどれ
      手持ちの株の決算スケジュール {period}
      ポートフォリオ内で決算を控えた企業
      私が保有する会社はいつ業績を発表する
      {period}に決算がある持ち株を教えてください
      保有銘柄 決算日 {period}
      私の持ってる株って次いつ決算だっけ
      {period}に決算発表がある保有銘柄はありますか
      {account}の銘柄の決算日が知りたいです
      持ち株で{period}決算なのはどれかな
      持ち株の決算いつ
      私が持ってる株で{period}決算あるのはどれ
      保有銘柄の決算スケジュールを教えてください
      {period}に決算を迎える保有銘柄は
      {account}の銘柄の決算日一覧
      うちの株、次に決算出すのどこ
      自分のポートフォリオの中で決算が近い会社はありますか
      持ってる会社の業績発表の日程を見せて
      手持ち銘柄の決算カレンダー
      {period}、私の株のうち何社が決算を発表する予定かな
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
      持ち株のニュース
      私の持ってる会社で何かあった
      保有銘柄に関する最新ニュースを教えてください
      {period}のポートフォリオ関連の報道は
      うちの株に関係ある記事見せて
      自分の保有株に悪い材料出てませんか
      手持ち銘柄のヘッドライン
      持ってる株について{period}何か話題になってたかな
      私のポートフォリオに影響しそうなニュースある
      保有株関連のニュースだけまとめて
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
      持ち株の権利落ち日
      私の株で次に権利落ちするのはどれ
      保有銘柄の配当落ち日を教えてください
      {period}に権利確定日が来る保有銘柄は
      うちの株の権利付き最終日いつ
      手持ち銘柄の権利日カレンダー
      {period}、配当の権利が落ちる私の持ち株はありますか
      持ってる株それぞれ、いつまで持ってれば次の配当の権利がもらえる
      自分の保有株の権利確定スケジュール見せて
      ポートフォリオの銘柄の配当権利落ちが近いのはどれかな
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
      {period}の相場を当てて
      {period}{symbol}の株価はどうなりそう
      {symbol}は{period}上がると思いますか
      {symbol} これから 予想
      {symbol}ってこの先どうなるのかな
      {symbol}が今後いくらになるか予測してください
      {symbol}は{amount}まで行くと思う
      これから伸びる株ってどれになりそうなの
      {symbol}ってこれから上がる
      {period}の{symbol}の株価はいくらになりますか
      {symbol}は{period}までに{amount}行くと思う
      {period}の相場予想して
      {currency}{other}は年末いくらになってるかな
      {symbol}まだ下がるかな、底打ちはいつ
      {symbol}の将来の株価を予測してください
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
      {symbol}って買い
      おすすめの銘柄教えて
      {symbol}と{other}ならどっちを買うべき
      {amount}あるんだけど何に投資したらいい
      {symbol}そろそろ利確すべきかな
      {symbol}を損切りした方がいいか迷ってます
      NISAで何買えばいいの
      {symbol}の買い時っていつ
      {symbol}をこのまま持ち続けるべきでしょうか
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
      損益{period}はどうすればいい
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
      {symbol}を売ったら税金いくら
      確定申告って必要
      {period}の利益にかかる税額を計算してください
      {amount}儲かったら税金いくら払うの
      私は{period}いくら納税しないといけませんか
      損益{period}したらいくら戻ってくる
      配当の税金って総合課税と申告分離どっちが得
      {account}の利益は非課税になるのかな
      節税するにはどうすればいい
      {symbol}の売却益に対する税負担はいくらになりますか
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
      {symbol}を{amount}売却しといて
      証券口座に{amount}送金して
      {symbol}の積立を設定して発注
      さっきの注文を取り消し、訂正
      {symbol}を成行で買ってください
      {symbol} 売り注文 {amount}
      {symbol}を{amount}で指値買いしといて
      {account}で{symbol}の注文を出してもらえますか
      {symbol}を今すぐ売却したいので発注して
      さっき出した注文を取り消したいんだけど
      {symbol}{amount}売って
      {symbol}を{amount}で指値注文入れてください
      {symbol} 成行買い {amount}
      {account}で{symbol}を{amount}購入する手続きをお願いします
      今すぐ{symbol}売却して
      {symbol}に逆指値入れといて
      {symbol}の注文を取り消してもらえますか
      {account}から{amount}を銀行に振り込んで
      {symbol}を売って{other}に乗り換えといて
    `,
  },
  cannotKnow: {
    title: "投資と関係のない質問",
    ways: `
      {period}の天気は
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
      {period}って雨降るのかな
      天気 予報
      何か面白い話をしてください
      晩ご飯のおすすめ教えて
      {period}の野球どっちが勝ったの
      あなたは人間ですか
      面白い話して
      選挙で誰に投票するの
      カレーの作り方教えて
      {period}の野球どっちが勝った
      彼女へのプレゼント何がいいかな
      日本の首都はどこですか
      おすすめの映画ある
      この文章を英語に訳してください
      あなたは何歳、恋人いるの
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
      使い方教えて
      どんな質問に答えてくれますか
      ここで何を聞けばいい
      あなたの機能を一覧で見せてください
      どんなこと調べられるの、例も出して
      これって何のアシスタント
      初めて使うんだけど何を頼めるのかな
      対応可能な質問の種類をご教示ください
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
      {symbol}の{indicator}いくつ
      {symbol}の{indicator}を教えてください
      {symbol}で{indicator}を見たい
      {symbol}の{indicator}って今どうなってる
      {symbol}と{other}の{indicator}はどのくらい
      {indicator}で見ると{symbol}はどんな状態ですか
      {symbol}のチャートに{indicator}を当てはめるとどう
      {symbol}の{indicator}の値が知りたいんだけど
      {indicator}の数値を{symbol}について出して
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
      {symbol} オプション
      {symbol}のプットコールレシオはいくつ
      {symbol}のオプション建玉を教えてください
      {symbol}のコールとプット、どっちが多い
      {symbol}のIVってどのくらい
      {symbol}のオプションチェーン見せて
      {period}満期の{symbol}のオプションはどうなっていますか
      {symbol}のオプション市場はどんな様子かな
      {symbol}のオプションの取引が多い権利行使価格は
      {symbol}のオプションの建玉と出来高の状況が知りたい
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
      {symbol}の{period}の寄り付きはいくら
      {period}の{symbol}の高値、安値、引け値は
      {symbol}って{period}いくらで始まった
      {symbol}の前日終値はいくらですか
      {symbol}と{other}の{period}の四本値を見せて
      {symbol}の{period}のザラ場の高値はどこまで行った
      {symbol}{period}いくらで引けたの
      {symbol}のOHLCお願い
    `,
  },
  estimateChanges: {
    title: "{symbol}の業績予想は引き上げられましたか？",
    ways: `
      {symbol}の予想の修正
      {symbol}のEPS予想は引き下げられた？
      アナリストは{symbol}の利益予想を上げましたか
      {symbol}のコンセンサス予想の変化
      {period}の{symbol}の売上予想の修正
      {symbol}の予想が修正されたか教えてください
      {symbol} 予想 上方修正 下方修正
      {symbol}のアナリスト予想って{period}引き上げられたの
      {period}に{symbol}の利益予想は下げられましたか
      {symbol}のEPS予想がどう変わったか知りたいです
      {symbol}のコンセンサス、切り下がってるのかな
      {symbol} 予想修正
      {symbol}の業績予想は上方修正されてる
      {symbol}のEPS予想の変化を教えてください
      アナリストは{symbol}の利益予想を下げましたか
      {period}に{symbol}のコンセンサスはどう変わった
      {symbol}のリビジョンは上向き、下向き
      {symbol}の見込み利益って前より増えてるの減ってるの
      {symbol}の利益予想を上げたアナリストは何人
      {symbol}に対する業績の見方、{period}引き下げられてないかな
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
      {symbol}を{amount}の比率にするにはあと何株
      {symbol}を資産の{amount}まで増やすにはいくら必要
      {symbol}の構成比を{amount}に調整するには何株売買すればよいですか
      {symbol}の割合を{amount}に減らすなら何株売る計算
      {symbol} {amount}目標 必要株数
      {account}で{symbol}を{amount}にしたい、何株足りない
      {symbol}のウェイト{amount}にするにはどれだけ動かせばいい
      {symbol}が全体の{amount}を占めるようにするための株数を出して
      {symbol}をポートフォリオの{amount}に合わせるリバランス計算
      {symbol}の比重を{amount}に持っていくと何株になるのかな
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
      トレード勝率
      {period}の取引って何勝何敗
      決済した取引の成績を教えてください
      {period}の勝率は何%ですか
      売り終わった銘柄の結果を一覧で見せて
      一番うまくいったトレードはどれ
      {account}の手仕舞い済みポジションの成績
      平均の利益と平均の損失、勝ちトレードと負けトレードで
      私ってトレードうまい？買って売った分の結果で見て
      {period}に完結した売買の平均保有日数と勝敗
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
      {symbol}に毎月{amount}積立してたら今いくら
      {period}{symbol}を月{amount}ずつ買ってたらどうなってた
      {symbol}を毎月{amount}積み立てた場合の試算をお願いします
      {symbol} 積立シミュレーション {amount}
      もし{period}ずっと{symbol}に毎月{amount}入れていたら資産はいくらになっていましたか
      コツコツ毎月{amount}を{symbol}に回してたらどれくらい貯まってたんだろ
      {symbol}への月々{amount}の積立投資の結果は{period}でどれほど
      {period}つみたてで{symbol}を{amount}ずつ買った場合の損益
      毎月{amount}ずつ{symbol}を買い続けてたら増えてたかな
    `,
  },
  incomeByMonth: {
    title: "月ごとの配当の受取見込みは？",
    ways: `
      月別の配当金
      配当収入を月ごとに
      {period}の配当予想を月別に
      私の配当は一年のどの月に入りますか
      毎月の配当の内訳
      月ごとの受取配当の見込み
      月ごとの配当を教えてください
      配当 月別 {account}
      配当って何月に多く入るんだっけ
      毎月いくら配当が入る見込みですか
      配当収入の月別の予定が知りたいです
      {account}の配当、どの月にいくら入るのかな
      月別配当
      何月に配当いくら入るの
      月ごとの予想配当を教えてください
      配当が一番多い月はいつですか
      毎月どれくらい配当がもらえる見込み？月別に
      {account}の配当を月別のグラフで見せて
      配当が入らない月ってある
      配当カレンダーを自分の持ち株の金額で月ごとに
    `,
  },
  recordBuy: {
    title: "{symbol}を{amount}{amount}で買いました",
    ways: `
      {period}{symbol}を{amount}{amount}で買った
      {symbol} {amount} {amount} 購入
      {symbol}を{amount}{amount}で{amount}購入しました
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
      {symbol}を{amount}株、{amount}で買った
      {symbol} {amount}株 {amount} 買い
      {period}に{symbol}を{amount}株{amount}で購入しました
      {symbol}を{amount}株買ったので記録して
      {account}で{symbol}を{amount}株、単価{amount}で買付
      {symbol}{amount}株を{amount}でゲットした、入力しといて
      買い約定を登録、{symbol}を{amount}株、約定価格{amount}
      {symbol}を{amount}株仕込みました、一株{amount}です
      {symbol}を{amount}分、{currency}建てで購入済み、追加お願い
      {period}買った{symbol}{amount}株を帳簿につけてください
    `,
  },
  recordSell: {
    title: "{symbol}を{amount}{amount}で売りました",
    ways: `
      {period}{symbol}を{amount}{amount}で売った
      {symbol} {amount} {amount} 売却
      {symbol}を{amount}{amount}で{amount}売却しました
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
      {symbol}を{amount}株、{amount}で売った
      {symbol} {amount}株 {amount} 売り
      {period}に{symbol}を{amount}株{amount}で売却しました
      {symbol}を{amount}株売ったので記録して
      {account}の{symbol}を{amount}株、単価{amount}で手放した
      {symbol}{amount}株を{amount}で利確した、入力しといて
      売り約定を登録、{symbol}を{amount}株、約定価格{amount}
      {symbol}を{amount}株処分しました、一株{amount}です
      {symbol}を{amount}株損切り済み、反映お願い
      {period}売った{symbol}{amount}株を帳簿につけてください
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
      {symbol}の配当{amount}入った
      {symbol} 配当 {amount} 入金
      {period}に{symbol}から{amount}の配当を受領しました
      {account}に{symbol}の分配金が{amount}振り込まれた
      {symbol}から配当{amount}もらったよ、つけといて
      配当の受け取りを登録してください、{symbol}で{amount}
      {symbol}の配当が{currency}で{amount}入りました
      {symbol}の配当来た、{amount}です、入力お願い
      {period}受け取った{symbol}の分配金{amount}を追加
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
      {amount}入金した
      入金 {amount}
      {account}に{amount}を入れました
      {period}に{amount}振り込んだので記録して
      証券口座へ{amount}を送金済み、登録してください
      {account}に{amount}チャージしたよ
      {amount}を銀行から{account}に移したからつけといて
      {period}、口座に{amount}追加しました
      {currency}で{amount}預け入れ
      投資資金として{amount}を足した、反映お願い
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
      {amount}出金した
      出金 {amount}
      {account}から{amount}を引き出しました
      {period}に{amount}下ろしたので記録して
      証券口座から{amount}を銀行に戻した、登録してください
      {account}から{amount}抜いたよ
      生活費に{amount}引き出したからつけといて
      {period}、口座から{amount}を払い出しました
      {currency}で{amount}を出金済み
      {amount}を口座から出した、残高に反映お願い
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
      利息{amount}ついた
      利息 {amount} 入金
      {account}に利子が{amount}入りました
      {period}に金利を{amount}受け取ったので記録して
      預金の利子{amount}を登録してください
      {account}で利息{amount}もらったよ
      {period}の利息として{amount}受領しました
      {currency}の利息が{amount}入った、つけといて
      債券の利金{amount}が入金された、入力お願い
      現金に利子が{amount}付いたから追加しておいて
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
      手数料{amount}払った
      手数料 {amount} 記録
      {account}で手数料が{amount}引かれました
      {period}に口座管理料{amount}を支払ったので記録して
      取引コスト{amount}を登録してください
      {account}で{amount}の手数料取られた、つけといて
      {period}の手数料として{amount}支払い済み
      {currency}で手数料{amount}かかった
      為替手数料{amount}が引き落とされた、入力お願い
      証券会社に{amount}の費用を払ったから追加しておいて
    `,
  },
  alertHigh: {
    title: "{symbol}が52週高値を更新したら通知",
    ways: `
      {symbol}が新高値をつけたら教えて
      {symbol}が{period}高値を更新したらアラート
      {symbol}の高値更新で知らせて
      {symbol}が高値を更新したら知らせてください
      高値更新 アラート {symbol}
      {symbol}が{period}高値つけたら教えてくれるかな
      {symbol}が新高値になったら通知してもらえますか
      {symbol}の新高値のアラートを設定したいです
      {symbol}が高値抜けたら通知ちょうだい
      {symbol} 高値更新 通知
      {symbol}が{period}高値を付けたら知らせてください
      {symbol}が新高値取ったらアラートお願い
      {symbol}と{other}が一年の最高値を抜いたら連絡して
      {symbol}が高値を更新したらアラーム鳴らしといて
      {symbol}の新高値アラートを設定
    `,
  },
  alertLow: {
    title: "{symbol}が52週安値を更新したら通知",
    ways: `
      {symbol}が新安値をつけたら教えて
      {symbol}が{period}安値を更新したらアラート
      {symbol}の安値更新で知らせて
      {symbol}が安値を更新したら知らせてください
      安値更新 アラート {symbol}
      {symbol}が{period}安値つけたら教えてくれるかな
      {symbol}が新安値になったら通知してもらえますか
      {symbol}の新安値のアラートを設定したいです
      {symbol}が安値割ったら通知ちょうだい
      {symbol} 安値更新 通知
      {symbol}が{period}安値を付けたら知らせてください
      {symbol}が新安値になったらアラートお願い
      {symbol}と{other}が一年の最安値を下回ったら連絡して
      {symbol}が安値を更新したらアラーム鳴らしといて
      {symbol}の新安値アラートを設定
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
      {symbol}の出来高が{amount}倍になったら教えて
      {symbol} 出来高急増 通知
      {symbol}の商いが普段の{amount}倍に膨らんだら知らせてください
      {symbol}の売買高がいつもより急に増えたらアラートお願い
      {symbol}と{other}の出来高が平均の{amount}倍を超えたら連絡して
      {symbol}がやたら取引され始めたら声かけて
      {symbol}の出来高が平均比{amount}倍に達した際に通知いただけますか
      {symbol}に出来高アラート入れといて、{amount}倍で
      {symbol}の取引量が異常に多い日はお知らせして
      もし{symbol}の出来高が跳ねたらすぐ知りたい
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
      {symbol}の決算が近づいたら教えて
      {symbol} 決算前 通知
      {symbol}の決算発表の{amount}日前に知らせてください
      {symbol}の決算前にリマインドして
      {symbol}と{other}の決算前に連絡ちょうだい
      {symbol}が業績を出す前に声かけて
      {symbol}の決算発表日の前にお知らせいただけますか
      {symbol}の決算忘れそうだから{amount}日前に通知お願い
      {symbol}の決算日が来る前にアラーム鳴らしといて
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
      {symbol}の権利落ち日が近づいたら教えて
      {symbol} 権利日前 通知
      {symbol}の配当落ちの{amount}日前に知らせてください
      {symbol}の権利付き最終日の前にリマインドして
      {symbol}と{other}の権利落ち前に連絡ちょうだい
      {symbol}の配当の権利がなくなる前に声かけて
      {symbol}の権利確定日の前にお知らせいただけますか
      {symbol}の配当取り逃したくないから{amount}日前に通知お願い
      {symbol}の配当落ち日の前にアラーム鳴らしといて
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
      アラート消して
      {symbol}のアラート削除
      {symbol}の通知を解除してください
      {symbol}のお知らせもういらない
      設定してある通知を取り消したい
      {symbol}のアラームを止めて
      {symbol}の価格アラートを解除していただけますか
      もう{symbol}のことで知らせてくれなくていいよ
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
      取引 訂正
      さっきの取引間違えたから直して
      {symbol}の取引記録を削除してください
      {symbol}の買いの単価を{amount}に修正して
      {period}の{symbol}の入力ミスを訂正したい
      {account}に登録した取引を取り消せますか
      {symbol}の株数は{amount}が正しいので直してほしい
      最後に記録した売買をなかったことにして
      {symbol}を二重に登録しちゃった、片方消して
      {period}に入力した取引内容の変更をお願いいたします
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
      {symbol} メモ追加
      {symbol}にメモ書いておいて
      {symbol}の備考欄に記入してください
      {symbol}を買った理由を書き留めておきたい
      {symbol}のノートに一言追加で
      {symbol}の覚え書きを保存していただけますか
      {symbol}についてこれメモっといて
      {symbol}のコメントを新しく書き込む
      忘れないように{symbol}に関する考えを記録しておいて
    `,
  },
};
