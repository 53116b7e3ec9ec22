/**
 * Schemes that a seller may be registered for: those whose taxes the tables know to be charged at
 * the sale, and that of the internal market of the United Kingdom; with the names that sellers and
 * authorities use beside them.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  IOSS: ['EU_IOSS', 'OSS_IMPORT', 'IMPORT_OSS'],
  GB_VAT: ['UK_VAT', 'HMRC_VAT', 'GB_HMRC', 'UK_HMRC'],
  AU_GST: ['ATO_GST', 'AU_ATO', 'AUS_GST'],
  NZ_GST: ['NZ_IRD', 'IRD_GST'],
  NO_VOEC: ['VOEC', 'NORWAY_VOEC', 'NO_VAT', 'NO_MVA'],
  SG_OVR: ['OVR', 'SG_GST', 'SINGAPORE_GST'],
  MY_LVG: ['LVG', 'MY_SST', 'MALAYSIA_LVG'],
  CH_VAT: ['CH_MWST', 'SWISS_VAT', 'MWST', 'CH_TVA'],
  CA_GST: ['CA_HST', 'GST_HST', 'CA_GST_HST', 'CANADA_GST'],
  JP_CT: ['JCT', 'JP_JCT', 'JP_VAT', 'JP_CONSUMPTION_TAX'],
  KR_VAT: ['KOREA_VAT'],
  TR_VAT: ['KDV', 'TR_KDV'],
  CL_VAT: ['CL_IVA', 'CHILE_VAT'],
  UKIMS: ['UK_IMS', 'GB_UKIMS', 'UK_INTERNAL_MARKET'],
};

export const SELLER_SCHEMES: readonly string[] = Object.keys(NAMES);

/** The scheme that a registration means, by a usual name or with its parts the other way round. */
export function schemeNamed(written: string): string {
  const turned = written.split('_').toReversed().join('_');
  const found = SELLER_SCHEMES.find((scheme) =>
    [scheme, ...(NAMES[scheme] ?? [])].some((name) => name === written || name === turned),
  );
  return found ?? written;
}
