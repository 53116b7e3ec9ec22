/**
 * Words by which a text says that something only looks like a material, or has its colour: tables
 * by the language of the material's name.
 */
import { foldMarks } from '../fold.ts';
import type { Language } from './stem.ts';

export type Semblance =
  /** Made to be like it: "faux leather", "wood effect". */
  | 'imitation'
  /** Only its colour: "silver grey", "gold tone". */
  | 'colour'
  /** Only its picture: "bamboo print". */
  | 'picture';

type Words = ReadonlyMap<string, Semblance>;

const wordsOf = (imitation: string, colour = '', picture = ''): Words =>
  new Map([
    ...listed(imitation).map((word) => [word, 'imitation'] as const),
    ...listed(colour).map((word) => [word, 'colour'] as const),
    ...listed(picture).map((word) => [word, 'picture'] as const),
  ]);
const listed = (words: string): string[] => foldMarks(words).split(' ').filter(Boolean);

const NONE: Words = new Map();

const ENGLISH_BEHIND = wordsOf(
  'look looking lookalike like alike feel feeling effect style styled imitation imitate inspired ' +
    'optic optics grain grained touch alternative substitute',
  'tone toned color colour coloured colored colors colours hue hued shade finish',
  'pattern patterned print',
);
const GERMANIC_BEHIND = new Map([
  ...ENGLISH_BEHIND,
  ...wordsOf(
    'optik imitat imitation effekt ähnlich artig nachbildung haptik dekor imitatie gevoel stijl',
    'farbe farben farbig farbene farbener farbenes farbton kleur kleurig kleurige',
    'muster motiv motief patroon dessin',
  ),
]);

/** Behind the material: "wood effect", «cuir synthétique». */
export const BEHIND: Readonly<Record<Language, Words>> = {
  en: ENGLISH_BEHIND,
  de: GERMANIC_BEHIND,
  nl: GERMANIC_BEHIND,
  pl: wordsOf('look podobny podobna podobne imitacja sztuczny sztuczna sztuczne', '', 'print'),
  fr: wordsOf('synthétique artificiel artificielle végane vegan'),
  es: wordsOf('sintético sintética sintéticos artificial vegano vegana falso falsa'),
  it: wordsOf('sintetico sintetica sintetici artificiale vegano vegana finto finta falso falsa'),
  pt: wordsOf('sintético sintética sintéticos artificial vegano vegana falso falsa fake'),
  ru: NONE,
  zh: NONE,
  ja: NONE,
  ko: NONE,
};

const ENGLISH_BEFORE = wordsOf(
  'imitation imitating imitates faux fake artificial simulated mock pseudo resembling resembles like non',
);

/** Before the material, a link between them or none: «effetto legno», «aspect du cuir». */
export const BEFORE: Readonly<Record<Language, Words>> = {
  en: ENGLISH_BEFORE,
  de: new Map([
    ...ENGLISH_BEFORE,
    ...wordsOf(
      'imitiertes imitierter imitierte unechtes unechter unechte künstliches künstlicher künstliche falsches falscher falsche nachgemachtes',
      'farbe',
    ),
  ]),
  nl: new Map([...ENGLISH_BEFORE, ...wordsOf('imitatie nep namaak kunst neppe', 'kleur')]),
  pl: wordsOf(
    'imitacja imitacji imitacją imitujący imitująca imitujące imitującej efekt efektem sztuczny sztuczna sztuczne sztucznej sztucznego jak styl stylu wygląd wyglądzie faux',
    'kolor kolorze barwa barwie odcień odcieniu',
    'wzór wzorem motyw motywem nadruk nadrukiem',
  ),
  fr: wordsOf(
    'imitation imitant imite faux fausse simili aspect effet look style façon genre type toucher',
    'couleur coloris ton teinte',
    'motif motifs imprimé imprimée',
  ),
  es: wordsOf(
    'imitación imitando imita simil símil falso falsa efecto aspecto estilo tipo tacto look acabado faux',
    'color tono',
    'motivo estampado estampada dibujo',
  ),
  it: wordsOf(
    'imitazione effetto aspetto stile tipo simil finto finta falso falsa tocco look finitura similpelle',
    'color colore tono',
    'motivo stampa fantasia',
  ),
  pt: wordsOf(
    'imitação imita efeito aspecto aspeto estilo tipo simil símil falso falsa toque look acabamento',
    'cor tom',
    'motivo estampa estampado estampada padrão',
  ),
  ru: wordsOf(
    'под имитация имитацией имитации имитирующий имитирующая эффект эффектом стиле стиль вид псевдо фактура фактурой текстура ' +
      'искусственный искусственная искусственное искусственные искусственного искусственной искусств иск',
    'цвет цвета цвете',
    'принт принтом рисунок рисунком узор узором расцветка',
  ),
  zh: NONE,
  ja: NONE,
  ko: NONE,
};

/** What may stand between such a word and the material. */
export const LINKS: ReadonlySet<string> = new Set(
  listed('of the de del di da do du d des dell la le el l van z ze'),
);

/** A sign of a script without blanks, and what makes another word of it behind it. */
export interface Sign {
  written: string;
  semblance: Semblance;
  unless: string;
}

