/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @typedef {{ name: string, groups: readonly ChunkGroup[], mostKiB: number }} Visit
 */

/** The most JavaScript that a first visit may fetch, compressed by gzip, in KiB. */
const BUDGETS = { landing: 20, guest: 320, list: 350, large: 450 };
/** Screens whose controls of Ant Design weigh more than their class allows; the reasons stand in `docs/figures.md`. */
const HEAVIER = new Map([
  ['account/MagicLogin', 323],
  ['account/PasswordReset', 321],
  ['account/Verify', 323],
  ['booking/Booking', 479],
  ['call/Call', 352],
  ['dashboard/ClientDashboard', 351],
  ['dashboard/InterpreterDashboard', 356],
  ['gallery/Favourites', 357],
  ['help/Help', 357],
  ['institute/Institute', 475],
  ['interpreterProfile/InterpreterProfile', 461],
  ['messages/Messages', 366],
  ['newsletter/Preferences', 325],
  ['person/editor/ProfileEditor', 460],
  ['rescheduling/Reschedule', 454],
  ['room/GuestRoom', 405],
  ['room/Room', 371],
]);
/** The screens with forms, calendars and tables. */
const LARGE = new Set([
  'availability/Availability',
  'booking/Booking',
  'bookings/InterpreterBookings',
  'calendar/Calendar',
  'gallery/Gallery',
  'institute/Institute',
  'institute/person/InstitutePerson',
  'interpreterProfile/InterpreterProfile',
  'notifications/Notifications',
  'ownData/OwnData',
  'person/ClientProfile',
  'person/editor/ProfileEditor',
  'quiz/Quiz',
  'records/ClientRecords',
  'rescheduling/Reschedule',
  'session/Session',
  'settings/ProfileSettings',
  'statements/Statements',
]);

const SCREENS = /features[\\/](.+)Screen$/;
/** The lists of `src/client/app/area` whose screens stand in the layout behind the sign-in. */
const INSIDE = /[\\/]app[\\/]area[\\/](screens|firstScreens|sideScreens|recordScreens|instituteScreens)\.ts$/;
const GUESTS = /[\\/]app[\\/]area[\\/]/;

/**
 * Fails the build when a screen would make its visitor fetch more JavaScript than it may. What a screen fetches only
 * later, for a dialog or for a browser that lacks something, is not counted.
 */
export class SizeBudgetPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('SizeBudgetPlugin', (compilation) => {
      for (const { name, groups, mostKiB } of visitsOf(compilation)) {
        const kib = weigh(compilation, groups) / 1024;
        if (kib > mostKiB) {
          const text = `A first visit of ${name} fetches ${kib.toFixed(1)} KiB of JavaScript; ${mostKiB} KiB are allowed.`;
          compilation.errors.push(/** @type {import('webpack').WebpackError} */ (new Error(text)));
        }
      }
    });
  }
}

/** Each screen with everything that comes before it. @param {Compilation} compilation @returns {Visit[]} */
export function visitsOf(compilation) {
  const named = (/** @type {string} */ name) => {
    const group = compilation.namedChunkGroups.get(name) ?? compilation.entrypoints.get(name);
    if (!group) throw new Error(`The build has no chunk named ${name}.`);
    return group;
  };
  const area = [named('main'), named('area'), named('words-en-US')];
  const inside = [...area, named('inside'), named('inside-words-en-US')];
  return [
    { name: '/', groups: [named('landing')], mostKiB: BUDGETS.landing },
    { name: '/interpreters', groups: [named('public')], mostKiB: BUDGETS.landing },
    { name: '/login', groups: [...area, named('login')], mostKiB: BUDGETS.guest },
    ...compilation.chunkGroups.flatMap((group) => {
      const origin = group.origins.find(({ request }) => SCREENS.test(request));
      if (!origin) return [];
      const from = origin.module?.nameForCondition() ?? '';
      const name = SCREENS.exec(origin.request)?.[1] ?? '';
      if (INSIDE.test(from)) {
        const mostKiB = HEAVIER.get(name) ?? (LARGE.has(name) ? BUDGETS.large : BUDGETS.list);
        return [{ name, groups: [...inside, group], mostKiB }];
      }
      const mostKiB = HEAVIER.get(name) ?? BUDGETS.guest;
      return GUESTS.test(from) ? [{ name, groups: [...area, group], mostKiB }] : [];
    }),
  ];
}

/** @param {Compilation} compilation @param {readonly ChunkGroup[]} groups @returns {number} bytes, compressed by gzip */
export function weigh(compilation, groups) {
  const files = new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => {
    const asset = compilation.getAsset(`${file}.gz`) ?? compilation.getAsset(file);
    return sum + (asset?.source.size() ?? 0);
  }, 0);
}
