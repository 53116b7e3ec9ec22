/** Which importer reads which dataset. */
import { brNcmDestaques, caCfia, cnCiq } from './agencyCodes.ts';
import { auTariff } from './au.ts';
import { brNcm } from './br.ts';
import { caTariff } from './ca.ts';
import { euCn } from './euCn.ts';
import { euTaric } from './euTaric.ts';
import { ecbFx } from './fx.ts';
import { gbTariff, xiTariff } from './gb.ts';
import { gs1Prefixes } from './gs1.ts';
import { hsNomenclature } from './hs.ts';
import type { Importer } from './importer.ts';
import { usMeasureLists } from './measureLists.ts';
import { noTariff } from './no.ts';
import { bisDpl } from './screening/bisDpl.ts';
import { ofacConsolidated, ofacSdn } from './screening/ofac.ts';
import { unList } from './screening/unList.ts';
import { usCsl } from './screening/usCsl.ts';
import { fees, thresholds, vatRates } from './tables.ts';
import { usHts } from './us.ts';
import { usFdaProducts } from './usFda.ts';
import { usRulings } from './usRulings.ts';

/** Importers by dataset: the datasets of `data/sources.ts`. */
export const IMPORTERS: Readonly<Record<string, Importer>> = {
  'us-hts': usHts,
  'us-measures': usMeasureLists,
  'us-rulings': usRulings,
  'eu-cn': euCn,
  'eu-taric': euTaric,
  'gb-tariff': gbTariff,
  'xi-tariff': xiTariff,
  'ca-tariff': caTariff,
  'no-tariff': noTariff,
  'au-tariff': auTariff,
  'br-ncm': brNcm,
  hs: hsNomenclature,
  'ecb-fx': ecbFx,
  'vat-rates': vatRates,
  thresholds,
  fees,
  'gs1-prefixes': gs1Prefixes,
  'us-csl': usCsl,
  'ofac-sdn': ofacSdn,
  'ofac-consolidated': ofacConsolidated,
  'bis-dpl': bisDpl,
  'un-list': unList,
  'us-fda-products': usFdaProducts,
  'ca-cfia-airs': caCfia,
  'cn-ciq-codes': cnCiq,
  'br-ncm-destaques': brNcmDestaques,
};
