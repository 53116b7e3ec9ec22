/** Texts that slow readers down: long runs of what they stop at, alone and one behind another. */

/**
 * Signs and words that readers of pages, photos, JSON, tables, prices, names and statements of
 * origin stop at; depth has a bound of its own (NESTED_MAX).
 */
const TOKENS = [
  ' ', '\n', '\t', '\u00a0', '<', '>', '</', '<!--', '-->', '<!---->', '<div></div>', '<p ', '<a href="', '<script>',
  '<td>x', '<meta ', '<![CDATA[', '{', '}', '[', ']', '(', ')', '"', "'", '\\', '\\"', '\\u00', '&', '&amp;', '&#', ',', ';', ':', '=', '.', '-',
  '/', '//', '/*', '|', '#', '?', '%', '$', '€', '0', '1,', '1.', '1 ', '9', 'a', 'a ', 'A', 'A ', 'É', 'e\u0301', '漢', 'ا', '\u200b', '\u0000',
  'made in ', 'made in china ', 'china, ', 'not ', 'origin: ', 'origin:{', '"origin":"', 'IMO ', 'A.', 'and any ', 'and all branch', '(AB) ',
  'for each degree under 100 degrees', 'MIN ', '% ', '$1 ', '1.5% ', '{"a":', '[{"@type":"Product"},', 'product={', 'JSON.parse("', 'url=', 'lang=',
  'chemische ', 'x.', 'x-', '100% cotton ', '5 kg ', '=>', '=1=', '日本製 ', 'iPhone用', 'ﾊﾞ', '适用于', '产地 中国 ', '원산지한국', '#\n', '"\n"', 'name: x\n', '• x: ', '【x】',
] as const; // prettier-ignore

/**
 * Words that stand in many rules on restricted goods, that exclude others, or that own rules have
 * in all their forms.
 */
const WORDS = [
  'e-cigarette ',
  'ivory white ',
  'gasket, ivory and ',
  'no e-liquid, ',
  '电子烟',
  'aa ',
  'abcd ',
];

/** How the texts of one shape grow: `part` as often as told, between a beginning and an end. */
export interface Shape {
  name: string;
  text: (characters: number) => string;
}

const run = (part: string, characters: number): string =>
  part.repeat(Math.ceil(characters / part.length));

const alone = [...TOKENS, ...WORDS].map((token) => ({
  name: token,
  text: (size: number) => run(token, size),
}));

/**
 * A run of one, then a run of another: what is scanned for each of the first to the end of the
 * second.
 */
const inTurn = TOKENS.filter((_, at) => at % 4 === 0).map((token, at) => {
  const other = TOKENS[(at * 11 + 7) % TOKENS.length] ?? '';
  return {
    name: `${token}… ${other}…`,
    text: (size: number) => run(token, size / 2) + run(other, size / 2),
  };
});

export const SHAPES: readonly Shape[] = [...alone, ...inTurn];
