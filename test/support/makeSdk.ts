/** `npm run sdk`: writes what the client has of the description. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../workers/process/config.ts';
import { sdkFiles } from './sdkFiles.ts';

for (const [file, content] of sdkFiles()) writeFileSync(path.join(ROOT, file), content);
