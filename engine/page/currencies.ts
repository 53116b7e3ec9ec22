/**
 * Currencies by code, by sign, and by the country and language of the page where a sign means
 * several.
 */

import type { Writing } from './writing.ts';

/** Where a page is at home, as far as it says. */
export interface PageHome {
  language: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** What its words are written in, whatever it says of its language. */
  writing?: Writing | null;
}

/** What a text names as the unit of an amount. */
export interface Unit {
  /** ISO 4217; null where the page does not settle which of several it is, or none is known. */
  currency: string | null;
  /** Its sign is one of several currencies, these: the page's home was taken for it. */
  open?: readonly string[];
  /** A unit that we do not know: points, a currency out of use. It is never taken for another. */
  strange?: true;
}

/** The unit that a text is or holds, null where it names none. A code wins over a sign. */
export function unitIn(text: string, place: PageHome): Unit | null {
  const code = codeIn(text);
  if (code !== null) return { currency: code };
  const sign = SIGN.exec(text)?.[0];
  if (sign !== undefined) return unitOfSign(sign, place);
  const word = text.trim().toUpperCase();
  return CODES.has(word) ? { currency: word } : null;
}

/** The unit that a field of its own states; three letters that are no code are a strange one. */
export function statedUnit(text: string, place: PageHome): Unit | null {
  const word = text.trim().toUpperCase();
  if (RENAMED[word] !== undefined) return { currency: RENAMED[word] };
  if (CODES.has(word) || RARE_CODES.has(word)) return { currency: word };
  const unit = unitIn(text, place);
  if (unit) return unit;
  return /^[A-Z]{3}$/.test(word) && !NO_CODES.has(word) ? { currency: null, strange: true } : null;
}
const NO_CODES: ReadonlySet<string> = new Set(['NIL', 'NAN', 'TBD', 'XXX']);

/** The ISO 4217 code that a text holds in capitals, null where it holds none. */
export function codeIn(text: string): string | null {
  const code = CODE.exec(text)?.[1];
  return code === undefined ? null : (RENAMED[code] ?? code);
}

/**
 * The currency in which a country's shops print a price without a sign; null where the country is
 * not known.
 */
export const currencyOfCountry = (country: string | null): string | null =>
  country === null ? null : (COUNTRY_CURRENCIES.get(country) ?? null);

/**
 * The currency that a sign means on a page: `kr` on a Danish page is DKK. None where the page does
 * not settle it.
 */
function unitOfSign(sign: string, place: PageHome): Unit | null {
  const key = sign.toLowerCase().replace(/[\s.]/g, '');
  const one = SURE[key];
  if (one !== undefined) return { currency: one };
  const open = SHARED[key];
  if (!open) return null;
  const home = currencyOfCountry(place.country);
  if (home !== null && open.includes(home)) return { currency: home, open };
  const written = place.writing ? WRITTEN_CURRENCIES[place.writing] : undefined;
  const spoken = place.language === null ? undefined : LANGUAGE_CURRENCIES[place.language];
  const worded = [written, spoken].find((unit) => unit !== undefined && open.includes(unit));
  if (worded !== undefined) return { currency: worded, open };
  if (LOCAL.has(key) || (home !== null && ABROAD.has(key))) return null;
  return { currency: UNSETTLED.has(key) ? null : (open[0] ?? null), open };
}

const CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ARS AUD AZN BAM BDT BGN BHD BND BOB BRL BWP BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP ETB EUR GBP GEL GHS GTQ HKD HNL HUF IDR ILS INR ' +
    'IQD IRR ISK JMD JOD JPY KES KGS KHR KRW KWD KZT LAK LBP LKR MAD MDL MKD MMK MNT MOP MUR MXN MYR NGN NIO NOK NPR NZD OMR PAB PEN PHP PKR PLN PYG QAR RON RSD RUB ' +
    'RUR SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND XAF XOF YER ZAR ZMW RMB NTD'
  ).split(' '),
);

/** Codes that are also words, or that hardly a shop prints: read where a field states them. */
const RARE_CODES: ReadonlySet<string> = new Set(
  (
    'ANG AOA AWG BBD BIF BMD BSD BTN BZD CDF CUP CVE DJF ERN FJD FKP GIP GMD GNF GYD HTG KMF KPW KYD LRD LSL LYD MGA MRU MVR MWK MZN NAD PGK RWF SBD SCR SDG SHP ' +
    'SLE SOS SRD SSP STN SVC SYP SZL TJS TMT TOP VUV WST XCD XCG XPF ZWG'
  ).split(' '),
);

/** Codes out of use and trade names that shops still print. */
const RENAMED: Readonly<Record<string, string>> = { RUR: 'RUB', RMB: 'CNY', NTD: 'TWD' };

const CODE = new RegExp(`(?<![A-Za-z])(${[...CODES].join('|')})(?![A-Za-z])`);

