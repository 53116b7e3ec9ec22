/**
 * Words for parts of goods, by which a material beside them is that of the part alone: a knife with
 * a wooden handle is not of wood, nor a blanket of the glass beads that fill it.
 */
import { foldMarks } from '../fold.ts';
import { HEAD_LAST, type Hit, NOUN_FIRST } from './match.ts';
import { type Language, LANGUAGES, singular } from './stem.ts';
import { opensScope, type GoodsText } from './text.ts';

const listed = (words: string): readonly string[] => foldMarks(words).split(' ');

/** In English in the singular, in German and Dutch also as ends of compounds («Holzgriff»). */
const WORDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: listed(
    'accent armrest back backing band base bead bezel blade body bolster bottom bristle buckle burr button cap case caster clasp closure coating ' +
      'collar cord core cover cross cuff cushion dial edge edging exterior face fastener feet fill filler filling fitting foot frame front grip ' +
      'grommet handle hardware heel hinge hood hook inner insert insole interior knob lampshade leg lens lid liner lining lock mechanism midsole ' +
      'mouthpiece nib nozzle outsole pad padding panel pellet pendant perch pocket pole post quilting rail rim ring rivet rod roller sash seat shade ' +
      'shaft sheath side sleeve slider sole spout spring stand stem stick stitching strap stopper string stud stuffing surround tab tag tip toe ' +
      'toecap top tray trim trimming upper wheel wick window zip zipper',
  ),
  de: listed(
    'griff griffe griffen bezug überzug futter fütterung deckel riemen band armband bänder federn öse ösen kappe bügel sohle perle perlen rahmen ' +
      'gestell füllung klinge klingen schnalle knopf knöpfe verschluss einsatz bein beine beinen fuß füße füßen boden platte schirm lampenschirm ' +
      'gehäuse zifferblatt kern mahlwerk borsten spitze kragen kapuze ärmel rand kante einlage polster polsterung stiel henkel haken kette kugel ' +
      'kugeln stange stangen rollen räder aufsatz beschlag beschläge sitz sitzfläche lehne ständer sockel beschichtung saum ringe kopf dichtung ' +
      'docht applikation applikationen',
  ),
  nl: listed(
    'handvat handvaten handgreep greep steel voering zool zolen deksel dop kast wijzerplaat gesp klem lemmet vulling hoes overtrek frame poot ' +
      'poten pootjes rand ringen voet voeten onderstel zitting leuning kap lampenkap knopen sluiting snaar borstels maalwerk binnenkant buitenkant ' +
      'coating parel parels kralen bandje band veren wielen kraag mouwen',
  ),
  fr: listed(
    'manche manches lame lames poignée poignées semelle semelles doublure doublé doublée garnissage rembourrage remplissage garniture rempli ' +
      'remplie bracelet boîtier cadran cadre couvercle bouchon boucle boucles fermeture fermoir bille billes perles arceau arceaux pied pieds ' +
      'piètement structure armature assise dossier jour housse enveloppe oeillet oeillets poils mécanisme sangle lanière anse anses col capuche ' +
      'chaîne ressorts ressort monture branches verres roulettes roues plateau socle base revêtement enduit enduite enduits enduites embout talon ' +
      'intérieur fond bord bordure tige broyeur chiffres aiguilles bouton boutons',
  ),
  es: listed(
    'mango mangos hoja hojas asa asas suela suelas forro forrado forrada relleno rellena correa caja esfera esferas microesferas bolitas marco ' +
      'tapa tapón hebilla cierre broche pie pies estructura asiento respaldo pantalla funda ojales cerdas mecanismo cadena muelles patillas patas ' +
      'pata montura ruedas bandeja peana recubrimiento recubierto recubierta revestimiento puntera tacón interior fondo borde varillas botón ' +
      'botones cuello capucha puños mina base',
  ),
  it: listed(
    'manico manici lama lame maniglia suola suole fodera foderato foderata foderati foderate imbottitura imbottito riempimento cinturino cassa ' +
      'quadrante cornice coperchio tappo fibbia chiusura perle sfere gambe gamba piedi piede piedini struttura telaio seduta schienale paralume ' +
      'occhielli setole meccanismo catena molle aste stanghette ruote vassoio rivestimento rivestito rivestita punta tacco interno fondo bordo ' +
      'stecche bottoni collo cappuccio polsini macine base',
  ),
  pt: listed(
    'cabo cabos lâmina lâminas pega pegas alça alças sola solas solado forro forrado forrada enchimento recheio pulseira caixa mostrador moldura ' +
      'tampa fivela fecho esferas pérolas pernas perna pés pé estrutura armação assento encosto abajur ilhós cerdas mecanismo corrente molas ' +
      'hastes rodas bandeja base revestimento revestido revestida biqueira salto interior fundo borda varetas botões gola capuz punhos tira tiras',
  ),
  // what these two begin with: their words are declined
  pl: listed(
    'rączk rękojeś uchwyt trzonek ostrz podeszw podszew podbic wypełn wsad poszewk pokrowiec pasek pask kopert tarcz rama ramie ramk pokryw ' +
      'zakrętk klamr sprzączk zapięci zamek zamki kulk koralik stelaż nogi nóżk nogami siedzisk oparci abażur klosz przelotk włosi mechanizm ' +
      'łańcuszk łańcuch sprężyn zauszni kółka kółk podstaw blat powłok powlekan obici obszyci wykończ kołnierz kaptur guzik okuci uszczelk',
  ),
  ru: listed(
    'ручк рукоят лезви клинок подошв подкладк стельк наполн набивк чехол чехл ремеш корпус циферблат рамк рама раме крышк пряжк застеж замк ' +
      'шарик бусин каркас ножк сидень спинк абажур плафон кольц люверс щетин механизм цепочк пружин дужк колес подставк основани покрыти обивк ' +
      'отделк воротник капюшон пуговиц фурнитур жернов вставк',
  ),
  zh: listed(
    '填充 填料 柄 手柄 把手 盖 蓋 底 鞋底 大底 表带 表帶 表链 表壳 表盘 扣 带扣 衬 内衬 里衬 里料 镜腿 镜框 框 边框 架 支架 脚 腿 椅脚 椅腿 坐垫 垫 ' +
      '刀刃 刃 芯 珠 刷毛 毛刷 链 弹簧 底座 座 滤网 轮 领 帽 袖口 边 拉链 纽扣 罩 灯罩 涂层 管',
  ),
  ja: listed(
    'ハンドル 取っ手 取手 持ち手 柄 フタ ふた 蓋 底 ソール 靴底 アウトソール ベルト バンド ストラップ ケース 文字盤 バックル 金具 留め具 裏地 裏 中綿 カバー ' +
      '側生地 側地 フレーム 枠 縁 脚 座面 背もたれ 台座 ベース 刃 ブレード テンプル レンズ ボタン ファスナー チェーン 骨 ビーズ 入り 充填 シェード コーティング ' +
      '茶こし スタンド キャップ',
  ),
  ko: listed(
    '손잡이 핸들 자루 뚜껑 마개 밑창 바닥 아웃솔 깔창 밴드 스트랩 줄 케이스 다이얼 버클 안감 충전 구슬 커버 프레임 테두리 다리 시트 좌판 등받이 받침 베이스 날 ' +
      '칼날 렌즈 단추 지퍼 체인 살 코팅 거름망 캡',
  ),
};

