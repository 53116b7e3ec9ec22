/**
 * Chinese names: words of trade are translated, as companies translate them; what remains is read
 * as pinyin.
 */
import anyAscii from 'any-ascii';
import { translationsIn } from './translations.ts';

const TABLE = `
有限责任公司 co ltd|股份有限公司 co ltd|有限公司 co ltd|股份公司 corp|公司 company|集团 group|控股 holdings|企业 enterprise|工厂 factory|厂 factory
技术 technology|科技 technology|工程 engineering|工业 industry|实业 industrial|制造 manufacturing|机械 machinery|设备 equipment|仪器 instrument
电子 electronics|电气 electric|电器 electrical|电力 power|电信 telecom|通信 communications|通讯 communications|信息 information|网络 network
软件 software|数据 data|智能 intelligent|半导体 semiconductor|集成电路 integrated circuit|微电子 microelectronics|光电 optoelectronics|激光 laser
市场 market|自动化 automation|系统 systems|航空 aviation|航天 aerospace|航运 shipping|船舶 shipbuilding|海运 shipping|海洋 ocean|物流 logistics|运输 transport
货运 freight|进出口 import and export|进口 import|出口 export|贸易 trading|国际 international|商贸 trading|商务 business|外贸 foreign trade
投资 investment|金融 financial|银行 bank|保险 insurance|证券 securities|基金 fund|发展 development|开发 development|建设 construction|建筑 construction
材料 materials|化工 chemical|化学 chemistry|石油 petroleum|石化 petrochemical|天然气 gas|能源 energy|钢铁 steel|金属 metal|矿业 mining|煤炭 coal
医药 pharmaceutical|生物 biotech|医疗 medical|食品 food|纺织 textile|服装 garment|汽车 automobile|大学 university|学院 institute|研究所 research institute
研究院 academy|研究 research|中心 center|实验室 laboratory|协会 association|学校 school|医院 hospital|分公司 branch|总公司 corporation|服务 service
中国 china|中华 china|北京 beijing|上海 shanghai|深圳 shenzhen|广州 guangzhou|广东 guangdong|天津 tianjin|重庆 chongqing|香港 hong kong|澳门 macau
台湾 taiwan|南京 nanjing|武汉 wuhan|成都 chengdu|西安 xian|杭州 hangzhou|苏州 suzhou|大连 dalian|青岛 qingdao|沈阳 shenyang|哈尔滨 harbin
新疆 xinjiang|西藏 tibet|江苏 jiangsu|浙江 zhejiang|山东 shandong|河北 hebei|河南 henan|湖北 hubei|湖南 hunan|四川 sichuan|陕西 shaanxi|山西 shanxi
福建 fujian|厦门 xiamen|安徽 anhui|合肥 hefei|辽宁 liaoning|吉林 jilin|黑龙江 heilongjiang|丹东 dandong|东方 dongfang|朝鲜 korea|伊朗 iran
移动 mobile|联通 unicom|工贸 industry and trade|商事 trading|产业 industry|重工 heavy industry|北方 north|南方 south|西方 west|联合 united|国家 national
第一 first|第二 second|第三 third|第四 4|第五 5|第六 6|日本 japan|制作所 works|制造所 works|造船 shipbuilding|兵器 weapons|精密 precision|轴承 bearing|新能源 new energy
电缆 cable|光学 optical|科学院 academy of sciences|科学 science|旅游 travel|酒店 hotel|传媒 media|出版社 publishing|供应链 supply chain|铁路 railway|港口 port|机场 airport
水产 seafood|渔业 fishery|农业 agricultural|粮油 grain and oil|煤业 coal|铝业 aluminum|铜业 copper|稀土 rare earth|租赁 leasing|担保 guarantee|管理 management|咨询 consulting
`;

const WORDS = translationsIn(TABLE);

/** Names of two to four characters are people's: nothing in them is translated. */
const PERSON_CHARACTERS_MAX = 3;

/** Surnames that are not read the way their character usually is. */
const SURNAMES: Readonly<Record<string, string>> = {
  单: 'shan',
  曾: 'zeng',
  仇: 'qiu',
  解: 'xie',
  查: 'zha',
  任: 'ren',
};

/** Traditional and Japanese characters with the simplified ones of the table above. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  `電电 氣气 気气 國国 際际 貿贸 業业 廠厂 機机 設设 備备 儀仪 製制 訊讯 網网 絡络 軟软 數数 據据 導导 體体 積积 統统 動动 運运 輸输 貨货 進进 資资 銀银 險险 證证
  發发 発发 開开 築筑 鋼钢 鐵铁 鉄铁 礦矿 鑛矿 醫医 藥药 薬药 療疗 紡纺 織织 裝装 車车 學学 實实 驗验 験验 協协 務务 廣广 広广 東东 慶庆 門门 灣湾 漢汉 陽阳 龍龙
  遼辽 寧宁 陝陕 鮮鲜 華华 團团 術术 責责 會会 総总 總总 蘇苏 連连 島岛 瀋沈 爾尔 濱滨 聯联 產产 産产 軸轴 纜缆 傳传 應应 鏈链 農农 鋁铝 銅铜 諮咨 詢询 賃赁`
    .split(/\s+/)
    .map((pair) => [...pair])
    .map(([from = '', to = '']) => [from, to] as const),
);

/** A run of Chinese characters as Latin words with blanks between them. */
export function chineseWords(written: string): string {
  const run = [...written].map((sign) => SIMPLIFIED.get(sign) ?? sign).join('');
  if (run.length <= PERSON_CHARACTERS_MAX && !WORDS.some(([word]) => word === run))
    return [...run]
      .map((one, at) => (at === 0 ? SURNAMES[one] : undefined) ?? pinyin(one))
      .join(' ');
  const words: string[] = [];
  for (let at = 0; at < run.length;) {
    const known = WORDS.find(([word]) => run.startsWith(word, at));
    words.push(known ? known[1] : pinyin(run[at] ?? ''));
    at += known ? known[0].length : 1;
    // what kind of place it is, nobody writes in Latin: 深圳市
    if (known && /[市省]/.test(run[at] ?? '') && !run.startsWith('市场', at)) at += 1;
  }
  return words.join(' ');
}

const pinyin = (character: string): string => anyAscii(character).toLowerCase();
