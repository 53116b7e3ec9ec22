/**
 * Names in Chinese characters as Koreans and Japanese read them: the characters do not tell whose
 * name it is. Koreans are spelt as the lists spell them, syllable by syllable. Written for this
 * service from general knowledge of both languages.
 */

const KOREAN_SURNAMES = `
金kim 李ri 朴pak 崔choe 鄭jong 郑jong 姜kang 趙jo 赵jo 張jang 张jang 林rim 韓han 韩han 吳o 吴o 申sin 徐so 權kwon 权kwon 黃hwang 黄hwang 安an 宋song
柳ryu 洪hong 全jon 高ko 文mun 孫son 孙son 白paek 許ho 许ho 南nam 盧ro 卢ro 河ha 成song 車cha 车cha 朱ju 禹u 羅ra 罗ra 田jon 閔min 闵min 嚴om 严om
康kang 玄hyon 玉ok 太thae 池ji 方pang 明myong 表phyo 石sok 邊pyon 咸ham 廉ryom 吉kil 延yon 馬ma 马ma 千chon 尹yun 梁ryang 裴pae 曺jo 曹jo 具ku
元won 陳jin 陈jin 丁jong 蔡chae 沈sim 任im 都to 奉pong 秋chu 卓thak 楊yang 杨yang 劉ryu 刘ryu 董tong`;

const KOREAN_GIVEN = `
正jong 恩un 日il 成song 永yong 英yong 哲chol 浩ho 鎬ho 鐵chol 铁chol 進jin 进jin 鎭jin 镇jin 珍jin 眞jin 真jin 鎮jin 光kwang 明myong 東tong 东tong 民min
學hak 学hak 善son 順sun 顺sun 淑suk 玉ok 姬hui 姫hui 姬hui 花hwa 春chun 福pok 德tok 徳tok 龍ryong 龙ryong 虎ho 男nam 南nam 國kuk 国kuk 革hyok 赫hyok
勳hun 勋hun 勇yong 秀su 洙su 守su 壽su 寿su 炳pyong 炅kyong 京kyong 慶kyong 庆kyong 敬kyong 景kyong 桓hwan 煥hwan 焕hwan 基ki 吉kil 根kun 植sik 相sang
尚sang 錫sok 锡sok 石sok 星song 聖song 圣song 誠song 诚song 勝sung 胜sung 承sung 昇sung 升sung 信sin 新sin 雲un 云un 元won 源won 原won 月wol 裕yu 有yu
允yun 潤yun 润yun 銀un 银un 義ui 义ui 益ik 仁in 一il 在jae 載jae 宰jae 鍾jong 鐘jong 钟jong 宗jong 周ju 柱ju 俊jun 準jun 准jun 中jung 重jung 之ji
志ji 智ji 燦chan 灿chan 昌chang 昶chang 泰thae 太thae 平pyong 弼phil 必phil 海hae 賢hyon 贤hyon 鉉hyon 铉hyon 炫hyon 亨hyong 炯hyong 衡hyong 惠hye
興hung 兴hung 熙hui 喜hui 禧hui 與yo 与yo 松song 山san 萬man 万man 大tae 武mu 文mun 兵pyong 奉pong 鳳pong 凤pong 植sik 鶴hak 鹤hak 鎰il 河ha 鐘jong
林rim 洪hong 炎yom 道to 度to 斗tu 斌pin 範pom 范pom 凡pom 赫hyok 鎮jin 愛ae 爱ae 美mi 雪sol 主ju 紅hong 红hong 蓮ryon 莲ryon 女nyo 子ja 貞jong 贞jong
晶jong 靜jong 静jong 敏min 娥a 妍yon 燕yon 延yon 然yon 蘭ran 兰ran 光kwang 寬kwan 宽kwan 官kwan 澤thaek 泽thaek 擇thaek 範pom 鉄chol 赫hyok 植sik 弘hong 鴻hong 鸿hong 鎔yong`;

