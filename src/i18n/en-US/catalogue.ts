import { common } from './common';
import { landing } from './landing';
import { layout } from './layout';
import { login } from './login';
import { ui } from './ui';

/** One file per feature; `src/i18n/Translation.ts` types the other languages by this one. */
export const catalogue = { common, landing, layout, login, ui } as const;
