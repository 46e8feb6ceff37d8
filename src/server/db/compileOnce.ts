import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database';

type Compiling<Params, Row> = (queries: Queries, params: Params) => CompiledQuery<Row>;

/**
 * A statement that is built and turned into SQL once for all its values, because that takes longer than to send it. `build`
 * is given stand-ins: it may put them where values go, and look at which keys and how many elements there are,
 * but not at a value itself. Every value that is a plain object or a list is looked into; none is undefined.
 */
export function compileOnce<Params extends object, Row>(
  build: (queries: Queries, params: Params) => Compilable<Row>,
): Compiling<Params, Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  return (queries, params) => {
    // A plugin wants to see what is built.
    if (queries.getExecutor().plugins.length > 0) return build(queries, params).compile();
    const values: unknown[] = [];
    const shape = shapeOf(params, values);
    let compiled = known.get(shape);
    if (!compiled) {
      compiled = build(queries, withStandIns(params)).compile();
      known.set(shape, compiled);
    }
    const parameters = compiled.parameters.map((each) =>
      each instanceof StandIn ? values[each.place] : each,
    );
    return { ...compiled, parameters };
  };
}

/** Stands where the value of that place in the order of all values goes. */
class StandIn {
  constructor(readonly place: number) {}
}

/** Its keys and lengths as text; its values are added to `values`. */
function shapeOf(part: unknown, values: unknown[]): string {
  if (Array.isArray(part)) return `[${part.map((each) => shapeOf(each, values)).join()}]`;
  if (!isPlain(part)) {
    values.push(part);
    return '';
  }
  let shape = '{';
  for (const key in part) shape += `${key}:${shapeOf(part[key], values)},`;
  return `${shape}}`;
}

function withStandIns<Params>(params: Params): Params {
  let count = 0;
  const standIn = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(standIn);
    if (!isPlain(part)) return new StandIn(count++);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, standIn(value)]));
  };
  return standIn(params) as Params;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