const SURE: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  us$: 'USD',
  u$s: 'USD',
  usd: 'USD',
  r$: 'BRL',
  a$: 'AUD',
  au$: 'AUD',
  aud$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  cad$: 'CAD',
  cdn$: 'CAD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  sg$: 'SGD',
  nz$: 'NZD',
  mx$: 'MXN',
  mex$: 'MXN',
  clp$: 'CLP',
  col$: 'COP',
  ar$: 'ARS',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  ft: 'HUF',
  '₺': 'TRY',
  tl: 'TRY',
  '₽': 'RUB',
  руб: 'RUB',
  рублей: 'RUB',
  '₴': 'UAH',
  грн: 'UAH',
  '₸': 'KZT',
  тг: 'KZT',
  лв: 'BGN',
  ден: 'MKD',
  дин: 'RSD',
  din: 'RSD',
  rsd: 'RSD',
  км: 'BAM',
  '₩': 'KRW',
  원: 'KRW',
  円: 'JPY',
  '₹': 'INR',
  '₪': 'ILS',
  'ש"ח': 'ILS',
  'ש״ח': 'ILS',
  שח: 'ILS',
  '฿': 'THB',
  บาท: 'THB',
  '₫': 'VND',
  đ: 'VND',
  vnđ: 'VND',
  đồng: 'VND',
  rp: 'IDR',
  rm: 'MYR',
  '₱': 'PHP',
  '₦': 'NGN',
  '₵': 'GHS',
  ksh: 'KES',
  '₡': 'CRC',
  's/': 'PEN',
  '₲': 'PYG',
  '₾': 'GEL',
  '₼': 'AZN',
  '֏': 'AMD',
  '৳': 'BDT',
  '៛': 'KHR',
  '₭': 'LAK',
  '₮': 'MNT',
  'د.إ': 'AED',
  دإ: 'AED',
  'ر.س': 'SAR',
  رس: 'SAR',
  'د.ك': 'KWD',
  دك: 'KWD',
  'ر.ق': 'QAR',
  رق: 'QAR',
  'د.ب': 'BHD',
  دب: 'BHD',
  'ر.ع': 'OMR',
  رع: 'OMR',
  'ج.م': 'EGP',
  جم: 'EGP',
  جنيه: 'EGP',
  'د.أ': 'JOD',
  دأ: 'JOD',
  'د.م': 'MAD',
  دم: 'MAD',
  人民币: 'CNY',
  新台幣: 'TWD',
  港幣: 'HKD',
  '⃁': 'SAR',
  rd$: 'DOP',
  j$: 'JMD',
  tt$: 'TTD',
  mop$: 'MOP',
  n$: 'NAD',
  ec$: 'XCD',
  $u: 'UYU',
  'b/': 'PAB',
  tsh: 'TZS',
  ush: 'UGX',
  'gh₵': 'GHS',
  '؋': 'AFN',
  රු: 'LKR',
  'ل.ل': 'LBP',
  لل: 'LBP',
  'د.ت': 'TND',
  دت: 'TND',
  'د.ج': 'DZD',
  دج: 'DZD',
  'ع.د': 'IQD',
  عد: 'IQD',
  "so'm": 'UZS',
  soʻm: 'UZS',
  chf: 'CHF',
  sfr: 'CHF',
  fr: 'CHF',
  dhs: 'AED',
  dh: 'MAD',
  lek: 'ALL',
  р: 'RUB',
  рубль: 'RUB',
};

/** Signs of several currencies: the page's country, then its language, then the first decides. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: 'USD CAD AUD NZD MXN SGD HKD TWD ARS CLP COP UYU DOP BND JMD TTD NIO'.split(' '),
  '£': ['GBP', 'EGP', 'LBP'],
  '¥': ['JPY', 'CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  圓: ['TWD', 'HKD'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['DKK', 'SEK', 'NOK', 'ISK'],
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  '₨': ['PKR', 'INR', 'LKR', 'NPR', 'MUR'],
  lei: ['RON', 'MDL'],
  leu: ['RON', 'MDL'],
  r: ['ZAR'],
  रु: ['INR', 'NPR'],
  cfa: ['XOF', 'XAF'],
  fcfa: ['XOF', 'XAF'],
  bs: ['BOB', 'VES'],
  kd: ['KWD'],
  bd: ['BHD'],
  sr: ['SAR'],
  qr: ['QAR'],
  tk: ['BDT'],
  php: ['PHP'],
  br: ['BYN', 'ETB'],
  q: ['GTQ'],
  l: ['HNL'],
  dt: ['TND'],
  da: ['DZD'],
  ريال: ['SAR', 'QAR', 'OMR', 'YER'],
  درهم: ['AED', 'MAD'],
  دينار: ['KWD', 'BHD', 'JOD', 'IQD', 'TND'],
  сум: ['UZS'],
  сом: ['KGS'],
};
/** Signs that say nothing where neither country nor language does. */
const UNSETTLED: ReadonlySet<string> = new Set(['kr', 'kr.', 'دينار']);

