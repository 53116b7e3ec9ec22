/** Columns of preference of the Japanese tariff, with the symbols that our programmes have. */

/** Columns that a heading or subheading prints for all statistical lines below it. */
export const SHARED = {
  general: '基本',
  temporary: '暫定',
  wto: 'WTO協定',
  gsp: '特恵',
  ldc: '特別特恵',
} as const;

/** Symbol by column; each statistical line prints its own rates of agreements. */
export const AGREEMENTS: readonly (readonly [column: string, symbol: string])[] = [
  ['EPA_シンガポール', 'SG'],
  ['EPA_メキシコ', 'MX'],
  ['EPA_マレーシア', 'MY'],
  ['EPA_チリ', 'CL'],
  ['EPA_タイ', 'TH'],
  ['EPA_インドネシア', 'ID'],
  ['EPA_ブルネイ', 'BN'],
  ['EPA_アセアン', 'AJCEP'],
  ['EPA_フィリピン', 'PH'],
  ['EPA_スイス', 'CH'],
  ['EPA_ベトナム', 'VN'],
  ['EPA_インド', 'IN'],
  ['EPA_ペルー', 'PE'],
  ['EPA_豪州', 'AU'],
  ['EPA_モンゴル', 'MN'],
  ['EPA_CPTPP', 'CPTPP'],
  ['EPA_欧州連合', 'EU'],
  ['EPA_英国', 'GB'],
  ['EPA_RCEP_アセアン豪州NZ', 'RCEP'],
  ['EPA_RCEP_中国', 'RCEP-CN'],
  ['EPA_RCEP_韓国', 'RCEP-KR'],
  ['EPA_日米貿易協定', 'US'],
];
