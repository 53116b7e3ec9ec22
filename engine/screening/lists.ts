/**
 * The lists that are screened: the US consolidated lists of Treasury, Commerce and State
 * (trade.gov, read 2026-11-22).
 */

export interface ListName {
  code: string;
  name: string;
  agency: string;
}

const OFAC = 'Department of the Treasury, Office of Foreign Assets Control';
const BIS = 'Department of Commerce, Bureau of Industry and Security';

/** The gravest first: the order in which equal matches are shown. */
export const LISTS: readonly ListName[] = [
  { code: 'SDN', name: 'Specially Designated Nationals and Blocked Persons', agency: OFAC },
  { code: 'DPL', name: 'Denied Persons List', agency: BIS },
  { code: 'EL', name: 'Entity List', agency: BIS },
  { code: 'MEU', name: 'Military End User List', agency: BIS },
  { code: 'UVL', name: 'Unverified List', agency: BIS },
  {
    code: 'DTC',
    name: 'AECA Debarred Parties (ITAR)',
    agency: 'Department of State, Directorate of Defense Trade Controls',
  },
  {
    code: 'ISN',
    name: 'Nonproliferation Sanctions',
    agency: 'Department of State, Bureau of International Security and Nonproliferation',
  },
  { code: 'FSE', name: 'Foreign Sanctions Evaders', agency: OFAC },
  { code: 'SSI', name: 'Sectoral Sanctions Identifications', agency: OFAC },
  { code: 'MBS', name: 'Non-SDN Menu-Based Sanctions', agency: OFAC },
  {
    code: 'CAP',
    name: 'Correspondent Account or Payable-Through Account Sanctions (CAPTA)',
    agency: OFAC,
  },
  { code: 'CMIC', name: 'Non-SDN Chinese Military-Industrial Complex Companies', agency: OFAC },
  { code: 'PLC', name: 'Palestinian Legislative Council', agency: OFAC },
];

const RANKS: ReadonlyMap<string, number> = new Map(
  LISTS.map(({ code }, at) => [code, at] as const),
);

/** Place of a list among them, from 0; after them for another. */
export const severityOf = (list: string): number => RANKS.get(list) ?? LISTS.length;

/** The list of a code; undefined for one that is not screened. */
export const listOf = (code: string): ListName | undefined =>
  LISTS.find((list) => list.code === code);
