import { describe, expect, it } from '@jest/globals';
import type { MeasureCondition, MeasureRecord } from '../release/records.ts';
import { controlOf, measureRestriction } from './measures.ts';

const MEASURE: MeasureRecord = {
  kind: 'measure',
  id: '1',
  code: '0101210000',
  type: '410',
  typeName: 'Veterinary control',
  area: '1011',
  areaName: 'ERGA OMNES',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: null,
  conditions: [],
  legalBasis: 'R 1',
  legalUrl: null,
  from: '2020-01-01',
  until: null,
};
const asks = (document: string | null, requirement: string | null = null): MeasureCondition => ({
  code: 'B',
  document,
  requirement,
  action: '29',
  duty: null,
});
const said = (conditions: readonly MeasureCondition[]) => {
  const measure = { ...MEASURE, conditions };
  const control = controlOf(measure);
  if (!control) throw new Error('it is a control');
  return measureRestriction('xi', measure, control, { setOn: '010121', confidence: 'high' });
};

describe('what a type of measure controls', () => {
  it.each([
    ['277', 'Import prohibition', 'import', 'prohibition'],
    ['278', 'Export prohibition', 'export', 'prohibition'],
    ['410', 'Veterinary control', 'import', 'restriction'],
    ['475', 'Restriction on entry into free circulation', 'import', 'restriction'],
    ['467', 'Restriction on export', 'export', 'restriction'],
    ['710', 'Import control - CITES', 'import', 'restriction'],
    ['715', 'Export control - CITES', 'export', 'restriction'],
    ['353', 'DCMS Export Licence', 'export', 'restriction'],
    ['PHC', 'Phytosanitary Certificate', 'import', 'restriction'],
    ['CEX', 'Cultural goods', 'export', 'restriction'],
  ])('%s %s', (type, typeName, direction, ruleType) => {
    expect(controlOf({ ...MEASURE, type, typeName })).toEqual({ direction, ruleType });
  });

  it.each(['103', '109', '142', '305', '306', '464', '482', '488', '552', '695', 'VTS', '103'])(
    '%s is no control',
    (type) => expect(controlOf({ ...MEASURE, type })).toBeNull(),
  );

  it('a measure that prints a duty is none either', () => {
    expect(controlOf({ ...MEASURE, type: '465', duty: '10 %' })).toBeNull();
  });
});

describe('a control as a restriction', () => {
  it('asks for its documents', () => {
    expect(said([asks('C640', 'CHED-A'), asks(null)])).toMatchObject({
      id: 'xi-measure-1',
      country: 'XI',
      measureType: '410',
      title: 'Veterinary control',
      matchedOn: 'code',
      matchedCode: '010121',
      documents: ['C640'],
      requirement: 'Present C640 CHED-A.',
      confidence: 'high',
      startsOn: '2020-01-01',
      endsOn: null,
      ruleId: null,
    });
  });

  it('a declaration of kind Y takes it away: it is possible only', () => {
    expect(said([asks('C400'), asks('Y900', 'not CITES')])).toMatchObject({
      documents: ['C400'],
      requirement: 'Present C400. Does not apply where declared: Y900 not CITES.',
      confidence: 'low',
    });
  });
});
