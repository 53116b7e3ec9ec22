/** Numbers in names: words, ordinals and Roman figures, by the figure that they mean. */

const WORDS = `
1 one first 1st uno un une eins ein odin pervy pervaya pervoe primero primera premier premiere erste birinci bir
2 two second 2nd ii dos deux zwei dva vtoroy vtoraya segundo segunda deuxieme zweite ikinci iki
3 three third 3rd iii tres trois drei tri trety tretya tercero tercera troisieme dritte ucuncu
4 four fourth iv cuatro quatre vier chetyre chetverty cuarto dorduncu dort
5 five fifth cinco cinq funf pyat pyaty quinto besinci bes
6 six sixth seis sechs shest shestoy sexto altinci alti
7 seven seventh vii siete sept sieben sem sedmoy septimo yedinci yedi
8 eight eighth viii ocho huit acht vosem vosmoy octavo
9 nine ninth ix nueve neuf neun devyat devyaty noveno
10 ten tenth diez dix zehn desyat desyaty decimo
11 eleven eleventh xi once onze elf
12 twelve twelfth xii doce douze zwolf
13 thirteen thirteenth xiii
14 fourteen fourteenth xiv
15 fifteen fifteenth xv
16 sixteen sixteenth xvi
17 seventeen seventeenth xvii
18 eighteen eighteenth xviii
19 nineteen nineteenth xix
20 twenty twentieth xx
30 thirty thirtieth
40 forty fortieth
50 fifty fiftieth
60 sixty sixtieth
70 seventy seventieth
80 eighty eightieth
90 ninety ninetieth
100 hundred hundredth
`;

const LINES = WORDS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The words for a number by each of them. */
const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.flatMap((line) => line.map((word) => [word, line] as const)),
);

/** The words, figures and ordinals of the same number, itself among them; none for a name. */
export const sameNumber = (word: string): readonly string[] => BY_WORD.get(word) ?? [];

const TENS = /^[2-9]0$/;
const UNIT = /^[1-9]$/;
const figureOf = (word: string): string => BY_WORD.get(word)?.[0] ?? '';

/**
 * Words with ordinals as figures (`27th` and `twenty seventh` are `27`), and `No` before a figure
 * left out.
 */
export function withFigures(words: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const hundreds = hundredsAt(words, at);
    if (hundreds) {
      made.push(hundreds.figure);
      at += hundreds.length - 1;
      continue;
    }
    if (/^(?:no|nr|num|number|numero|n)$/.test(word) && /^\d{1,4}$/.test(next) && at > 0) continue;
    const isPair = TENS.test(figureOf(word)) && UNIT.test(figureOf(next)) && !/\d/.test(word);
    if (isPair) {
      made.push(String(Number(figureOf(word)) + Number(figureOf(next))));
      at += 1;
    } else made.push(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? word);
  }
  return made;
}

/** `one hundred nineteen`, `two hundred and five`; null where no hundreds stand. */
function hundredsAt(
  words: readonly string[],
  at: number,
): { figure: string; length: number } | null {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (/\d/.test(word) || next !== 'hundred' || !UNIT.test(figureOf(word))) return null;
  const from = words[at + 2] === 'and' ? at + 3 : at + 2;
  const [tens = '', units = ''] = words.slice(from, from + 2);
  const figures = [tens, units].map((one) => (/\d/.test(one) ? '' : figureOf(one)));
  const isPair = TENS.test(figures[0] ?? '') && UNIT.test(figures[1] ?? '');
  const rest = Number(figures[0] ?? '') + (isPair ? Number(figures[1]) : 0);
  const isRest = rest > 0 && rest < HUNDRED;
  return {
    figure: String(Number(figureOf(word)) * HUNDRED + (isRest ? rest : 0)),
    length: isRest ? from - at + (isPair ? 2 : 1) : 2,
  };
}
const HUNDRED = 100;
