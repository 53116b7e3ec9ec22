/**
 * Which part of the goods a material is said of: "leather upper", "lining: cotton", "gold plated".
 */
import { foldMarks } from '../fold.ts';
import { scopeOfHit, type Hit } from './match.ts';
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
  if (isOnlyOutside(text, hit, field)) return null;
  const before = hit.at > field.start ? (text.words[hit.at - 1] ?? '') : '';
  const beforeThat = hit.at > field.start + 1 ? (text.words[hit.at - 2] ?? '') : '';
  for (const [place, word] of after.entries()) {
    // "leather gloves lined with wool": what lines them is still to come
    if (place > 0 && word === 'lined') break;
    if (PART_FIRST.has(word)) break; // "cuir, semelle caoutchouc": the part names what follows
    // «铸铁平底锅» has a flat bottom and no sole
    if (word === '底' && place > 0 && !SOLES.has(after[place - 1] ?? '')) continue;
    const part = PARTS.get(word);
    // "glass lid" may be all of the goods: in a title the mention stays, as a weak one.
    if (part === null)
      return field.kind === 'title' && scopeOfHit(text, hit) === 'plain'
        ? { axis: 'main', weight: 0.4 }
        : null;
    if (part !== undefined) return { axis: part, weight: 0.95 };
  }
  const named = LINKS.has(before) ? beforeThat : before;
  const isFirst = text.words[field.start] === named && hit.at <= field.start + 2;
  const leading = isFirst && PART_NAMES.includes(named) ? undefined : PARTS.get(named);
  if (leading !== undefined && (field.kind !== 'title' || PART_FIRST.has(named)))
    return leading === null ? null : { axis: leading, weight: 0.9 };
  if (BY.has(before) && LINED.has(beforeThat)) return { axis: 'lining', weight: 0.9 };
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

/** What stands before the character of a sole: «橡胶大底», «橡胶鞋底». */
const SOLES = new Set(['大', '鞋']);

/** What stands before a lining: "lined with cashmere", «gefüttert mit Fleece». */
const LINED = new Set(
  'lined gefuttert gefutterte gefutterter double doubles doublee doublees forrado forrada forrados foderato foderata foderati gevoerd gevoerde podszyty podszyta podszyte'.split(
    ' ',
  ),
);
const BY = new Set('with mit de en con in met com z'.split(' '));

/** Whether what is named lies on the goods, or is their colour or look. */
function isOnlyOutside(text: GoodsText, hit: Hit, field: Field): boolean {
  const behind = hit.at + hit.length;
  // polyester coated with PVC
  if (text.words[behind] === 'coated' && text.words[behind + 1] === 'with') return false;
  // "14k rose gold plated"
  const after = wordsAfter(text, hit, field, SHADES_MAX).find((word) => !SHADES.has(word)) ?? '';
  if (FINISHES.has(after)) return true;
  if (!PRECIOUS.test(text.words[behind - 1] ?? '')) return false;
  // "rose gold steel", "gold over brass"
  if (BASE_METALS.has(after) || after === 'over') return true;
  // "placcato oro 18 carati"
  const before = text.words.slice(Math.max(field.start, hit.at - SHADES_MAX), hit.at).reverse();
  return PLATED_WITH.has(before.find((word) => !SHADES.has(word)) ?? '');
}

/** The next words of the clause, the filler word "material" left out. */
function wordsAfter(text: GoodsText, hit: Hit, field: Field, most = 2): string[] {
  const found: string[] = [];
  for (let at = hit.at + hit.length; at < field.end && found.length < most; at += 1) {
    if (text.ends[at - 1]) break;
    const word = text.words[at] ?? '';
    if (word === 'and' || word === 'with' || word === 'for') break;
    if (word !== 'material') found.push(word);
  }
  return found;
}

/** Words between a fineness and what is done with the metal. */
const SHADES = new Set('gold rose yellow white pink or oro ouro in en de a'.split(' '));
const SHADES_MAX = 4;
const PRECIOUS = /^(?:gold|silver|platinum|\d+(?:k|kt|ct)|carats?|carati|quilates|kilates|karat)$/;
const PLATED_WITH = new Set(
  'plaque plaquee placcato placcata placcati chapado chapada chapados banado banada banhado folheado bagnato'.split(
    ' ',
  ),
);
const BASE_METALS = new Set([
  'steel',
  'stainless',
  'brass',
  'copper',
  'alloy',
  'titanium',
  'zinc',
  'iron',
  'aluminium',
  'aluminum',
]);

const FINISHES = new Set(
  'plated plating plate ip vermeil gilded gilt coated coating filled dipped free cleaner polish conditioner vergoldet'.split(
    ' ',
  ),
);

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

