import type { Catalogue } from '../Catalogue';
import { common } from './common';
import { landing } from './landing';
import { layout } from './layout';
import { login } from './login';
import { ui } from './ui';

export const catalogue = { common, landing, layout, login, ui } satisfies Catalogue;
