/**
 * How other people write the words of a company's name: short forms, other forms and other
 * languages. Written for measuring, from general knowledge and not from the scorer's own tables.
 */

const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));

/** A word as listed, then the ways in which others write it. */
const WRITTEN_OTHERWISE = rows(`
  trading trade trdg trading traders
  trade trading
  international intl int'l internacional internationale
  technology tech technologies technol.
  technologies technology tech
  industries industry ind. industrial inds
  industry industries ind
  industrial industries ind industrie
  company co co. compagnie compania kompaniya firma
  shipping shpg ship shipping-lines
  airlines airline airways air
  airways airlines air
  air airlines airways aviation
  aviation air avia airlines
  bank banco banque banka
  development dev dev. developments devlpt
  engineering eng engg engineers engineer
  construction constr const. constructions
  constructora construction constr
  investment invest investments inv
  investments investment invest
  inversiones investments inv
  petrochemical petrochem petrochemicals
  chemical chem chemicals
  pharmaceutical pharma pharm pharmaceuticals
  electronics electronic electr elektronik
  electronic electronics electr
  manufacturing mfg manufacture manufacturers
  transport transportation trans transportes
  transportation transport trans
  transportes transport transports
  logistics logistic log logistik logistica
  insurance insur assurance ins
  institute inst institut instituto
  instituto institute inst
  university univ universidad universite universitat
  academy academia akademie akad
  factory plant works zavod fabrika
  plant factory works zavod
  zavod plant factory works
  organization organisation org
  foundation fdn fondation fundacion stiftung
  fundacion foundation fdn
  association assoc assn asociacion
  group grp gruppe gruppo grupo groupe
  grupo group grp
  holding holdings hldg
  holdings holding hldgs
  general gen gen. generale
  national natl nat'l nacional nationale
  nacional national natl
  center centre ctr centro zentrum
  centro center centre
  services service svcs servicios
  servicios services svcs
  service services svc
  oil petroleum neft
  petroleum oil petrol
  metallurgical metal metallurgy
  metal metals
  steel stahl acier
  import imp importacion
  export exp exportacion
  commercial comm comercial commerce
  comercializadora comercial trading
  agropecuaria agro agricultural
  agricultural agri agric agro
  management mgmt mgt management
  communications comms communication
  telecommunications telecom telecoms
  exchange exch exch. cambio
  marine maritime marina
  maritime marine
  machinery machine mach machines
  equipment equip eqpt
  energy energie energia
  republic rep republica
  ministry ministerio ministere min
  society sociedad societe soc
  laboratory lab laboratories
  research rsch recherche
  scientific science sci
  production prod
  enterprise enterprises ent
  enterprises enterprise ent
  corporation corp korporatsiya corporacion
  concern kontsern konzern
  state gosudarstvenny estatal
  central tsentralny zentral
  real-estate realty immobilien
  inmobiliaria realty real-estate
  bureau byuro buro
  security sec seguridad
  brothers bros
  and & und
  first 1st
  second 2nd
  third 3rd
  one 1
  two 2 ii
  three 3 iii
`);

export const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  WRITTEN_OTHERWISE.map(([word = '', ...others]) => [
    word,
    others.filter((other) => other !== word).map((other) => other.replace('-', ' ')),
  ]),
);

const forms = (text: string): readonly string[] => text.split('|').map((form) => form.trim());

