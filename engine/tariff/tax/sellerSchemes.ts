/**
 * Tax schemes that a seller may be registered for: those whose taxes the tables know to be charged
 * at the sale.
 */
export const SELLER_SCHEMES: readonly string[] = [
  'IOSS',
  'GB_VAT',
  'AU_GST',
  'NZ_GST',
  'NO_VOEC',
  'SG_OVR',
  'MY_LVG',
  'CH_VAT',
  'CA_GST',
  'JP_CT',
  'KR_VAT',
  'TR_VAT',
  'CL_VAT',
];
