/** Every dataset that can be imported: who publishes it, and where a machine may fetch it. */

export interface Source {
  dataset: string;
  title: string;
  publisher: string;
  /** Page where people find it. */
  page: string;
  /** How a sync fetches it; absent: by file only. */
  sync?:
    | { kind: 'files'; files: readonly { name: string; url: string }[]; bytesMax: number }
    /** The tariff service is walked, chapter by chapter. */
    | { kind: 'walk'; base: string; prefix: '' | '/xi' };
  /** Days between syncs; 1 unless a fetch is a burden to the publisher. */
  everyDays: number;
  /** A release adds to the one before: rows that it does not name stay. */
  additive: boolean;
}

const MB = 1024 * 1024;
const TREASURY = 'https://www.treasury.gov/ofac/downloads';

const files = (bytesMax: number, ...urls: string[]): NonNullable<Source['sync']> => ({
  kind: 'files',
  bytesMax,
  files: urls.map((url) => ({ name: nameOf(url), url })),
});
const nameOf = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.split('/').at(-1) || 'download';
};

const source = (
  given: Pick<Source, 'dataset' | 'title' | 'publisher' | 'page'> & Partial<Source>,
): Source => ({ everyDays: 1, additive: false, ...given });

export const SOURCES: readonly Source[] = [
  source({
    dataset: 'us-hts',
    title: 'Harmonized Tariff Schedule of the United States',
    publisher: 'United States International Trade Commission',
    page: 'https://hts.usitc.gov/export',
    sync: {
      kind: 'files',
      bytesMax: 200 * MB,
      files: [
        {
          name: 'hts_current.json',
          url: 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON&styles=false',
        },
      ],
    },
  }),
  source({
    dataset: 'us-measures',
    title: 'Lists of goods under additional duties of the United States',
    publisher: 'the operator, from the Federal Register',
    page: 'https://www.federalregister.gov/',
    additive: true,
  }),
  // By file only: the search behind the page (`/api/search`) shows at most 10,000 rulings to a
  // question, so that the whole collection takes some thousand pages, month by month.
  source({
    dataset: 'us-rulings',
    title: 'Precedent rulings of the United States: CROSS',
    publisher: 'United States Customs and Border Protection',
    page: 'https://rulings.cbp.gov/',
  }),
  source({
    dataset: 'eu-cn',
    title: 'Combined Nomenclature',
    publisher: 'European Commission, Eurostat',
    page: 'https://showvoc.op.europa.eu/',
  }),
  source({
    dataset: 'eu-taric',
    title: 'TARIC: nomenclature, measures, areas',
    publisher: 'European Commission, DG TAXUD',
    page: 'https://circabc.europa.eu/',
  }),
  source({
    dataset: 'gb-tariff',
    title: 'Tariff of the United Kingdom',
    publisher: 'HM Revenue and Customs',
    page: 'https://www.trade-tariff.service.gov.uk/',
    sync: { kind: 'walk', base: 'https://www.trade-tariff.service.gov.uk', prefix: '' },
    everyDays: 7, // some 15,000 requests
  }),
  source({
    dataset: 'xi-tariff',
    title: 'Tariff of the European Union as Northern Ireland applies it',
    publisher: 'HM Revenue and Customs',
    page: 'https://www.trade-tariff.service.gov.uk/xi',
    sync: { kind: 'walk', base: 'https://www.trade-tariff.service.gov.uk', prefix: '/xi' },
    everyDays: 7,
  }),
  source({
    dataset: 'eu-quotas',
    title: 'Balances of tariff quotas of the European Union',
    publisher: 'European Commission, DG TAXUD',
    page: 'https://ec.europa.eu/taxation_customs/dds2/taric/quota_consultation.jsp',
    additive: true, // a board holds some of the quotas, and periods end
  }),
  source({
    dataset: 'gb-quotas',
    title: 'Balances of tariff quotas of the United Kingdom',
    publisher: 'Department for Business and Trade',
    page: 'https://www.data.gov.uk/dataset/4a478c7e-16c7-4c28-ab9b-967bb79342e9/uk-trade-quotas1',
    sync: {
      kind: 'files',
      bytesMax: 50 * MB,
      files: [
        {
          name: 'quotas-including-current-volumes.csv',
          url: 'https://data.api.trade.gov.uk/v1/datasets/uk-trade-quotas/versions/latest/reports/quotas-including-current-volumes/data?format=csv',
        },
      ],
    },
    additive: true,
  }),
  source({
    dataset: 'ca-tariff',
    title: 'Customs Tariff of Canada, table TPHS',
    publisher: 'Canada Border Services Agency',
    page: 'https://www.cbsa-asfc.gc.ca/trade-commerce/tariff-tarif/menu-eng.html',
  }),
  source({
    dataset: 'no-tariff',
    title: 'Customs tariff of Norway',
    publisher: 'Norwegian Customs',
    page: 'https://data.toll.no/',
  }),
  source({
    dataset: 'au-tariff',
    title: 'Customs Tariff of Australia, schedule 3',
    publisher: 'Australian Border Force',
    page: 'https://www.abf.gov.au/importing-exporting-and-manufacturing/tariff-classification/current-tariff',
  }),
  source({
    dataset: 'br-ncm',
    title: 'Mercosur Common Nomenclature, as Brazil publishes it',
    publisher: 'Siscomex',
    page: 'https://portalunico.siscomex.gov.br/classif/',
    sync: {
      kind: 'files',
      bytesMax: 50 * MB,
      files: [
        {
          name: 'ncm.json',
          url: 'https://portalunico.siscomex.gov.br/classif/api/publico/nomenclatura/download/json',
        },
      ],
    },
  }),
  source({
    dataset: 'br-tec',
    title: 'Common External Tariff of Mercosur, as Brazil applies it',
    publisher: 'Gecex, Brazil',
    page: 'https://www.gov.br/mdic/pt-br/assuntos/camex/se-camex/strat/tarifas/vigentes',
  }),
  source({
    dataset: 'jp-tariff',
    title: 'Customs tariff of Japan',
    publisher: 'Japan Customs',
    page: 'https://www.customs.go.jp/english/tariff/',
  }),
  source({
    dataset: 'hs',
    title: 'Harmonized System 2022',
    publisher: 'World Customs Organization, as UN Comtrade publishes it',
    page: 'https://comtradeapi.un.org/files/v1/app/reference/HS.json',
  }),
  source({
    dataset: 'ecb-fx',
    title: 'Euro reference rates',
    publisher: 'European Central Bank',
    page: 'https://www.ecb.europa.eu/stats/eurofxref/',
    sync: files(20 * MB, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip'),
    additive: true,
  }),
  source({
    dataset: 'vat-rates',
    title: 'Corrections of taxes: a country is corrected whole',
    publisher: 'the operator',
    page: 'https://ec.europa.eu/taxation_customs/tedb',
  }),
  source({
    dataset: 'thresholds',
    title: 'Corrections of thresholds: a country is corrected whole',
    publisher: 'the operator',
    page: 'https://ec.europa.eu/taxation_customs/tedb',
  }),
  source({
    dataset: 'fees',
    title: 'Corrections of fees: a country is corrected whole',
    publisher: 'the operator',
    page: 'https://www.federalregister.gov/',
  }),
  source({
    dataset: 'gs1-prefixes',
    title: 'GS1 company prefixes by issuing organisation',
    publisher: 'GS1',
    page: 'https://www.gs1.org/standards/id-keys/company-prefix',
  }),
  source({
    dataset: 'us-csl',
    title: 'Consolidated Screening List',
    publisher: 'United States Department of Commerce',
    page: 'https://www.trade.gov/consolidated-screening-list',
    sync: files(
      200 * MB,
      'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
    ),
  }),
  source({
    dataset: 'ofac-sdn',
    title: 'Specially Designated Nationals',
    publisher: 'United States Department of the Treasury, OFAC',
    page: 'https://sanctionslist.ofac.treas.gov/',
    sync: files(
      100 * MB,
      `${TREASURY}/sdn.csv`,
      `${TREASURY}/add.csv`,
      `${TREASURY}/alt.csv`,
      `${TREASURY}/sdn_comments.csv`,
    ),
  }),
  source({
    dataset: 'ofac-consolidated',
    title: 'OFAC lists beside the SDN list',
    publisher: 'United States Department of the Treasury, OFAC',
    page: 'https://sanctionslist.ofac.treas.gov/',
    sync: files(
      100 * MB,
      `${TREASURY}/consolidated/cons_prim.csv`,
      `${TREASURY}/consolidated/cons_add.csv`,
      `${TREASURY}/consolidated/cons_alt.csv`,
    ),
  }),
  source({
    dataset: 'bis-dpl',
    title: 'Denied Persons List',
    publisher: 'United States Department of Commerce, BIS',
    page: 'https://www.bis.gov/dpl',
    sync: {
      kind: 'files',
      bytesMax: 20 * MB,
      files: [{ name: 'dpl.txt', url: 'https://www.bis.gov/dpl' }],
    },
  }),
  source({
    dataset: 'un-list',
    title: 'Consolidated list of the Security Council',
    publisher: 'United Nations',
    page: 'https://scsanctions.un.org/',
    sync: files(100 * MB, 'https://scsanctions.un.org/resources/xml/en/consolidated.xml'),
  }),
  source({
    dataset: 'us-fda-products',
    title: 'Product codes of the Food and Drug Administration',
    publisher: 'United States Food and Drug Administration',
    page: 'https://www.accessdata.fda.gov/scripts/ora/pcb/',
    additive: true, // the device file and the tables of the builder come one by one
  }),
  source({
    dataset: 'ca-cfia-airs',
    title: 'Automated Import Reference System: codes by tariff code',
    publisher: 'Canadian Food Inspection Agency',
    page: 'https://inspection.canada.ca/en/importing-food-plants-animals/plant-and-plant-product-imports/airs',
  }),
  source({
    dataset: 'cn-ciq-codes',
    title: 'Inspection and quarantine codes of 13 digits',
    publisher: 'General Administration of Customs of China',
    page: 'http://www.customs.gov.cn/',
  }),
  source({
    dataset: 'br-ncm-destaques',
    title: 'NCM destaques: goods for which consent is asked',
    publisher: 'Siscomex, Portal Único',
    page: 'https://portalunico.siscomex.gov.br/',
  }),
];

/** The source of a dataset; undefined for one that cannot be imported. */
export const sourceOfDataset = (dataset: string): Source | undefined =>
  SOURCES.find((listed) => listed.dataset === dataset);
