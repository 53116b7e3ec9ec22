/** Units as Chinese, Japanese, Korean and Russian titles write them, as the measures know them. */
import { foldMarks, isCharacter } from '../fold.ts';
import type { GoodsText } from './text.ts';

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: '毫米 ミリ ミリメートル 밀리미터 мм',
    cm: '厘米 公分 センチ センチメートル 센티미터 센치 см',
    m: '米 メートル 미터 м',
    inch: '英寸 寸 吋 インチ 인치 дюйм дюйма дюймов',
    ml: '毫升 ミリリットル 밀리리터 мл',
    l: '升 公升 リットル 리터 л литр литра литров',
    g: '克 グラム 그램 г гр грамм',
    kg: '公斤 千克 キロ キログラム 킬로 킬로그램 кг',
    w: '瓦 ワット 와트 вт ватт',
    kw: '千瓦 кВт',
    v: '伏 ボルト 볼트 в вольт',
    pcs: '件 个 個 只 枚 片 支 本 개 개입 장 шт штук штуки',
    // an age where the number stands with it
    years: '岁 歲 歳 才 세 лет года',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [foldMarks(word), unit] as const)),
);

const LONGEST = Math.max(...[...UNITS.keys()].map((word) => word.length));

/** Sets, generations and months begin like years and pieces. */
const NO_UNITS: ReadonlySet<string> = new Set([
  '세트',
  '세대',
  '개월',
  '个月',
  '個月',
  'か月',
  'ヶ月',
]);

/**
 * The unit behind a word, in one word or in several characters; the word itself where it is none.
 */
export function unitBehind({ words, ends }: GoodsText, at: number): string {
  const next = words[at + 1] ?? '';
  // «2 в 1» are no volts
  if (next === 'в' && /^\d/.test(words[at + 2] ?? '')) return '';
  if (!isCharacter(next)) return unitOf(next);
  if (NO_UNITS.has(`${next}${words[at + 2] ?? ''}`)) return '';
  let written = '';
  let found = next;
  for (let place = at + 1; written.length < LONGEST; place += 1) {
    const word = words[place] ?? '';
    if (!isCharacter(word)) break;
    written += word;
    found = UNITS.get(written) ?? found;
    if (ends[place] === true) break;
  }
  return found;
}

/** A unit as the measures know it. */
export const unitOf = (written: string): string => UNITS.get(written) ?? written;
