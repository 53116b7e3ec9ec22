/**
 * Measures of a tariff that forbid or control goods, as restrictions. Names of types: TARIC and the
 * tariff of the United Kingdom.
 */
import type { Confidence } from '../classify/types.ts';
import type { ScheduleName } from '../hscode.ts';
import type { MeasureCondition, MeasureRecord } from '../release/records.ts';
import type { Restriction } from './check.ts';
import type { Direction, RuleType } from './types.ts';

export interface Control {
  direction: Direction;
  ruleType: RuleType;
}

/** 277 import prohibition, 278 export prohibition. */
const PROHIBITIONS: Readonly<Record<string, Direction>> = { '277': 'import', '278': 'export' };
/**
 * Series B: 350-362 certificates of the United Kingdom, 410-479 veterinary controls and
 * restrictions on entry and export (464 is a declaration of end use), 705-769 controls by subject
 * (710 CITES, 750 organic, 755 waste, 761 REACH, ...).
 */
const CONTROLS = /^(?:35\d|36[0-2]|4[1-7]\d|7[0-6]\d)$/;
const NO_CONTROLS = new Set(['464']);
/**
 * Controls of the United Kingdom by letters: AHC animal health, AIL firearms, ATT horticulture, CEX
 * cultural goods, CHM and ECM chemicals, COE and PRT controlled drugs, COI and EQC fruit and
 * vegetables, CVD veterinary entry, EHC export health, EWP and IWP waste, HOP and PRE precursors,
 * HSE chemicals, PHC phytosanitary, QRC quarantine release, SFS seal fur.
 */
const LETTERED = new Set(
  'AHC AIL ATT CEX CHM COE COI CVD DPO ECM EHC EQC EWP HOP HSE IWP PHC PRE PRT QRC SFS'.split(' '),
);
const LETTERED_EXPORTS = new Set(['CEX', 'ECM', 'EHC', 'EQC', 'EWP', 'COE', 'HOP']);

/** What a measure controls; null for duties, units, prices and taxes. */
export function controlOf({ type, typeName, duty }: MeasureRecord): Control | null {
  const prohibited = PROHIBITIONS[type];
  if (prohibited) return { direction: prohibited, ruleType: 'prohibition' };
  const isControl = (CONTROLS.test(type) && !NO_CONTROLS.has(type)) || LETTERED.has(type);
  if (!isControl || duty !== null) return null;
  const isExport = LETTERED_EXPORTS.has(type) || /\bexport/i.test(typeName);
  return { direction: isExport ? 'export' : 'import', ruleType: 'restriction' };
}

/** A document of kind Y declares that the control does not apply. */
const isWaiver = ({ document }: MeasureCondition): boolean => document?.startsWith('Y') ?? false;

const askedOf = ({ conditions }: MeasureRecord): MeasureCondition[] =>
  conditions.filter((one) => one.document !== null && !isWaiver(one));

/** The documents that a measure asks for, each once. */
export const documentsOf = (measure: MeasureRecord): string[] => [
  ...new Set(askedOf(measure).flatMap(({ document }) => document ?? [])),
];

const TEXT_MAX = 300;

/**
 * The measure as a restriction of goods under `setOn`. Where a declaration takes it away it is said
 * as possible only.
 */
export function measureRestriction(
  schedule: ScheduleName,
  measure: MeasureRecord,
  control: Control,
  { setOn, confidence }: { setOn: string; confidence: Confidence },
): Restriction {
  const asked = askedOf(measure);
  const waivers = measure.conditions.filter(isWaiver);
  return {
    id: `${schedule}-measure-${measure.id}`,
    source: 'official',
    ...control,
    country: schedule.toUpperCase(),
    title: measure.typeName || `Measure type ${measure.type}`,
    summary: `Set in the tariff on ${setOn} for ${measure.areaName || measure.area}.`,
    agency: null,
    agencyName: null,
    requirement: requirementOf(asked, waivers),
    documents: documentsOf(measure),
    measureType: measure.type,
    matchedOn: 'code',
    matchedCode: setOn,
    matchedKeywords: [],
    confidence: waivers.length > 0 ? 'low' : confidence,
    startsOn: measure.from,
    endsOn: measure.until,
    legalBasis: measure.legalBasis,
    sourceUrl: measure.legalUrl,
    ruleId: null,
  };
}

function requirementOf(
  asked: readonly MeasureCondition[],
  waivers: readonly MeasureCondition[],
): string | null {
  const named = (conditions: readonly MeasureCondition[]): string =>
    [
      ...new Set(
        conditions.map(({ document, requirement }) =>
          [document, requirement].filter(Boolean).join(' '),
        ),
      ),
    ]
      .map((text) => text.slice(0, TEXT_MAX))
      .join('; ');
  const parts = [
    ...(asked.length > 0 ? [`Present ${named(asked)}.`] : []),
    ...(waivers.length > 0 ? [`Does not apply where declared: ${named(waivers)}.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}
