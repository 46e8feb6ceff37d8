import type { Queries } from '../database';
import * as migration001 from './migration001';
import * as migration002 from './migration002';
import * as migration003 from './migration003';
import * as migration004 from './migration004';
import * as migration010 from './migration010';
import * as migration020 from './migration020';
import * as migration030 from './migration030';
import * as migration031 from './migration031';
import * as migration032 from './migration032';
import * as migration040 from './migration040';
import * as migration041 from './migration041';
import * as migration042 from './migration042';
import * as migration043 from './migration043';
import * as migration044 from './migration044';
import * as migration045 from './migration045';
import * as migration050 from './migration050';
import * as migration051 from './migration051';
import * as migration052 from './migration052';
import * as migration053 from './migration053';
import * as migration054 from './migration054';
import * as migration060 from './migration060';
import * as migration065 from './migration065';
import * as migration066 from './migration066';
import * as migration067 from './migration067';
import * as migration070 from './migration070';
import * as migration071 from './migration071';
import * as migration072 from './migration072';
import * as migration073 from './migration073';
import * as migration074 from './migration074';
import * as migration075 from './migration075';
import * as migration076 from './migration076';
import * as migration077 from './migration077';
import * as migration078 from './migration078';
import * as migration079 from './migration079';
import * as migration080 from './migration080';
import * as migration081 from './migration081';
import * as migration083 from './migration083';
import * as migration084 from './migration084';
import * as migration085 from './migration085';
import * as migration086 from './migration086';
import * as migration088 from './migration088';
import * as migration089 from './migration089';
import * as migration091 from './migration091';
import * as migration092 from './migration092';
import * as migration093 from './migration093';
import * as migration096 from './migration096';
import * as migration097 from './migration097';
import * as migration098 from './migration098';
import * as migration099 from './migration099';
import * as migration100 from './migration100';
import * as migration110 from './migration110';
import * as migration111 from './migration111';
import * as migration113 from './migration113';

export interface Migration {
  number: number;
  /** runs inside a transaction of its own */
  up: (queries: Queries) => Promise<void>;
}

/** In order and forward only; as values, because the bundled server has no folder to look into. */
export const MIGRATIONS: readonly Migration[] = [
  { number: 1, up: migration001.up },
  { number: 2, up: migration002.up },
  { number: 3, up: migration003.up },
  { number: 4, up: migration004.up },
  { number: 10, up: migration010.up },
  { number: 20, up: migration020.up },
  { number: 30, up: migration030.up },
  { number: 31, up: migration031.up },
  { number: 32, up: migration032.up },
  { number: 40, up: migration040.up },
  { number: 41, up: migration041.up },
  { number: 42, up: migration042.up },
  { number: 43, up: migration043.up },
  { number: 44, up: migration044.up },
  { number: 45, up: migration045.up },
  { number: 50, up: migration050.up },
  { number: 51, up: migration051.up },
  { number: 52, up: migration052.up },
  { number: 53, up: migration053.up },
  { number: 54, up: migration054.up },
  { number: 60, up: migration060.up },
  { number: 65, up: migration065.up },
  { number: 66, up: migration066.up },
  { number: 67, up: migration067.up },
  { number: 70, up: migration070.up },
  { number: 71, up: migration071.up },
  { number: 72, up: migration072.up },
  { number: 73, up: migration073.up },
  { number: 74, up: migration074.up },
  { number: 75, up: migration075.up },
  { number: 76, up: migration076.up },
  { number: 77, up: migration077.up },
  { number: 78, up: migration078.up },
  { number: 79, up: migration079.up },
  { number: 80, up: migration080.up },
  { number: 81, up: migration081.up },
  { number: 83, up: migration083.up },
  { number: 84, up: migration084.up },
  { number: 85, up: migration085.up },
  { number: 86, up: migration086.up },
  { number: 88, up: migration088.up },
  { number: 89, up: migration089.up },
  { number: 91, up: migration091.up },
  { number: 92, up: migration092.up },
  { number: 93, up: migration093.up },
  { number: 96, up: migration096.up },
  { number: 97, up: migration097.up },
  { number: 98, up: migration098.up },
  { number: 99, up: migration099.up },
  { number: 100, up: migration100.up },
  { number: 110, up: migration110.up },
  { number: 111, up: migration111.up },
  { number: 113, up: migration113.up },
];
