/** Tries the built client in this runtime: `sdkRun.js ADDRESS SIGNED`, and prints what came of it. */
import * as sdk from '../../sdk/dist/index.js';
import { tryClient } from './sdkTried.js';

const [address = '', signed = ''] = process.argv.slice(2);
console.log(JSON.stringify(await tryClient(sdk, address, JSON.parse(signed))));
