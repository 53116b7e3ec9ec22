/**
 * The day as of which the duties that this software carries were written, by dataset;
 * `general-duty` is the table of classes of goods.
 */
export const CARRIED_AS_OF: Readonly<Record<string, string>> = {
  'us-hts': '2026-11-21',
  'eu-taric': '2026-11-21',
  'eu-cn': '2026-11-21',
  'gb-tariff': '2026-11-21',
  'ca-tariff': '2026-11-21',
  'general-duty': '2026-11-28',
};
