import { everywhere } from './everywhere';
import { landing } from './landing';
import { layout } from './layout';
import { ui } from './ui';

/** What is said before anyone signs in, without the words of the signed-in area. */
export const landingCatalogue = { common: everywhere, landing, layout, ui };
