import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { landing } from './landing';
import { layout } from './layout';
import { ui } from './ui';

/** What is said before anyone signs in, without the words of the signed-in area. */
export const landingCatalogue = { common: everywhere, interpreters, landing, layout, ui };
