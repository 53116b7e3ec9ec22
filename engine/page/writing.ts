/** In which of the writings that share signs of money the words of a page are. */

/** Japanese, Chinese in simplified and in traditional characters, Korean. */
export type Writing = 'ja' | 'zh-Hans' | 'zh-Hant' | 'ko';

/** What the words are written in, null where they are too few or in none of these. */
export function writingOf(text: string): Writing | null {
  const part = text.slice(0, READ_MAX);
  const kana = count(part, /[\u3041-\u30FA]/g);
  const hangul = count(part, /[\uAC00-\uD7A3]/g);
  const han = count(part, /[\u4E00-\u9FFF]/g);
  if (kana + hangul + han < SIGNS_MIN) return null;
  if (hangul > kana + han) return 'ko';
  // a shop of China may write の in its name
  if (kana > (kana + han) * KANA_SHARE) return 'ja';
  const simplified = count(part, SIMPLIFIED);
  const traditional = count(part, TRADITIONAL);
  if (simplified === traditional) return null;
  return simplified > traditional ? 'zh-Hans' : 'zh-Hant';
}
const READ_MAX = 20_000;
const SIGNS_MIN = 4;
const KANA_SHARE = 0.08;

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** Characters of one writing alone, which Japanese does not write so either. */
const SIMPLIFIED =
  /[们这来时说为对发经产动没么还样过问题业长东车马书见贝门间风飞鱼鸟页头买卖实质颜图价货红绿类线纸钢铁银单详规评论购费运邮厂视观须广统级约织维纯缝丝缎绣宽层圆适认证优惠销选择]/g;
const TRADITIONAL =
  /[們這來時說為對發經產動沒麼還樣過裡問題業長東車馬書見貝門間風飛魚鳥頁頭買賣實質顏圖價貨紅綠類線紙鋼鐵銀單詳規評論購費運郵廠視觀須廣統級約織維純縫絲緞繡寬層圓適認證優銷選擇]/g;
