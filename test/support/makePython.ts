/** `npm run sdk:python -- FOLDER`: makes the client in Python. */
import { makePythonClient, PYTHON } from './pythonClient.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    `Say where: npm run sdk:python -- FOLDER (by ${PYTHON}, or LANDFALL_PYTHON, which needs sdk/python/requirements.txt)`,
  );
  process.exitCode = 1;
} else makePythonClient(folder);
