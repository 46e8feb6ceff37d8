import type { catalogue } from './en-US/catalogue';
import type { Translation } from './Translation';

/** Everything that the signed-in area and the sign-in screens say, in one language. */
export type Catalogue = Translation<typeof catalogue>;
