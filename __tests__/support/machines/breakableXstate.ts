import * as xstate from '../../../node_modules/xstate';
import { mutantsOf, type StateText } from './mutants';
import { withOwnHolders } from './withOwnHolders';

/**
 * Stands for `xstate` while machines are broken on purpose: the chart that `BROKEN_MACHINE` names is made with the
 * harm whose place in `mutantsOf` is `BROKEN_AT`.
 */
export * from '../../../node_modules/xstate';

export const setup: typeof xstate.setup = (vocabulary) => {
  const made = xstate.setup(vocabulary);
  return {
    ...made,
    createMachine: (chart) => {
      if (chart.id !== process.env['BROKEN_MACHINE']) return made.createMachine(chart);
      const harm = mutantsOf(chart as StateText)[Number(process.env['BROKEN_AT'])];
      if (!harm) throw new Error(`There is no harm ${process.env['BROKEN_AT']} to ${chart.id}`);
      const broken = withOwnHolders(chart as StateText);
      harm.apply(broken);
      return made.createMachine(broken as typeof chart);
    },
  };
};
