/** A chart's own text, as far as breaking it needs to know. */
export interface StateText {
  initial?: string;
  states?: Record<string, StateText>;
  on?: Record<string, unknown>;
  always?: unknown;
  after?: Record<string, unknown>;
  invoke?: unknown;
  id?: string;
  type?: string;
}

/** One small harm to one chart. */
export interface Mutant {
  /** to read: where, and what is broken */
  name: string;
  apply: (chart: StateText) => void;
}

type Branch = { target?: string; guard?: unknown; actions?: unknown };
type Holder = Record<string, unknown>;

/**
 * Every transition of a chart dropped, and led to another state; every guard always true, and never. A branch that
 * only forbids its event is dropped as well: the event is then somebody else's.
 */
export function mutantsOf(chart: StateText): Mutant[] {
  return holders(chart, [chart.id ?? '']).flatMap(({ path, key, read }) =>
    branchesOf(read(chart)[key]).flatMap((branch, at) => {
      const where = `${path.join('.')} ${key}[${at}]`;
      const change = (name: string, harm: (branches: (Branch | string)[]) => void): Mutant => ({
        name: `${where} ${name}`,
        apply: (fresh) => {
          const holder = read(fresh);
          const branches = branchesOf(holder[key]);
          harm(branches);
          holder[key] = branches;
        },
      });
      const { target, guard } = asBranch(branch);
      const others = target === undefined ? [] : otherTargets(chart, path, target);
      return [
        change('dropped', (branches) => void branches.splice(at, 1)),
        ...others.map((other) =>
          change(`to ${other}`, (branches) => {
            branches[at] = { ...asBranch(branches[at]), target: other };
          }),
        ),
        ...(guard === undefined
          ? []
          : [
              change('always', (branches) => {
                branches[at] = { ...asBranch(branches[at]), guard: undefined };
              }),
              change('never', (branches) => {
                branches[at] = { ...asBranch(branches[at]), guard: () => false };
              }),
            ]),
      ];
    }),
  );
}

interface Place {
  path: string[];
  key: string;
  /** what holds the key, in this chart or a copy of it */
  read: (chart: StateText) => Holder;
}

/** Every key of a chart under which transitions stand. */
function holders(
  node: StateText,
  path: string[],
  reach: (chart: StateText) => StateText = (c) => c,
): Place[] {
  const place = (key: string, read: (state: StateText) => Holder): Place => ({
    path,
    key,
    read: (chart) => read(reach(chart)),
  });
  const invokes = (Array.isArray(node.invoke) ? node.invoke : node.invoke ? [node.invoke] : []) as Holder[];
  return [
    ...Object.keys(node.on ?? {}).map((event) => place(event, (state) => state.on as Holder)),
    ...Object.keys(node.after ?? {}).map((delay) => place(delay, (state) => state.after as Holder)),
    ...(node.always ? [place('always', (state) => state as Holder)] : []),
    ...invokes.flatMap((invoke, at) =>
      ['onDone', 'onError']
        .filter((key) => key in invoke)
        .map((key) =>
          place(key, (state) =>
            Array.isArray(state.invoke) ? (state.invoke[at] as Holder) : (state.invoke as Holder),
          ),
        ),
    ),
    ...Object.entries(node.states ?? {}).flatMap(([name, child]) =>
      holders(child, [...path, name], (chart) => reach(chart).states?.[name] as StateText),
    ),
  ];
}

function branchesOf(value: unknown): (Branch | string)[] {
  return Array.isArray(value) ? [...(value as (Branch | string)[])] : [value as Branch | string];
}

function asBranch(branch: Branch | string | undefined): Branch {
  return typeof branch === 'string' ? { target: branch } : (branch ?? {});
}

/** One other state to end in instead: the next sibling where there is one. */
function otherTargets(chart: StateText, path: readonly string[], target: string): string[] {
  const names = target.replace(/^#[^.]*\.|^\./, '').split('.');
  const last = names.at(-1) ?? '';
  const source = path.slice(1);
  // `#flow.state` is named from the whole, `.state` is inside the source, and `state` beside it
  const base = target.startsWith('#') ? [] : target.startsWith('.') ? source : source.slice(0, -1);
  const around = [...base, ...names.slice(0, -1)].reduce<StateText | undefined>(
    (node, name) => node?.states?.[name],
    chart,
  );
  const siblings = Object.keys(around?.states ?? {});
  const next = siblings[(siblings.indexOf(last) + 1) % siblings.length];
  const prefix = target.slice(0, target.length - last.length);
  return next === undefined || next === last ? [] : [prefix + next];
}
