/** Stand-in: the base duty alone. */
import { formatCode } from '../hscode.ts';
import { landedCost } from './landedCost.ts';
import type { TariffEdition } from './types.ts';

export interface StackingItem {
  hsCode: string;
  originCountry: string;
  destinationCountry: string;
  date: string;
  transportMode?: 'air' | 'sea' | 'road' | 'rail' | undefined;
  conditions?: string[] | undefined;
  claims?: string[] | undefined;
  exportCountry?: string | undefined;
  reference?: string | undefined;
}

export interface StackingResult {
  index: number;
  ok: boolean;
  reference: string | null;
  hsCode: string;
  hsCodeFormatted: string;
  description?: string | null;
  originCountry: string;
  destinationCountry: string;
  schedule?: string | null;
  date: string;
  measures?: [];
  exemptions?: [];
  contentMeasures?: string[];
  claimable?: [];
  effective?: { adValorem: number | null; specific: string[] };
  entryCodes?: [];
  entryCodeOrder?: null;
  needs?: string[];
  error?: { code: string; message: string };
}

/** One result an item. */
export const stackDuties = (items: readonly StackingItem[], edition: TariffEdition): StackingResult[] =>
  items.map((item, index) => {
    const { hsCode, originCountry, destinationCountry, date } = item;
    const head = {
      index,
      reference: item.reference ?? null,
      hsCode,
      hsCodeFormatted: formatCode(hsCode),
      originCountry,
      destinationCountry,
      date,
    };
    const answer = landedCost(
      {
        hsCode,
        originCountry,
        destinationCountry,
        currency: 'USD',
        value: 1000,
        transportMode: 'air',
        entryDate: date,
        purpose: 'sale',
        preference: 'best',
        ...(destinationCountry === 'CA' ? { region: 'ON' } : {}),
      },
      edition,
    );
    if (!answer.ok) return { ...head, ok: false, error: { code: answer.refused, message: answer.message } };
    return {
      ...head,
      ok: true,
      description: null,
      schedule: answer.result.schedule ?? null,
      base: null,
      measures: [],
      exemptions: [],
      contentMeasures: [],
      claimable: [],
      effective: { adValorem: null, specific: [] },
      entryCodes: [],
      entryCodeOrder: null,
      needs: answer.result.needs,
    };
  });
