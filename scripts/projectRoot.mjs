import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was called from. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
