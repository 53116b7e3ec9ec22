/**
 * The language of a text that nobody here reads, so that its sender learns why it was not
 * understood.
 */
import { foldMarks } from '../fold.ts';
import type { Decision } from './decide.ts';
import { FUNCTION_WORDS } from './language.ts';
import { LANGUAGE_NAMES, LANGUAGES, LATIN_LANGUAGES } from './stem.ts';
import type { Goods } from './types.ts';

const READ = new Intl.ListFormat('en', { style: 'long', type: 'disjunction' })
  .format(LANGUAGES.map((language) => LANGUAGE_NAMES[language]))
  .replace(', or ', ' or ');

export interface Unread {
  /** Names the language, for the sender of the text. */
  sentence: string;
  /** Whether words of a language that is read say what the goods are all the same. */
  isAnswered: boolean;
}

/** What to say of a text that seems to be in a language that is not read; null of all others. */
export function unreadOf(goods: Goods, decision: Decision): Unread | null {
  const answered = isAnswered(decision);
  const text = `${goods.title ?? ''}\n${goods.description}`;
  // beside words that are read one word of another language is a brand: Škoda
  const language = unreadLanguageOf(text, answered ? 0 : FEW_WORDS_MAX);
  if (language === null) return null;
  return answered
    ? { isAnswered: true, sentence: `What is in ${language} was not read.` }
    : {
        isAnswered: false,
        sentence: `The text seems to be in ${language}, which is not read; send it in ${READ}.`,
      };
}

/**
 * A name of goods within a text of another language is an accident of letters, or the phone that a
 * case is for: it counts where most of the words are known. English is written among all others.
 */
function isAnswered({ articles, unknown }: Pick<Decision, 'articles' | 'unknown'>): boolean {
  const [best] = articles;
  return best !== undefined && unknown < (best.hit.language === 'en' ? 0.5 : 0.3);
}

/**
 * The name of the language that a text shows by its script, or by letters and words that no
 * language we read has; null where nothing shows one. In texts of so few words one of them is
 * enough.
 */
export function unreadLanguageOf(text: string, fewWordsMax = FEW_WORDS_MAX): string | null {
  const read = text.slice(0, READ_MAX).normalize('NFC').toLowerCase();
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const inScript = SCRIPTS.find(
    ({ script, sign }) => (read.match(script)?.length ?? 0) > letters / 3 && sign.test(read),
  );
  return inScript?.language ?? latinLanguageOf(read, fewWordsMax);
}

/** Enough to tell a language by. */
const READ_MAX = 1000;

const script = (language: string, name: string, sign = /./u) => ({
  language,
  script: new RegExp(`\\p{Script=${name}}`, 'gu'),
  sign,
});

/** Where a script is that of several languages, the letters that only one of them has. */
const SCRIPTS = [
  script('Urdu', 'Arabic', /[ٹڈڑےں]/u),
  script('Persian', 'Arabic', /[پچژگ]/u),
  script('Arabic', 'Arabic'),
  script('Hebrew', 'Hebrew'),
  script('Greek', 'Greek'),
  script('Thai', 'Thai'),
  script('Hindi', 'Devanagari'),
  script('Bengali', 'Bengali'),
  script('Tamil', 'Tamil'),
  script('Telugu', 'Telugu'),
  script('Gujarati', 'Gujarati'),
  script('Georgian', 'Georgian'),
  script('Armenian', 'Armenian'),
  script('Khmer', 'Khmer'),
  script('Lao', 'Lao'),
  script('Burmese', 'Myanmar'),
  script('Amharic', 'Ethiopic'),
  script('Kazakh', 'Cyrillic', /[әғқңұһ]/u),
  script('Ukrainian', 'Cyrillic', /[їєґі]/u),
  script('Belarusian', 'Cyrillic', /ў/u),
  script('Serbian or Macedonian', 'Cyrillic', /[јљњћђџѓќ]/u),
  // in Russian ъ stands before a vowel only
  script(
    'Bulgarian',
    'Cyrillic',
    /ъ(?![аеёиоуыэюя])|(?<!\p{L})(?:дамск|мъжк|кожен[аио]|чанта|тениска|рокля|обувки|детск[ио] |със)/u,
  ),
];

interface LatinSigns {
  language: string;
  /** Letters that no language we read has. */
  letters: string;
  words: ReadonlySet<string>;
}

const signs = (language: string, letters: string, words: string): LatinSigns => ({
  language,
  letters,
  words: new Set(words.split(' ')),
});

/**
 * A few letters and common words of each, in small letters as they are written; no words that mean
 * something in a language we read.
 */
