import { askRealPrice } from './passwordPrice';

/** To be imported before the server, by a file that has a registry of modules of its own. */
askRealPrice();
