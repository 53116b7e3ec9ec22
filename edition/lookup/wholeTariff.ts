/** How an operator brings the whole of a tariff of which the service carries an extract. */

const ARGUMENTS: Readonly<Record<string, string>> = {
  'us-hts': 'sync us-hts',
  'eu-taric': 'import eu-taric --file FILE',
  'eu-cn': 'import eu-cn --file FILE',
  'gb-tariff': 'sync gb-tariff',
  'ca-tariff': 'import ca-tariff --file FILE',
  'xi-tariff': 'sync xi-tariff',
  'no-tariff': 'import no-tariff --file FILE',
  'au-tariff': 'import au-tariff --file FILE',
  'br-ncm': 'sync br-ncm',
  'br-tec': 'import br-tec --file FILE',
  'jp-tariff': 'import jp-tariff --file FILE',
};

/** The command for a dataset; null where nothing is missing from it. */
export const importCommand = (dataset: string): string | null =>
  Object.hasOwn(ARGUMENTS, dataset) ? `npm run data -- ${ARGUMENTS[dataset]}` : null;