const LATIN: readonly LatinSigns[] = [
  signs(
    'Turkish',
    'ışğ',
    've için ile kadın erkek çocuk bebek pamuklu pamuk deri ahşap çanta çantası ayakkabı cüzdan tişört elbise gömlek kılıfı kulaklık kablosuz şarj siyah beyaz kırmızı mavi kitap oyuncak arabası kapaklı takımı',
  ),
  signs(
    'Swedish',
    'å',
    'och för på från av utan är herr bomull läder väska barns skor klänning tröja byxor klocka rostfritt stål trä svart vit plånbok mobilskal hörlurar leksak',
  ),
  signs(
    'Danish',
    'åø',
    'og til på fra uden børn herre mænd kvinder bomuld læder taske hvid sko kjole bukser trøje træ legetøj',
  ),
  signs(
    'Norwegian',
    'åø',
    'og til på fra uten herre menn kvinner bomull skinn lær veske hvit sko kjole bukse genser klokke tre leketøy lommebok',
  ),
  signs(
    'Finnish',
    '',
    'sekä ilman kanssa naisten miesten lasten puuvillaa puuvilla puuvillainen nahkaa nahka nahkainen nahkalaukku musta valkoinen laukku kengät housut paita mekko kello lompakko puhelin kuulokkeet lelu kirja pöytä tuoli',
  ),
  signs(
    'Czech',
    'řěůčšž',
    'dámské dámská dámský pánské pánská pánský dětské dětská dětský bavlna bavlněné kůže kožená kožené boty tričko šaty hodinky kabelka peněženka hračka kniha černá černé bílá modrá modré dřevěné skleněná nabíječka sluchátka bezdrátová kočárek',
  ),
  signs(
    'Slovak',
    'ľĺŕčšž',
    'pre dámske dámska dámsky pánske pánska pánsky detské detská detský bavlna bavlnené koža kožená kožené topánky tričko šaty hodinky kabelka peňaženka hračka kniha čierna čierne biela drevené slúchadlá bezdrôtové nabíjačka kočík',
  ),
  signs(
    'Hungarian',
    'őű',
    'és női férfi gyerek gyermek nélkül pamut bőr készlet fekete fehér táska póló ruha cipő óra pénztárca játék könyv asztal szék szilikon töltő fülhallgató üveg kék piros rövid hosszú ujjú',
  ),
  signs(
    'Romanian',
    'ășțşţ',
    'și pentru fără femei bărbați copii bumbac piele geantă negru rochie tricou pantofi ceas portofel jucărie lemn husă încărcător căști albă',
  ),
  signs(
    'Croatian or Slovenian',
    'čšž',
    'ženska ženske ženski muška moška muški pamuk pamučna bombaž koža kožna kožni usnjena torbica majica haljina obleka cipele čevlji novčanik denarnica igračka knjiga drvena crna bijela',
  ),
  signs(
    'Lithuanian',
    'ėųįū',
    'iš moterims vyrams vaikams vyriški moteriški moteriška vaikiškas medvilnė marškinėliai odinis odinė rankinė batai suknelė laikrodis piniginė žaislas knyga',
  ),
  signs(
    'Latvian',
    'āēīūķļņģ',
    'sieviešu vīriešu bērnu kokvilna kokvilnas āda ādas kurpes kleita krekls pulkstenis rotaļlieta grāmata',
  ),
  signs(
    'Estonian',
    '',
    'ning naiste meeste laste puuvill puuvillane nahk nahast nahkne käekott kingad kleit särk rahakott mänguasi raamat valge',
  ),
  signs(
    'Icelandic',
    'ðþ',
    'fyrir með úr án dömu herra barna bómull leður taska skór kjóll bolur veski',
  ),
  signs(
    'Vietnamese',
    'ơưđạảấầẩẫậắằẳặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỷỹ',
    'và của với bằng nữ áo túi thun váy giày quần đồng hồ ví điện thoại máy nồi bộ trẻ đồ chơi sách bàn ghế tóc gỗ',
  ),
  signs(
    'Indonesian or Malay',
    '',
    'untuk dengan dan yang wanita pria anak kulit tanpa kain katun bahan sepatu baju kaos celana lengan pendek panjang tangan dompet mainan buku kayu kaca hitam putih merah',
  ),
];

/** So many words of a language show it: one of them is a name in a text of another. */
const SIGNS_MIN = 2;
/** In a text of a few words one is enough. */
const FEW_WORDS_MAX = 4;

/** The languages of whose words, by themselves or by their letters, a text has most. */
function latinLanguageOf(text: string, fewWordsMax: number): string | null {
  const words = new Set(text.match(/\p{L}{2,}/gu) ?? []);
  const shown = LATIN.map(({ language, letters, words: common }) => ({
    language,
    signs: [...words].filter(
      (word) => common.has(word) || [...letters].some((letter) => word.includes(letter)),
    ).length,
  }));
  const most = Math.max(...shown.map(({ signs: count }) => count));
  const least = words.size <= fewWordsMax ? 1 : SIGNS_MIN;
  if (most < least || most <= readSigns(words)) return null;
  return shown
    .filter(({ signs: count }) => count === most)
    .map(({ language }) => language)
    .join(' or ');
}

/** Words of the language we read that the text shows most. */
function readSigns(words: ReadonlySet<string>): number {
  const folded = new Set([...words].map(foldMarks));
  return Math.max(...LATIN_LANGUAGES.map((language) => countIn(folded, FUNCTION_WORDS[language])));
}

const countIn = (words: ReadonlySet<string>, common: ReadonlySet<string>): number =>
  [...words].filter((word) => common.has(word)).length;