/**
 * Blades, closures, toe-caps, buckles and the cases in which goods are sold; at the beginning of a
 * title they are the goods.
 */
const PART_NAMES: readonly string[] = (
  'klinge lame hoja lama lemmet ostrze lamina verschluss fermoir fermeture cierre chiusura fecho sluiting zapiecie ' +
  'kappe zehenkappe embout puntera puntale biqueira neus nosek noskiem schnalle boucle hebilla fibbia gesp klamra ' +
  'etui estuche estojo astuccio blechdose'
).split(' ');

/** Words for parts in languages that name the part before its material. */
const PART_FIRST = new Set([
  ...PART_NAMES,
  ...'obermaterial schaft sohle laufsohle futter aussenmaterial griff tige semelle doublure manche exterieur suela corte forro mango suola tomaia fodera manico sola cabedal gaspea cabo zool voering handvat cholewka podeszwa podszewka uchwyt tapa couvercle coperchio deckel верх подошва подкладка'.split(
    ' ',
  ),
]);

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
    'верх',
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
    'подошва',
    '底',
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
    'подкладка',
  ].map((word) => [word, 'lining'] as const),
  ...['outer', 'exterior', 'outside', 'aussenmaterial', 'exterieur'].map(
    (word) => [word, 'outer'] as const,
  ),
  ...[
    ...PART_NAMES,
    'toe',
    'toecap',
    'blade',
    'blades',
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
    '盖',
    '蓋',
    '扣',
  ].map((word) => [word, null] as const),
]);

export function roleOfKey(key: string): { axis: string; weight: number } | null | undefined {
  const known = KEY_ROLES.find(({ keys }) => keys.test(key));
  if (known) return known.role;
  // of a watch it says little, of its strap all
  if (/^(?:band|strap) material/.test(key)) return { axis: 'main', weight: 0.4 };
  if (DROPPED_KEYS.test(key) || isOfLook(key)) return null;
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

const keysOf = (axis: string | null, names: string) => ({
  keys: new RegExp(`^(?:${foldMarks(names)})$`),
  role: axis === null ? null : { axis, weight: 1 },
});

/** Names of attributes in Chinese, Japanese, Korean and Russian, and the part they speak of. */
const KEY_ROLES = [
  keysOf(
    'upper',
    '鞋面材质|鞋面材料|鞋帮材质|鞋面|アッパー|アッパー素材|甲材|甲皮|어퍼|материал верха|верх',
  ),
  keysOf(
    'sole',
    '鞋底材质|鞋底|大底材质|ソール|ソール素材|靴底|底材|밑창|아웃솔|материал подошвы|подошва',
  ),
  keysOf(
    'lining',
    '里料|里料材质|内里材质|内里|内衬|裏地|裏地素材|안감|안감 소재|материал подкладки|подкладка',
  ),
  keysOf('outer', '外层材质|表地|表面素材|겉감|겉감 소재|материал корпуса|внешний материал'),
  keysOf(
    'main',
    '材质|材質|主要材质|主材质|材料|面料|面料材质|面料成分|成分|材质成分|成分含量|素材|主素材|本体素材|生地|原材料|소재|주소재|재질|원단|재료|성분|' +
      'материал|материалы|основной материал|состав|состав материала|материал изделия|ткань|сырье',
  ),
  keysOf(
    null,
    '颜色|顏色|颜色分类|色|カラー|色名|색상|색|цвет|风格|款式|图案|圖案|花色|柄|デザイン|스타일|디자인|패턴|стиль|узор|рисунок|принт|' +
      '场合|シーン|品牌|ブランド|브랜드|бренд|марка|型号|型番|モデル|모델|модель|产地|产地|原产国|原産国|生産国|製造国|원산지|제조국|страна|страна производства|страна производитель|' +
      '填充物|充绒|中綿|中材|충전재|наполнитель|包装|梱包|포장|упаковка|комплект|комплектация|附件|付属品|配件|구성품',
  ),
];

/** Whether an attribute asks for a colour or a picture. */
export const isOfLook = (key: string): boolean => LOOK_KEYS.test(key);
const LOOK_KEYS =
  /colou?r|farbe|couleur|kleur|kolor|^cor$|цвет|颜色|顏色|カラー|색상|pattern|print|motif|motiv|muster|узор|принт|图案|柄|패턴/;

/** Attributes whose words say nothing of what the thing is made of. */
const DROPPED_KEYS =
  /colou?r|farbe|couleur|plating|finish|packag|theme|pattern|occasion|style|design|strap|band material|filling|handle|brand|model|origin|setting|hardware|feature|suitable|compatib|scent|flavou?r/;
