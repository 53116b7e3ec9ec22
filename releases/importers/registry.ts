/** Which importer reads which dataset. */
import { auTariff } from './au/au.ts';
import { brNcm } from './br/br.ts';
import { brTec } from './br/tec.ts';
import { caTariff } from './ca/ca.ts';
import { ecbFx } from './ecb/fx.ts';
import { euCn } from './eu/cn.ts';
import { euTaric } from './eu/taric.ts';
import { gbTariff, xiTariff } from './gb/gb.ts';
import { gs1Prefixes } from './gs1/prefixes.ts';
import { hsNomenclature } from './hs/hs.ts';
import type { Importer } from './importer.ts';
import { jpTariff } from './jp/jp.ts';
import { noTariff } from './no/no.ts';
import { euQuotas, gbQuotas } from './quotas/quotas.ts';
import { bisDpl } from './screening/bisDpl.ts';
import { ofacConsolidated, ofacSdn } from './screening/ofac.ts';
import { unList } from './screening/unList.ts';
import { usCsl } from './screening/usCsl.ts';
import { brNcmDestaques, caCfia, cnCiq } from './tables/agencyCodes.ts';
import { fees, thresholds, vatRates } from './tables/tables.ts';
import { usFdaProducts } from './us/fda.ts';
import { usHts } from './us/hts.ts';
import { usMeasureLists } from './us/measureLists.ts';
import { usRulings } from './us/rulings.ts';

/** Importers by dataset: the datasets of `releases/sources.ts`. */
export const IMPORTERS: Readonly<Record<string, Importer>> = {
  'us-hts': usHts,
  'us-measures': usMeasureLists,
  'us-rulings': usRulings,
  'eu-cn': euCn,
  'eu-taric': euTaric,
  'gb-tariff': gbTariff,
  'xi-tariff': xiTariff,
  'eu-quotas': euQuotas,
  'gb-quotas': gbQuotas,
  'ca-tariff': caTariff,
  'no-tariff': noTariff,
  'au-tariff': auTariff,
  'br-ncm': brNcm,
  'br-tec': brTec,
  'jp-tariff': jpTariff,
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
