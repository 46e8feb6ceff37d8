import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_MACHINES, PAGE_MACHINES } from './allMachines';
import { machinesPage } from './machinesPage';

writeFileSync(join(process.cwd(), 'docs', 'machines.md'), machinesPage([...ALL_MACHINES, ...PAGE_MACHINES]));
