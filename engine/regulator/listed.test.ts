import { describe, expect, it } from '@jest/globals';
import { testEdition } from '../classify/testEdition.ts';
import { classifyByTable } from './listed.ts';
import { publishedIndex } from './published.ts';
import { type Scheme, schemeOf } from './schemes.ts';
import type { AgencyGoods, PublishedCode } from './types.ts';

const classification = testEdition();
const china = schemeOf('CN') as Scheme; // a row of the table of schemes
const row = (hs: string, ciq: string, description: string): PublishedCode => ({
  scheme: 'cn-ciq',
  parts: { hs, ciq },
  description,
  hsCodes: [hs],
});
const published = publishedIndex('cn-ciq', [
  row('6109100000', '101', 'T-shirts for babies'),
  row('6109100000', '102', 'T-shirts for adults, printed'),
  row('6109100000', '999', 'Other T-shirts'),
  row('9503000000', '101', 'Plush toys'),
]);
const ask = (goods: AgencyGoods) =>
  classifyByTable(goods, { scheme: china, destination: 'CN', published, classification });

describe('a scheme that answers from its table', () => {
  it('takes the row whose words the text says', () => {
    expect(
      ask({ description: 'printed cotton t-shirt for adults', hsCode: '61091000' }),
    ).toMatchObject({
      productCode: '6109100000102',
      parts: [
        { level: 'hs', code: '6109100000' },
        { level: 'ciq', code: '102' },
      ],
      checked: true,
      validated: true,
    });
  });

  it('takes the general row, and is less sure, where no word chooses', () => {
    const general = ask({ description: 'festival merchandise', hsCode: '6109100000' });
    const chosen = ask({ description: 'printed cotton t-shirt for adults', hsCode: '6109100000' });
    if ('refused' in general || 'refused' in chosen) throw new Error('both are answered');
    expect(general.productCode).toBe('6109100000999');
    expect(general.confidence).toBeLessThan(chosen.confidence);
  });

  it('finds the tariff code in the text where the caller gives none', () => {
    expect(ask({ description: 'plush toy' })).toMatchObject({ productCode: '9503000000101' });
  });

  it('refuses goods that the table does not list, and texts without goods', () => {
    expect(ask({ description: 'leather backpack', hsCode: '420291' })).toMatchObject({
      refused: 'not_regulated',
    });
    expect(ask({ description: 'zzqx qqwx' })).toMatchObject({ refused: 'unclassifiable' });
  });
});
