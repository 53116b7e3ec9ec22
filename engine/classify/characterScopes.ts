/**
 * What words of Chinese, Japanese and Korean stand for, with, in or without. These languages mostly
 * put the sign behind what it governs: `iPhone用ケース`, `蓋付き`, `차량용`.
 */
import { isCharacter } from '../fold.ts';
import type { Token, WordScope } from './text.ts';

interface Marker {
  characters: readonly string[];
  scope: WordScope;
  /** Whether it governs what stands before it, or behind. */
  governs: 'before' | 'behind';
  /** Characters that make another word of it where they follow. */
  notBefore: string;
  /** Words that it governs at most. */
  reach: number;
  /** Whether it is one only at the beginning of a written word: 皮带 is a belt. */
  isFirst: boolean;
  /** Whether it governs the written word before its own: 가죽이 아닌. */
  isAcrossBlank: boolean;
}

/** Words that a marker governs on its side, unless its line says less. */
const REACH: Readonly<Record<Marker['governs'], number>> = { before: 12, behind: 8 };

const markers = (
  governs: Marker['governs'],
  scope: WordScope,
  words: string,
  {
    notBefore = '',
    reach = REACH[governs],
    isFirst = false,
    isAcrossBlank = false,
  }: Partial<Pick<Marker, 'notBefore' | 'reach' | 'isFirst' | 'isAcrossBlank'>> = {},
): Marker[] =>
  words.split(' ').map((word) => ({
    characters: [...word],
    scope,
    governs,
    notBefore,
    reach,
    isFirst,
    isAcrossBlank,
  }));

/** Longer ones first: `専用` before `用`. */
const MARKERS: readonly Marker[] = [
  ...markers('before', 'for', '専用 专用 專用 対応 전용 대응 호환'),
  // supplies, paper and tools; containers and welding
  ...markers('before', 'for', '用', { notBefore: '品具紙纸途意' }),
  ...markers('before', 'for', '용', { notBefore: '품도기접' }),
  ...markers('before', 'with', '付き つき 入り 포함 부착 付', { notBefore: '属け款' }),
  ...markers(
    'before',
    'without',
    'なし 無し 不要 不使用 ではない ではありません じゃない 없는 없이 제외',
  ),
  ...markers('before', 'without', '아닌 아님 아니고 아닙니다', { isAcrossBlank: true }),
  ...markers('behind', 'for', '适用于 適用於 适用 適用 用于 用於 适配 適配'),
  ...markers('behind', 'with', '附带 附帶 附赠 附贈 赠送 贈送 配有 内含 內含'),
  ...markers('behind', 'with', '带 帶 附', { notBefore: '近件属屬子', isFirst: true }),
  ...markers('behind', 'without', '不包含 不含 不带 不帶'),
  ...markers('behind', 'without', '不是 并非 並非', { reach: 4 }),
  // 非真皮; not 非常, 非洲, 非遗, nor cloth that is not woven
  ...markers('behind', 'without', '非', { notBefore: '常洲遗遺织織处處', reach: 2 }),
  // 无钢圈, no steel ring; a longer name that begins within goes on behind it: 无线耳机
  ...markers('behind', 'without', '无 無', { notBefore: '线線料し', reach: 2 }),
].sort((left, right) => right.characters.length - left.characters.length);

const BY_FIRST: ReadonlyMap<string, readonly Marker[]> = Map.groupBy(
  MARKERS,
  ({ characters: [first = ''] }) => first,
);

/** The scopes of a field with those that its characters open. */
export function scopesOfCharacters(
  tokens: readonly Token[],
  scopes: readonly WordScope[],
): WordScope[] {
  const changed = [...scopes];
  for (let at = 0; at < tokens.length; at += 1) {
    const marker = markerAt(tokens, at);
    if (!marker) continue;
    const behind = at + marker.characters.length;
    const [from, to] =
      marker.governs === 'before'
        ? [startOf(tokens, at, marker), at]
        : [behind, endOf(tokens, at, marker)];
    for (let place = from; place < to; place += 1) changed[place] = marker.scope;
    at = behind - 1;
  }
  return changed;
}

function markerAt(tokens: readonly Token[], at: number): Marker | undefined {
  return BY_FIRST.get(tokens[at]?.word ?? '')?.find(
    ({ characters, notBefore, isFirst }) =>
      !(isFirst && tokens[at - 1]?.runsOn === true) &&
      characters.every((one, offset) => tokens[at + offset]?.word === one) &&
      !notBefore.includes(tokens[at + characters.length]?.word ?? ' '),
  );
}

/** Where what stands before a marker begins: at a blank, a clause, another script. */
function startOf(tokens: readonly Token[], at: number, { reach, isAcrossBlank }: Marker): number {
  const script = scriptOf(tokens[at - 1]?.word ?? '');
  let from = isAcrossBlank && at > 0 && tokens[at - 1]?.ends === false ? at - 1 : at;
  while (
    from > 0 &&
    at - from < reach &&
    tokens[from - 1]?.ends === false &&
    tokens[from - 1]?.runsOn === true &&
    scriptOf(tokens[from - 1]?.word ?? '') === script
  )
    from -= 1;
  return from;
}

/**
 * Where what stands behind a marker ends. At the beginning of a clause the thing is still to come
 * behind what it serves: `适用于苹果手机壳`.
 */
function endOf(tokens: readonly Token[], at: number, marker: Marker): number {
  const from = at + marker.characters.length;
  const isFirst = at === 0 || tokens[at - 1]?.ends === true;
  if (isFirst && marker.scope !== 'without') return from;
  let to = from;
  while (to < tokens.length && to - from < marker.reach && tokens[to - 1]?.ends === false) to += 1;
  return to;
}

const scriptOf = (word: string): 'han' | 'kana' | 'hangul' | 'other' =>
  !isCharacter(word)
    ? 'other'
    : /\p{Script=Han}/u.test(word)
      ? 'han'
      : /\p{Script=Hangul}/u.test(word)
        ? 'hangul'
        : 'kana';