/** Legal forms behind a name, and those that stand before one. */
export const FORMS_BEHIND = forms(
  `Sp. z o.o.|Sp.z.o.o.|S.A.|Spółka Akcyjna|GmbH|GmbH & Co. KG|AG|KG|S. de R.L. de C.V.|S.A. de C.V.|S.A.P.I. de C.V.|Ltda.|S.A.S.|EIRL|
  PJSC|OJSC|CJSC|JSC|LLC|L.L.C.|Limited Liability Company|OOO|OAO|ZAO|PAO|K.K.|Kabushiki Kaisha|株式会社|Co., Ltd.|Company Limited|
  有限公司|有限责任公司|주식회사|Sdn Bhd|Sdn. Bhd.|Pvt Ltd|Pvt. Ltd.|Private Limited|Pte. Ltd.|Pty Ltd|OÜ|UAB|SIA|a.s.|s.r.o.|spol. s r.o.|d.o.o.|
  d.d.|EOOD|OOD|AD|Kft.|Zrt.|Oyj|Oy|ApS|A/S|AS|AB|B.V.|N.V.|BVBA|S.p.A.|S.r.l.|SARL|S.à r.l.|SAS|FZE|FZCO|FZ-LLC|W.L.L.|B.S.C.|S.A.L.|S.A.E.|
  PLC|LLP|Inc.|Incorporated|Corp.|A.Ş.|Ltd. Şti.|Anonim Şirketi|PT Tbk|Public Company Limited|JSC "closed type"|d.o.o. Beograd|P.J.S.|
  Joint Stock Company|Gesellschaft mit beschränkter Haftung|Sociedad Anónima|Société Anonyme|Aktiengesellschaft|PJS Co.|(Private Joint Stock)|
  TOO|TOV|ТОВ|ООО|ОАО|ЗАО|DMCC|IC VE DIS TICARET LIMITED SIRKETI`,
);
export const FORMS_BEFORE = forms(
  `OOO|ООО|OAO|ОАО|ZAO|ЗАО|PAO|ПАО|AO|АО|JSC|OJSC|PJSC|CJSC|LLC|TOO|TOV|PT|PT.|CV|Limited Liability Company|Joint Stock Company|
  Public Joint Stock Company|Open Joint-Stock Company|Obshchestvo s ogranichennoy otvetstvennostyu|Общество с ограниченной ответственностью|
  Aktsionernoe obshchestvo|株式会社|(株)|주식회사|㈜|شركة|Société|Sherkat|Sherkate`,
);

/** Words that others put behind a name or leave away. */
export const ADDED = forms(
  `Trading|Group|International|Holding|Co|Company|General Trading|Group of Companies|Industries|Corp|Holdings|Global|Enterprises|Services`,
);

/** A listed name of these alone is left to other classes. */
export const BROAD = new Set(
  [...OTHER_WORDS].flatMap(([word, others]) => [word, ...others]).concat('of the for'.split(' ')),
);

export const COUNTRY_NAMES = forms(
  'Iran|Russia|China|Cuba|Syria|Mexico|Colombia|Panama|UAE|Dubai|Hong Kong|Turkey|Beijing|Moscow|Cyprus|Belarus|Beirut|Pyongyang',
);

