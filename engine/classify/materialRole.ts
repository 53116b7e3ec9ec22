/**
 * Which part of the goods a material is said of: "leather upper", "lining: cotton", "gold plated".
 */
import { placeOfHit, type Hit } from './match.ts';
import type { Field, GoodsText } from './text.ts';

/**
 * The axis a mention fills and how sure it is, or null when it says nothing of the goods
 * themselves.
 */
export function roleOf(
  text: GoodsText,
  hit: Hit,
  field: Field,
): { axis: string; weight: number } | null {
  const byKey = field.kind === 'attribute' ? roleOfKey(field.key ?? '') : undefined;
  if (byKey === null) return null;
  const after = wordsAfter(text, hit, field);
  const before = hit.at > field.start ? (text.words[hit.at - 1] ?? '') : '';
  const beforeThat = hit.at > field.start + 1 ? (text.words[hit.at - 2] ?? '') : '';
  const behind = hit.at + hit.length;
  // polyester coated with PVC
  const coatedWith = text.words[behind] === 'coated' && text.words[behind + 1] === 'with';
  if ((FINISHES.has(after[0] ?? '') && !coatedWith) || FINISHES_BEFORE.has(before)) return null;
  for (const word of after) {
    if (PART_FIRST.has(word)) break; // "cuir, semelle caoutchouc": the part names what follows
    const part = PARTS.get(word);
    // "glass lid" may be all of the goods: in a title the mention stays, as a weak one.
    if (part === null)
      return field.kind === 'title' && text.scopes[placeOfHit(hit)] === 'plain'
        ? { axis: 'main', weight: 0.4 }
        : null;
    if (part !== undefined) return { axis: part, weight: 0.95 };
  }
  const named = LINKS.has(before) ? beforeThat : before;
  const leading = PARTS.get(named);
  if (leading !== undefined && (field.kind !== 'title' || PART_FIRST.has(named)))
    return leading === null ? null : { axis: leading, weight: 0.9 };
  if (before === 'lined') return { axis: 'lining', weight: 0.9 };
  if (byKey !== undefined) return byKey;
  return {
    axis: 'main',
    weight:
      field.kind === 'title'
        ? 0.8
        : field.kind === 'body'
          ? 0.6
          : field.kind === 'category'
            ? 0.4
            : 0.5,
  };
}

/** The next two words of the clause, the filler word "material" left out. */
function wordsAfter(text: GoodsText, hit: Hit, field: Field): string[] {
  const found: string[] = [];
  for (let at = hit.at + hit.length; at < field.end && found.length < 2; at += 1) {
    if (text.ends[at - 1]) break;
    const word = text.words[at] ?? '';
    if (word === 'and' || word === 'with' || word === 'for') break;
    if (word !== 'material') found.push(word);
  }
  return found;
}

const FINISHES = new Set(
  'plated plating plate coated coating tone toned color colour coloured colored finish look effect style imitation like print pattern filled dipped free cleaner polish conditioner vergoldet farben optik'.split(
    ' ',
  ),
);
const FINISHES_BEFORE = new Set(['imitation', 'faux', 'fake', 'artificial', 'simulated', 'non']);

/** Words between a part and its material. */
const LINKS = new Set([
  'of',
  'in',
  'with',
  'de',
  'di',
  'en',
  'em',
  'aus',
  'van',
  'z',
  'ze',
  'da',
  'do',
]);

/** Words for parts in languages that name the part before its material. */
const PART_FIRST = new Set(
  'obermaterial schaft sohle laufsohle futter aussenmaterial griff tige semelle doublure manche exterieur suela corte forro mango suola tomaia fodera manico sola cabedal gaspea cabo zool voering handvat cholewka podeszwa podszewka uchwyt tapa couvercle coperchio deckel'.split(
    ' ',
  ),
);

/** Words for parts of the goods; null: a part that does not decide. */
const PARTS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...[
    'upper',
    'uppers',
    'obermaterial',
    'schaft',
    'tige',
    'tomaia',
    'corte',
    'cabedal',
    'gaspea',
    'cholewka',
  ].map((word) => [word, 'upper'] as const),
  ...[
    'sole',
    'soles',
    'outsole',
    'outsoles',
    'sohle',
    'laufsohle',
    'semelle',
    'suela',
    'suola',
    'sola',
    'zool',
    'podeszwa',
  ].map((word) => [word, 'sole'] as const),
  ...[
    'lining',
    'lined',
    'inner',
    'futter',
    'doublure',
    'forro',
    'fodera',
    'voering',
    'podszewka',
  ].map((word) => [word, 'lining'] as const),
  ...['outer', 'exterior', 'outside', 'aussenmaterial', 'exterieur'].map(
    (word) => [word, 'outer'] as const,
  ),
  ...[
    'insole',
    'midsole',
    'handle',
    'handles',
    'strap',
    'buckle',
    'clasp',
    'hook',
    'lid',
    'packaging',
    'filling',
    'filled',
    'stuffing',
    'fill',
    'hardware',
    'trim',
    'button',
    'buttons',
    'zipper',
    'wheels',
    'base',
    'stand',
    'tip',
    'bezel',
    'dial',
    'griff',
    'manche',
    'mango',
    'manico',
    'cabo',
    'handvat',
    'uchwyt',
    'tapa',
    'couvercle',
    'coperchio',
    'deckel',
    'bristle',
    'bristles',
    'backing',
    'cord',
    'lens',
    'screen',
  ].map((word) => [word, null] as const),
]);

function roleOfKey(key: string): { axis: string; weight: number } | null | undefined {
  if (DROPPED_KEYS.test(key)) return null;
  if (/upper|obermaterial|tige|shaft/.test(key)) return { axis: 'upper', weight: 1 };
  if (/insole|midsole/.test(key)) return null;
  if (/sole/.test(key)) return { axis: 'sole', weight: 1 };
  if (/lining|inner|futter|doublure/.test(key)) return { axis: 'lining', weight: 1 };
  if (/outer|shell|exterior|surface/.test(key)) return { axis: 'outer', weight: 1 };
  if (
    /^(?:main |body |primary |case |frame |top |fabric )?(?:material|materials|fabric|composition|material composition|made of|material type|stoff|matiere|materiau|composizione|materiale|materiaal|tkanina|composicao|composicion|base material|zusammensetzung)$/.test(
      key,
    )
  )
    return { axis: 'main', weight: 1 };
  if (/metals? type|metal$|metall$/.test(key)) return { axis: 'main', weight: 0.9 };
  if (/material|fabric|fibre|fiber/.test(key)) return { axis: 'main', weight: 0.8 };
  return undefined;
}

/** Attributes whose words say nothing of what the thing is made of. */
const DROPPED_KEYS =
  /colou?r|farbe|couleur|plating|finish|packag|theme|pattern|occasion|style|design|strap|band material|filling|handle|brand|model|origin|setting|hardware|feature|suitable|compatib|scent|flavou?r/;
