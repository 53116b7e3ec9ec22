/**
 * Words of company names that stand for one another: a word of trade, its other forms and its short
 * ones, each line one family. Written for this service from the trade's knowledge of how company
 * names are abbreviated.
 */
const FAMILIES = `
  air airline airlines airway airways airwys avialinii aviakompaniya
  technology technologies tech techs techn technol technological tecnologia tecnologias technologie tekhnologii teknoloji
  international intl int internat internl inter mezhdunarodny internacional
  manufacturing mfg manuf mfrs mfr manufacturer manufacturers manufacture
  industry industries industrial ind inds indus indust industria industrias promyshlennost
  trading trade traders trader trdg trd trad torgovy torgovaya
  engineering eng engg engr engrg engin engineers
  group grp groups groupe grupo gruppa
  brothers bros
  university univ universidad universitet universite
  institute inst instit institut instituto institution
  development dev devel devt dvlpt developments
  service services svc svcs serv servs servicios
  system systems sys syst sistemy
  national natl nat nacional natsionalny
  general gen genl
  import imports imp importer importers importing
  export exports exp exporter exporters exporting
  construction constr const constructions konstruktsiya
  transport transportation transports trans transp transportes
  shipping shpg shipg
  electronics electronic electr
  electric electrical elec elect
  equipment equip equipments eqpt eqp
  machinery machineries machine machines mach machin
  chemical chemicals chem chems
  petrochemical petrochemicals petrochem
  pharmaceutical pharmaceuticals pharm pharma pharmaceutics
  product products prod prods
  production productions prodn
  laboratory laboratories lab labs
  association assn assoc assotsiatsiya
  department dept
  government govt
  management mgmt mgt mngt managment
  investment investments invest invests invt invs inv inversiones
  enterprise enterprises ent entp
  holding holdings hldg hldgs hlds kholding
  organization organisation organizations organisations org
  center centre centers centres ctr cntr centr tsentr
  scientific science sciences sci nauchno nauchny
  academy acad akademiya
  communication communications comm comms
  telecommunication telecommunications telecom telecoms telecomm
  commercial commerce comml comercial
  logistics logistic logistik logistica
  agency agencies agcy
  aviation avia aviatsiya
  insurance insur
  financial finance
  consulting consultants consultancy consultant
  distribution distributors distributor distributing distrib
  supply supplies suppliers supplier
  textile textiles
  material materials matls
  metallurgical metallurgy
  agricultural agriculture agri agric agro
  cooperative coop cooperativa
  foundation fdn fond
  republic rep
  factory fty fcty
  building bldg buildings
  company kompaniya
  corporation korporatsiya
  concern kontsern konsern`;

const LINES: readonly (readonly string[])[] = FAMILIES.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.flatMap((line) => line.map((word) => [word, line] as const)),
);

/**
 * Forms and short forms of one word are as good as the word; another word for the same trade may be
 * another company's.
 */
const [SAME_WORD, OTHER_WORD] = [0.95, 0.93];
const BEGINNING = 3;

/** How alike two words of one trade are; null for words of different trades. */
export function tradeLikeness(left: string, right: string): number | null {
  if (!sameTrade(left).includes(right)) return null;
  // airlines and airways are two words
  const isFlight = left.startsWith('air') && right.startsWith('air');
  return !isFlight && left.slice(0, BEGINNING) === right.slice(0, BEGINNING)
    ? SAME_WORD
    : OTHER_WORD;
}

/** Whether two words were taken for one another though they are two. */
export const isOtherWord = (degree: number): boolean => degree <= OTHER_WORD;

/**
 * The words that stand for the word in company names, itself among them; none for a word that is no
 * word of trade.
 */
export const sameTrade = (word: string): readonly string[] => BY_WORD.get(word) ?? [];