/** Spellings of one sound, from the one to the other. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/iya\b/i, 'ia'],
  [/y(?=[aou])/i, 'i'],
  [/ks/i, 'x'],
  [/kh/i, 'h'],
  [/zh/i, 'j'],
  [/ou/i, 'u'],
  [/oo/i, 'u'],
  [/ee/i, 'i'],
  [/q/i, 'gh'],
  [/gh/i, 'q'],
  [/shch/i, 'sch'],
  [/ey/i, 'ei'],
  [/y\b/i, 'iy'],
  [/ei/i, 'ey'],
  [/c(?=[aou])/i, 'k'],
  [/ts/i, 'c'],
  [/w/i, 'v'],
  [/v/i, 'w'],
  [/j/i, 'dj'],
  [/ph/i, 'f'],
  [/aa/i, 'a'],
  [/([bdfglmnprst])\1/i, '$1'],
];

/** Parts of ordinary names that share their broad words with listed ones; nobody in particular. */
export const NEAR_MISS = {
  fancy: forms(
    `Ocean|Golden Star|Silver Moon|Blue Ocean|Northern Lights|Green Valley|Red Sun|White Rose|Black Diamond|Royal Crown|Grand River|Sunrise|Eagle|
    Falcon|Lion|Tiger|Phoenix|Orion|Atlas|Horizon|Pacific|Atlantic|Baltic|Nordic|Alpine|Continental|Universal|Global|Modern|Future|Prime|Elite|
    Delta|Omega|Alpha|Sigma|Vega|Nova|Apollo|Titan|Neptune|Poseidon|Mercury|Venus|Jupiter|Saturn|Crystal|Pearl|Amber|Emerald|Sapphire|Victory|
    Liberty|Unity|Harmony|Fortune|Dragon|Lotus|Bamboo|Cedar|Palm|Oasis|Desert Rose|Gulf Star|Eastern Star|West Coast|South Bay|Three Rivers|
    Seven Seas|Five Star|Lucky Star|Bright Future|New Era|Great Wall|Silk Road|Spice Route|Crown Jewel|Noble|Sterling|Meridian|Summit|Pinnacle`,
  ),
  family: forms(
    `Hendriksen|Abernathy|Castellano|Brandstetter|Okonjo|Kowalczyk|Lindqvist|Fitzgerald|Yamashita|Deschamps|Papadakis|Van Houten|Mbeki|Thorvald|
    Rosenbaum|Bertolucci|Halloran|Achterberg|Montgomery|Quintero|Baumgartner|Sandoval|Takagi|Ferreira|Wickham|Ashworth|Delacroix|Novotny`,
  ),
  place: forms(
    `Denmark|Norway|Peru|Portugal|Ghana|Kenya|Canada|Nepal|Finland|Uruguay|Austria|Chile|Jamaica|Fiji|Malta|Iceland|Botswana|Mongolia|Rhodes|
    Ireland|Sweden|Estonia|Ecuador|Tanzania|Vietnam|Thailand|Morocco|Jordan|Oman|Rotterdam|Oslo|Lisbon|Nairobi|Perth|Kansas|Ohio|Bavaria|Tuscany`,
  ),
  wide: forms(
    `National Development Bank of {place}|Central Bank of {place}|{place} Shipping Lines|{place} National Oil Company|Ministry of Defence of {place}|
    {place} Petrochemical Company|{place} State University|University of {place}|Institute of Physics of {place}|{place} Academy of Sciences|
    {place} Airlines|Air {place}|{place} Airways|Bank of {place}|Industrial Bank of {place}|Export Development Bank of {place}|{place} Steel Company|
    {place} Insurance Company|{place} Aviation Industries|Aerospace Industries of {place}|{place} Electronics Industries|{place} Chemical Industries|
    {place} General Trading|{place} Import Export Corporation|{place} Foreign Trade Corporation|Chamber of Commerce of {place}|
    {place} Nuclear Research Center|{place} Marine Services|{place} Tanker Company|{place} Machinery Factory|Port Authority of {place}|
    {place} Construction and Development Group|{place} Pharmaceutical Laboratories|{place} Telecommunications Company|{place} Investment Fund|
    {place} Charitable Foundation|Relief Committee of {place}|{place} Mining and Metals|{place} Gas Transport Company|{place} Railways|
    {fancy} Shipping Company|{fancy} Trading|{fancy} General Trading LLC|{fancy} Shipping Lines|{fancy} Marine Services|{fancy} Maritime SA|
    {fancy} Trading Company Ltd|{fancy} Import and Export Co., Ltd.|{fancy} Technology Co., Ltd.|{fancy} Petrochemical|{fancy} Petroleum FZE|
    {fancy} Aviation|{fancy} Airlines|{fancy} Air|{fancy} Exchange|{fancy} Money Exchange|{fancy} Investment Group|{fancy} Investments S.A.|
    {fancy} Holdings Limited|{fancy} Logistics|{fancy} Industries|{fancy} Electronics|{fancy} Energy|{fancy} Oil & Gas|{fancy} Construction|
    {fancy} Engineering Services|{fancy} International Group|{fancy} Development Corporation|{fancy} Transport|{fancy} Travel|{fancy} Hotel|
    Inversiones {fancy} S.A.|Grupo {fancy}|Constructora {fancy}|Comercializadora {fancy} S.A. de C.V.|Inmobiliaria {fancy}|Transportes {fancy}|
    {family} Trading Company|{family} Shipping|{family} & Sons Ltd|{family} Group|{family} Industries|{family} Engineering|{family} International|
    {family} Holding AG|{family} Transport BV|Banco {family}|{family} Bank|Inversiones {family} Ltda.|Agropecuaria {family}|{family} Aviation`,
  ),
} as const;
