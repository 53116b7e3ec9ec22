/** The schemes of agency product codes, and where each is asked for. */

export interface Scheme {
  /** Stable id: `us-fda`. */
  id: string;
  agency: string;
  agencyName: string;
  /** What the agency calls its codes. */
  codeName: string;
  /** Destinations, ISO 3166-1 alpha-2. */
  destinations: readonly string[];
  /** Dataset whose release holds its published table. */
  dataset: string;
  /** Answered without an imported table. */
  embedded: boolean;
  /** Levels of a code in order, and what each is called. */
  levels: readonly (readonly [level: string, label: string])[];
  /** What stands between the levels of a code. */
  separator: string;
}

/**
 * The territories are States for the purposes of the Act: FD&C Act, section 201(a)(1), 21 USC
 * 321(a)(1).
 */
const UNITED_STATES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'] as const;

export const FDA: Scheme = {
  id: 'us-fda',
  agency: 'FDA',
  agencyName: 'United States Food and Drug Administration',
  codeName: 'FDA product code',
  destinations: UNITED_STATES,
  dataset: 'us-fda-products',
  embedded: true,
  levels: [
    ['industry', 'Industry'],
    ['class', 'Class'],
    ['subclass', 'Subclass'],
    ['process', 'Process indicator code'],
    ['product', 'Product'],
  ],
  separator: '',
};

export const SCHEMES: readonly Scheme[] = [
  FDA,
  {
    id: 'ca-cfia',
    agency: 'CFIA',
    agencyName: 'Canadian Food Inspection Agency',
    codeName: 'AIRS requirement code',
    destinations: ['CA'],
    dataset: 'ca-cfia-airs',
    embedded: false,
    levels: [
      ['hs', 'HS code'],
      ['extension', 'OGD extension'],
      ['end_use', 'End use'],
      ['miscellaneous', 'Miscellaneous'],
    ],
    separator: '-',
  },
  {
    id: 'cn-ciq',
    agency: 'GACC',
    agencyName: 'General Administration of Customs of China',
    codeName: 'CIQ code',
    destinations: ['CN'],
    dataset: 'cn-ciq-codes',
    embedded: false,
    levels: [
      ['hs', 'HS code'],
      ['ciq', 'Inspection and quarantine name'],
    ],
    separator: '',
  },
  {
    id: 'br-ncm',
    agency: 'Siscomex',
    agencyName: 'Consenting agencies of Brazil in the Portal Único Siscomex',
    codeName: 'NCM with destaque',
    destinations: ['BR'],
    dataset: 'br-ncm-destaques',
    embedded: false,
    levels: [
      ['ncm', 'NCM'],
      ['destaque', 'Destaque'],
    ],
    separator: '-',
  },
];

/**
 * The scheme of a destination; undefined where none is known. Whether its table is loaded is
 * another question.
 */
export const schemeOf = (destination: string): Scheme | undefined =>
  SCHEMES.find(({ destinations }) => destinations.includes(destination));
