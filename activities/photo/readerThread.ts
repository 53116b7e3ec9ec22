/** The thread of a reader of printed text: the library's own, behind those that answer requests. */
import { createRequire } from 'node:module';
import { runInBackground } from '../parsing/background.ts';

runInBackground();
createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js');
