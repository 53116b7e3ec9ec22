/**
 * Measure types of TARIC and of the United Kingdom, which share their numbers, with the names that
 * TARIC gives them.
 */
const MEASURE_TYPES: Readonly<Record<string, string>> = {
  '103': 'Third country duty',
  '105': 'Non preferential duty under authorised use',
  '106': 'Customs Union Duty',
  '109': 'Supplementary unit',
  '110': 'Supplementary unit import',
  '111': 'Supplementary unit export',
  '112': 'Autonomous tariff suspension',
  '115': 'Autonomous suspension under authorised use',
  '117':
    'Suspension - goods for certain categories of ships, boats and other vessels and for drilling or production platforms',
  '119': 'Airworthiness tariff suspension',
  '122': 'Non preferential tariff quota',
  '123': 'Non preferential tariff quota under authorised use',
  '141': 'Preferential suspension',
  '142': 'Tariff preference',
  '143': 'Preferential tariff quota',
  '145': 'Preference under authorised use',
  '146': 'Preferential tariff quota under authorised use',
  '147': 'Customs Union Quota',
  '277': 'Import prohibition',
  '278': 'Export prohibition',
  '305': 'Value added tax',
  '306': 'Excises',
  '410': 'Veterinary control',
  '464': 'Declaration of subheading submitted to authorised use provisions',
  '465': 'Restriction on entry into free circulation',
  '467': 'Restriction on export',
  '475': 'Restriction on entry into free circulation',
  '488': 'Unit price',
  '489': 'Representative price',
  '490': 'Standard import value',
  '551': 'Provisional anti-dumping duty',
  '552': 'Definitive anti-dumping duty',
  '553': 'Provisional countervailing duty',
  '554': 'Definitive countervailing duty',
  '555': 'Anti-dumping/countervailing duty - Pending collection',
  '561': 'Notice of initiation of an anti-dumping or anti-subsidy proceeding',
  '564': 'Anti-dumping/countervailing registration',
  '672': 'Amount of additional duty on sugar',
  '673': 'Amount of additional duty on flour',
  '674': 'Agricultural component',
  '695': 'Additional duties',
  '696': 'Additional duties (safeguard)',
  '710': 'Import control - CITES',
  '715': 'Export control - CITES',
  '750': 'Import control of organic products',
  '751': 'Export control - Waste',
  '755': 'Import control - Waste',
  '760': 'Import control',
  '761': 'Import control on REACH',
  '762': 'Import control',
};

/**
 * Official name of a measure type; for a number that is not known, words that say only the number.
 */
export const measureTypeName = (type: string): string =>
  MEASURE_TYPES[type] ?? `Measure type ${type}`;