const signs = (semblance: Semblance, written: string): Sign[] =>
  listed(written).map((one) => {
    const [sign = '', unless = ''] = one.split('!');
    return { written: sign, semblance, unless };
  });

/** Right behind the material: 木纹, 木目調, 가죽느낌; not a coat against wind (风衣), nor a bath (風呂). */
export const SIGNS_BEHIND: readonly Sign[] = [
  ...signs('imitation', '风!衣扇筝铃机 質感 质感 感!应應温 手感 效果 纹!身 紋 风格 仿'),
  ...signs(
    'imitation',
    '風!呂鈴船車 調!味理整節光湿剤 タッチ!パネル ルック!ス ライク テイスト のような っぽい',
  ),
  ...signs('imitation', '느낌 풍!경선기 룩 질감 촉감 스타일!러 조각무늬 터치!스펜패'),
  ...signs('colour', '色!鉛铅 カラー!ボ 색!연칠 컬러!링 톤'),
  ...signs('picture', '图案 圖案 花纹 花紋 印花 柄 模様 プリント 무늬 패턴 프린트'),
];

/** Right before it: 仿真丝, フェイクレザー, 인조가죽. */
export const SIGNS_BEFORE: readonly Sign[] = signs(
  'imitation',
  '仿 仿真 假 人造 人工 类 類似 拟 擬似 模造 フェイク イミテーション 인조 모조 페이크 가짜 이미테이션 유사',
);

const hues = (words: string): ReadonlySet<string> => new Set(listed(words));
const GREY = hues(
  'grey gray grau graue grauer gris grise gris grigio grigia grijs grijze szary szara szare cinza cinzento серый серая серое серые',
);
const WHITE = hues(
  'white weiß weiss blanc blanche blanco blanca bianco bianca wit witte biały biała białe branco branca белый белая белое',
);
const BROWN = hues(
  'brown braun braune braunes brun brune marron marrón marrone bruin bruine brązowy brązowa castanho castanha коричневый коричневая коричневое коричневые',
);
const RED = hues(
  'red rot rote rotes rouge rojo roja rosso rossa rood rode czerwony czerwona vermelho vermelha красный красная красное',
);
const BLUE = hues(
  'blue blau blaue bleu bleue azul blu blauw blauwe niebieski niebieska синий синяя синее голубой голубая',
);
const GREEN = hues(
  'green grün grüne vert verte verde groen groene zielony zielona зеленый зеленая зеленое',
);
const YELLOW = hues(
  'yellow gelb jaune amarillo amarilla giallo gialla geel żółty żółta amarelo желтый beige beżowy бежевый',
);
const PINK = hues('pink rosa rose roze różowy różowa cor-de-rosa розовый розовая розовое');
const BLACK = hues('black schwarz noir negro nero zwart czarny preto черный');

/** The hues for which a material is named: silver grey, copper brown, pearl white. */
export const HUES_OF: ReadonlyMap<string, readonly ReadonlySet<string>[]> = new Map([
  ['silver', [GREY, WHITE, BLUE, GREEN]],
  ['gold', [YELLOW, BROWN]],
  ['platinum', [GREY, hues('blonde blond blonde')]],
  ['copper', [BROWN, RED]],
  ['brass', [BROWN, GREEN]],
  ['titanium', [GREY]],
  ['steel', [BLUE]],
  ['iron', [GREY]],
  ['bone', [WHITE, YELLOW]],
  ['concrete', [GREY]],
  ['bamboo', [GREEN]],
  ['pearl', [WHITE, GREY, PINK, BLACK]],
  ['gem', [RED, GREEN, BLUE]],
]);

/** Words that make a colour or a look of any name before them. */
export const COLOUR_BEHIND: ReadonlySet<string> = new Set(
  listed('coloured colored farben farbig farbene farbener farbenes kleurig kleurige'),
);

/** Words that make a colour or a look of any name behind them. */
export const LOOK_BEFORE: ReadonlySet<string> = new Set(
  listed(
    'couleur coloris motif effet aspect imitation color efecto imitación colore effetto imitazione cor efeito imitação ' +
      'kolor kolorze odcień odcieniu imitacja цвет цвета цвете kleur',
  ),
);

const GOODS_HUES: readonly (readonly [names: string, hues: ReadonlySet<string>])[] = [
  ['chocolate coffee coffe mocha caramel cognac chestnut walnut tobacco camel', BROWN],
  ['wine tomato cherry strawberry apple brick blood chili ruby coral', RED],
  ['olive apple mint lime avocado bottle forest grass tea sage emerald pea army', GREEN],
  ['cream milk pearl snow ivory bone', WHITE],
  ['lemon mustard butter banana honey sunflower', YELLOW],
  ['salmon peach candy lotus flamingo shrimp', PINK],
  ['lake sea sky navy ink peacock jeans denim ice baby', BLUE],
  ['ash smoke mouse elephant dove stone slate cloud', GREY],
];

/** Goods for whose colour others are named: "chocolate brown", "olive green". */
export const HUES_OF_GOODS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  GOODS_HUES.flatMap(([names, hue]) => listed(names).map((name) => [name, hue] as const)),
);