/** Letters that are a sign of money in their country alone, elsewhere a size or a word. */
const LOCAL: ReadonlySet<string> = new Set(['br', 'q', 'l', 'dt', 'da']);
/** Letters that elsewhere begin the names of things: a code, a model. */
const ABROAD: ReadonlySet<string> = new Set(['bs', 'kd', 'bd', 'sr', 'qr', 'tk', 'php']);

const WRITTEN_CURRENCIES: Readonly<Record<Writing, string>> = {
  ja: 'JPY',
  'zh-Hans': 'CNY',
  'zh-Hant': 'TWD',
  ko: 'KRW',
};

const LANGUAGE_CURRENCIES: Readonly<Record<string, string>> = {
  ja: 'JPY',
  zh: 'CNY',
  sv: 'SEK',
  no: 'NOK',
  nb: 'NOK',
  nn: 'NOK',
  da: 'DKK',
  is: 'ISK',
  hi: 'INR',
  ur: 'PKR',
  si: 'LKR',
  ne: 'NPR',
  ro: 'RON',
  en: 'USD',
};

/**
 * Longer signs before the shorter that they hold; letters only where no other letter stands beside
 * them.
 */
const SIGN = new RegExp(
  '(?<!\\p{L})(?:US|U|HK|NT|SG|S|NZ|MX|Mex|CLP|COL|AR|AUD|AU|A|CAD|CDN|CA|C|RD|R|J|TT|MOP|N|EC)\\s?\\$(?:S(?![a-z]))?|\\$U(?![a-z])|\\$|€|£|¥|₺|₽|₴|₸|₩|₹|₪|฿|₫|₱|₦|GH₵|₵|₡|₲|₾|₼|֏|৳|៛|₭|₮|₨|؋|⃁|රු|रु|元|圓|円|원|บาท|人民币|新台幣|港幣|' +
    'ש["״]ח|د\\.?إ|ر\\.?س|د\\.?ك|ر\\.?ق|د\\.?ب|ر\\.?ع|ج\\.?م|د\\.?أ|د\\.?م|ل\\.ل|د\\.ت|د\\.ج|ع\\.د|جنيه|ريال|درهم|دينار|' +
    '(?<![\\p{L}])(?:kr|zł|zl|Kč|kc|Ft|TL|руб(?:лей|ль)?|р|грн|тг|лв|ден|дин|din|lei|leu|Rs|RM|Rp|R|VNĐ|đồng|đ|KSh|S/|SFr|Fr|Euros?|EUR|Dhs?|КМ|сум|сом|so[\u0027ʻ]m|KD|BD|SR|QR|Tk|TSh|USh|Php|F?CFA|B/|Bs|Br|DT|DA|Q|L)(?![\\p{L}])',
  'iu',
);

const COUNTRY_CURRENCIES: ReadonlyMap<string, string> = new Map(
  (
    'EUR:AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK BG|GBP:GB IM JE GG|USD:US PR EC SV PA|CAD:CA|AUD:AU|NZD:NZ|CHF:CH LI|JPY:JP|CNY:CN|HKD:HK|TWD:TW|KRW:KR|SGD:SG|MYR:MY|' +
    'THB:TH|VND:VN|IDR:ID|PHP:PH|INR:IN|PKR:PK|LKR:LK|NPR:NP|BDT:BD|AED:AE|SAR:SA|KWD:KW|QAR:QA|BHD:BH|OMR:OM|JOD:JO|EGP:EG|MAD:MA|TND:TN|DZD:DZ|LBP:LB|IQD:IQ|ILS:IL|TRY:TR|RUB:RU|UAH:UA|BYN:BY|KZT:KZ|' +
    'UZS:UZ|KGS:KG|GEL:GE|AMD:AM|AZN:AZ|PLN:PL|CZK:CZ|HUF:HU|RON:RO|MDL:MD|RSD:RS|BAM:BA|MKD:MK|ALL:AL|SEK:SE|NOK:NO|DKK:DK|ISK:IS|MXN:MX|BRL:BR|ARS:AR|CLP:CL|COP:CO|PEN:PE|UYU:UY|PYG:PY|' +
    'BOB:BO|CRC:CR|DOP:DO|GTQ:GT|HNL:HN|NIO:NI|JMD:JM|ZAR:ZA|NGN:NG|KES:KE|GHS:GH|MUR:MU|MOP:MO|KHR:KH|BND:BN|' +
    'XOF:BJ BF CI GW ML NE SN TG|XAF:CM CF TD CG GQ GA|TZS:TZ|UGX:UG|ETB:ET|TTD:TT|AFN:AF|NAD:NA|MNT:MN|LAK:LA|MMK:MM|BWP:BW|ZMW:ZM'
  )
    .split('|')
    .flatMap((group) => {
      const [currency = '', countries = ''] = group.split(':');
      return countries.split(' ').map((country) => [country, currency] as const);
    }),
);
