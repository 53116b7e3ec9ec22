/** Actions of usage events, as `GET /v1/usage` filters them. */
export const USAGE_ACTIONS = [
  'classify',
  'classify_max',
  'classify_regulator',
  'calculate',
  'calculate_stacking',
  'extract_product',
  'infer_origin',
  'compare',
  'replay',
] as const;
export type UsageAction = (typeof USAGE_ACTIONS)[number];
