import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { landing } from './landing';
import { layout } from './layout';
import { ui } from './ui';

/** Words for visitors, without those of the signed-in area. */
export const landingCatalogue = { common: everywhere, interpreters, landing, layout, ui };
