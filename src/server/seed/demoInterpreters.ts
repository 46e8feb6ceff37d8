import { DEMO_INTERPRETER, demoId } from '../platform/demo/demoAccounts';
import type { DemoInterpreter } from './DemoInterpreter';
import { africaAndMiddleEast } from './people/africaAndMiddleEast';
import { eastAsia } from './people/eastAsia';
import { eastern } from './people/eastern';
import { elena } from './people/elena';
import { germanic } from './people/germanic';
import { romance } from './people/romance';
import { southAsia } from './people/southAsia';
import { southeastAsia } from './people/southeastAsia';

export interface IdentifiedInterpreter extends DemoInterpreter {
  id: string;
  email: string;
}

const GROUPS = [romance, eastAsia, germanic, africaAndMiddleEast, southAsia, eastern, southeastAsia];

/** Everybody who can be booked in the demo, the demo interpreter first and then by turns from each region. */
export const DEMO_INTERPRETERS: readonly IdentifiedInterpreter[] = [
  { ...elena, id: DEMO_INTERPRETER.id, email: DEMO_INTERPRETER.email },
  ...byTurns(GROUPS).map((person) => {
    const email = `${person.name.map(asMailName).join('.')}@dragoman.example`;
    return { ...person, id: demoId(email), email };
  }),
];

export function demoInterpreter(lastName: string): IdentifiedInterpreter {
  const found = DEMO_INTERPRETERS.find(({ name }) => name[1] === lastName);
  if (!found) throw new Error(`Nobody in the demo data is called ${lastName}.`);
  return found;
}

function byTurns(groups: readonly DemoInterpreter[][]): DemoInterpreter[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}

function asMailName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^a-z]/g, '');
}
