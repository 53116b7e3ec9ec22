/**
 * Text out of markup and properties: tags gone, entities read, blanks folded, invisible characters
 * out.
 */
import { Parser } from 'htmlparser2';
import { INLINE_TAGS } from './walk.ts';

/** One line: blanks of every kind folded to one, invisible and control characters gone. */
export const tidy = (text: string): string =>
  PLAIN.test(text) ? text : visible(text).replace(/\s+/g, ' ').trim();

/** Already one tidy line of printable ASCII. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** The same with the ends of blocks kept as ends of lines, empty lines dropped. */
export const tidyLines = (text: string): string =>
  visible(text)
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * Without bidi marks, zero-width and control characters, soft hyphens and what no decoder could
 * read.
 */
const visible = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\uFFFD\u061C]/g, '')
    // oxlint-disable-next-line no-control-regex -- these are what is to go
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F]/g, ' ');

/** The lines of a text that may hold markup or entities, once or twice escaped. */
export function plainLines(text: string): string {
  let found = text;
  for (let round = 0; round < ESCAPED_MAX && MARKUP.test(found); round += 1)
    found = withoutMarkup(found);
  return tidyLines(found);
}
const ESCAPED_MAX = 3;
const MARKUP = /&#?[A-Za-z\d]+;|<\/?[A-Za-z!][^<>]*>/;

/** The same as one line. */
export const plainText = (text: string): string => plainLines(text).replaceAll('\n', ' ');

function withoutMarkup(text: string): string {
  let found = '';
  let mute = 0;
  const isMute = (tag: string): boolean => tag === 'script' || tag === 'style';
  const parser = new Parser({
    onopentag(tag) {
      if (isMute(tag)) mute += 1;
      if (!INLINE_TAGS.has(tag)) found += '\n';
    },
    ontext(part) {
      if (mute === 0) found += part;
    },
    onclosetag(tag) {
      if (isMute(tag)) mute -= 1;
      if (!INLINE_TAGS.has(tag)) found += '\n';
    },
  });
  parser.write(text);
  parser.end();
  return found;
}

/** The text of a field, null where it holds nothing or a placeholder of the shop's software. */
export function stated(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const found = plainText(text.slice(0, 20_000));
  return found === '' || PLACEHOLDERS.test(found) || TEMPLATE.test(found) ? null : found;
}

const PLACEHOLDERS =
  /^(?:null|nil|undefined|nan|n[./\\]?a\.?|none|no[ _-]?brand|unbranded|non[ -]brand(?:ed)?|noenname[_ ]null|no ?name|generic|unknown|unspecified|not (?:applicable|specified|available|set|stated)|does not apply|default(?: title)?|tbd|tba|todo|test|-+|–|—|\.+|\?+|0|\[object object\]|empty|other|keine angabe|k\. ?a\.|ohne marke|nicht zutreffend|non (?:specifie|spécifié|applicable)e?|sans marque|sin marca|no aplica|sem marca|nao se aplica|não se aplica|brak|bez marki|нет(?: бренда)?|без бренда|не указан[оа]?|无|無|暂无|其他|其它|なし|ノーブランド(?:品)?|없음|해당없음|상세설명 ?참조|상품 ?상세 ?참조|yok|belirtilmemiş|geen)$/i;
const TEMPLATE =
  /^\s*(?:\{\{.*\}\}|\{%.*%\}|\$\{.*\}|\[\[.*\]\]|%[a-z_]+%|\$[a-z]\w*|<%.*%>|#\{.*\}|__\w+__)\s*$/i;