/** What stands between a material and its part in scripts without blanks: «木製の柄». */
const BETWEEN_CHARACTERS = /^(?:製|制|质|質|的|の|제|재질|합금|合金|100%)+/;
const CHARACTERS_MAX = 8;

const STOPS: ReadonlySet<string> = new Set('and with for und mit en z i и с'.split(' '));
/** Words between a part and its material: «manche en bois», «Griff aus Holz». */
const LINKS: ReadonlySet<string> = new Set(
  'of in from de du des d en di del della em da do aus von van z ze из'.split(' '),
);
/** How far behind a material its part may stand: "glass bead filling". */
const BEHIND_MAX = 2;
/** Shorter ends of compounds are there by chance. */
const COMPOUND_END_MIN = 4;

interface Place {
  at: number;
  length: number;
}

/** Of what text and language a place is, and which of its words name materials. */
export interface Surroundings {
  text: GoodsText;
  language: Language;
  materials: ReadonlySet<number>;
}

/**
 * The place of the part that a material is said of, by the order of words in the language of the
 * text; null where no part stands beside it.
 */
export function partBeside(material: Place, around: Surroundings): Place | null {
  const { text, language } = around;
  const behind = material.at + material.length;
  if (HEAD_LAST.has(language)) return partInCharacters(text, behind, language);
  if (NOUN_FIRST.has(language)) return partBefore(material.at, around);
  // «kunststof handvat» is a name of the material in all its words
  for (let at = material.at + 1; at < behind; at += 1)
    if (isPart(text.words[at] ?? '', language)) return { at, length: 1 };
  const last = text.words[behind - 1] ?? '';
  if (HAS_COMPOUNDS.has(language) && isCompound(last, language))
    return { at: behind - 1, length: 1 };
  return partBehind(behind, around) ?? partBefore(material.at, around);
}