const JAPANESE_SURNAMES = `
佐藤sato 鈴木suzuki 高橋takahashi 田中tanaka 伊藤ito 渡辺watanabe 渡邊watanabe 渡部watanabe 山本yamamoto 中村nakamura 小林kobayashi 加藤kato 吉田yoshida
山田yamada 佐々木sasaki 山口yamaguchi 松本matsumoto 井上inoue 木村kimura 斎藤saito 齋藤saito 斉藤saito 清水shimizu 山崎yamazaki 森mori 池田ikeda
橋本hashimoto 阿部abe 安倍abe 石川ishikawa 前田maeda 藤田fujita 小川ogawa 後藤goto 岡田okada 長谷川hasegawa 村上murakami 近藤kondo 石井ishii 坂本sakamoto
遠藤endo 青木aoki 藤井fujii 西村nishimura 福田fukuda 太田ota 三浦miura 岡本okamoto 松田matsuda 中島nakajima 中川nakagawa 原田harada 小野ono
竹内takeuchi 田村tamura 中野nakano 金子kaneko 和田wada 中山nakayama 石田ishida 上田ueda 森田morita 柴田shibata 酒井sakai 工藤kudo 横山yokoyama
宮崎miyazaki 宮本miyamoto 内田uchida 高木takagi 安藤ando 島田shimada 谷口taniguchi 大野ono 高田takada 丸山maruyama 今井imai 武田takeda 西田nishida
平野hirano 村田murata 矢野yano 杉山sugiyama 増田masuda 小島kojima 小山koyama 大塚otsuka 千葉chiba 松井matsui 野口noguchi 新井arai 佐野sano
杉本sugimoto 古川furukawa 浜田hamada 市川ichikawa 水野mizuno 小松komatsu 篠田shinoda 林hayashi 清田kiyota 入江irie 橋爪hashizume 住吉sumiyoshi
稲川inagawa 関seki 西口nishiguchi 福島fukushima 高山takayama 野村nomura 菊地kikuchi 菊池kikuchi 木下kinoshita 菅原sugawara 河野kono 本田honda
豊田toyoda 岩崎iwasaki 大島oshima 黒田kuroda 服部hattori 川口kawaguchi 川崎kawasaki 桜井sakurai 松岡matsuoka 永井nagai 吉川yoshikawa 荒木araki`;

const JAPANESE_GIVEN = `
健一kenichi 一郎ichiro 太郎taro 次郎jiro 三郎saburo 四郎shiro 五郎goro 誠makoto 浩hiroshi 博hiroshi 弘hiroshi 宏hiroshi 清kiyoshi 隆takashi 孝takashi
明akira 彰akira 修osamu 治osamu 茂shigeru 実minoru 進susumu 勇isamu 正tadashi 忠tadashi 和夫kazuo 一夫kazuo 正雄masao 政雄masao 幸雄yukio 行雄yukio
義雄yoshio 良雄yoshio 健ken 剛tsuyoshi 豊yutaka 裕yutaka 昇noboru 登noboru 勝masaru 優masaru 学manabu 聡satoshi 智satoshi 大輔daisuke 翔太shota
直樹naoki 拓也takuya 健太kenta 達也tatsuya 哲也tetsuya 和也kazuya 英樹hideki 秀樹hideki 花子hanako 恵子keiko 幸子sachiko 洋子yoko 陽子yoko 京子kyoko
由美yumi 裕子yuko 優子yuko 真由美mayumi 明美akemi 智子tomoko 久美子kumiko 忍shinobu 建市kenichi 清司kiyoshi 正博masahiro 正弘masahiro 昌弘masahiro
和彦kazuhiko 正彦masahiko 雅彦masahiko 信夫nobuo 康夫yasuo 晋三shinzo 武takeshi 健司kenji 賢治kenji 健二kenji 浩二koji 幸治koji 浩一koichi 孝一koichi
正一shoichi 純一junichi 純jun 淳jun 亮ryo 涼ryo 大輝daiki 翼tsubasa 蓮ren 愛ai 美咲misaki 葵aoi 結衣yui 邦彦kunihiko 久hisashi 寛hiroshi 広志hiroshi`;

const read = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const at = entry.search(/[a-z]/);
        return [entry.slice(0, at), entry.slice(at)] as const;
      }),
  );

const KOREAN = { surnames: read(KOREAN_SURNAMES), given: read(KOREAN_GIVEN) };
const JAPANESE = { surnames: read(JAPANESE_SURNAMES), given: read(JAPANESE_GIVEN) };

const NAME = /^[\p{Script=Han}々\s]{2,6}$/u;
const CHARACTERS = { min: 2, max: 5 };
const SURNAME_MAX = 3;

/** The name as a Korean's and a Japanese's, family name first; none for what is neither. */
export function hanReadings(written: string): string[] {
  if (!NAME.test(written.trim())) return [];
  const signs = [...written.replaceAll(/\s/g, '')];
  if (signs.length < CHARACTERS.min || signs.length > CHARACTERS.max) return [];
  return [korean(signs), japanese(signs.join(''))].filter((reading) => reading !== null);
}

function korean([surname = '', ...given]: readonly string[]): string | null {
  const syllables = given.map((sign) => KOREAN.given.get(sign));
  const family = KOREAN.surnames.get(surname);
  const isWhole = family !== undefined && syllables.length <= 2;
  return isWhole && syllables.every((syllable) => syllable !== undefined)
    ? [family, ...syllables].join(' ')
    : null;
}

function japanese(written: string): string | null {
  for (let length = SURNAME_MAX; length > 0; length -= 1) {
    const family = JAPANESE.surnames.get(written.slice(0, length));
    const given = JAPANESE.given.get(written.slice(length));
    if (family !== undefined && given !== undefined) return `${family} ${given}`;
  }
  return null;
}
