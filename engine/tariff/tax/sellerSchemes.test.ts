import { describe, expect, it } from '@jest/globals';
import { SELLER_SCHEMES, schemeNamed } from './sellerSchemes.ts';

describe('registrations of a seller', () => {
  it.each([
    ['VOEC', 'NO_VOEC'],
    ['VOEC_NO', 'NO_VOEC'],
    ['EU_IOSS', 'IOSS'],
    ['UK_VAT', 'GB_VAT'],
    ['VAT_UK', 'GB_VAT'],
    ['GST_AU', 'AU_GST'],
    ['GST_HST', 'CA_GST'],
    ['OVR', 'SG_OVR'],
  ])('%s is %s', (written, scheme) => expect(schemeNamed(written)).toBe(scheme));

  it('each scheme is known by its own name, and an unknown one stays as written', () => {
    expect(SELLER_SCHEMES.map(schemeNamed)).toEqual(SELLER_SCHEMES);
    expect(schemeNamed('FR_DEB')).toBe('FR_DEB');
  });
});