/** «Steel, bamboo lid»: of two materials the one behind is that of the part. */
function partBehind(from: number, { text, language, materials }: Surroundings): Place | null {
  const { words, ends, fieldOf } = text;
  for (let at = from; at < Math.min(words.length, from + BEHIND_MAX); at += 1) {
    const word = words[at] ?? '';
    if (ends[at - 1] === true || fieldOf[at] !== fieldOf[from - 1]) return null;
    if (STOPS.has(word) || opensScope(word) || materials.has(at)) return null;
    if (isPart(word, language)) return { at, length: 1 };
  }
  return null;
}

function partBefore(material: number, { text, language }: Surroundings): Place | null {
  const isLinked = LINKS.has(text.words[material - 1] ?? '');
  // English names the part behind its material, unless it says "of"
  if (language === 'en' && !isLinked) return null;
  const at = isLinked ? material - 2 : material - 1;
  const isApart = text.ends[at] === true || text.fieldOf[at] !== text.fieldOf[material];
  return at >= 0 && !isApart && isPart(text.words[at] ?? '', language) ? { at, length: 1 } : null;
}

function partInCharacters(
  { words, ends, fieldOf }: GoodsText,
  from: number,
  language: Language,
): Place | null {
  let said = '';
  for (let at = from; at < Math.min(words.length, from + CHARACTERS_MAX); at += 1) {
    if (ends[at - 1] === true || fieldOf[at] !== fieldOf[from - 1]) break;
    said += words[at] ?? '';
  }
  const between = BETWEEN_CHARACTERS.exec(said)?.[0].length ?? 0;
  const part = (WORDS[language] ?? [])
    .filter((one) => said.startsWith(one, between))
    .toSorted((one, other) => other.length - one.length)[0];
  return part === undefined ? null : { at: from + between, length: part.length };
}

/** Whether a name is that of a part: «mango de madera», "glass lid". */
export function namesPart(text: GoodsText, { at, length, language }: Hit): boolean {
  const words = text.words.slice(at, at + length);
  if (!HEAD_LAST.has(language)) return words.some((word) => isPart(word, language));
  const said = words.join('');
  return (WORDS[language] ?? []).some((part) => said.endsWith(part));
}

const HAS_COMPOUNDS: ReadonlySet<Language> = new Set(['de', 'nl']);
const DECLINED: ReadonlySet<Language> = new Set(['pl', 'ru']);
const SETS = new Map(LANGUAGES.map((language) => [language, new Set(WORDS[language])]));

function isPart(word: string, language: Language): boolean {
  if (language === 'en') return SETS.get('en')?.has(singular(word)) === true;
  if (DECLINED.has(language)) return (WORDS[language] ?? []).some((stem) => word.startsWith(stem));
  return (
    SETS.get(language)?.has(word) === true ||
    (HAS_COMPOUNDS.has(language) && isCompound(word, language))
  );
}

/** Whether a word is a compound with a part at its end. */
const isCompound = (word: string, language: Language): boolean =>
  (WORDS[language] ?? []).some(
    (end) => end.length >= COMPOUND_END_MIN && word.length > end.length + 2 && word.endsWith(end),
  );
