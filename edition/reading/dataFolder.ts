import path from 'node:path';

/** Folder of the embedded texts, `data/`. */
export const DATA_FOLDER = path.join(import.meta.dirname, '../../data');
