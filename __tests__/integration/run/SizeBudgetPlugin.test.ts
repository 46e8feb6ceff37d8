import { SizeBudgetPlugin, weigh } from '../../../scripts/build/SizeBudgetPlugin.mjs';

const KIB = 1024;

interface Piece {
  files: string[];
  request?: string;
  from?: string;
}

const group = ({ files, request = '', from = '' }: Piece) => ({
  getFiles: () => files,
  origins: [{ request, module: { nameForCondition: () => from } }],
});

/** A build as the plugin sees it: every chunk is one file, of the size given. */
function buildOf(sizes: Record<string, number>, screens: readonly Piece[] = []) {
  const usual = ['main', 'area', 'login', 'inside', 'landing', 'public', 'words-en-US', 'inside-words-en-US'];
  const named = new Map(usual.map((name) => [name, group({ files: [`${name}.js`] })]));
  const compilation = {
    namedChunkGroups: named,
    entrypoints: named,
    chunkGroups: screens.map(group),
    getAsset: (name: string) => (name in sizes ? { source: { size: () => sizes[name] } } : undefined),
    errors: [] as Error[],
  };
  const compiler = {
    hooks: { afterEmit: { tap: (_name: string, check: (build: unknown) => void) => check(compilation) } },
  };
  new SizeBudgetPlugin().apply(compiler as never);
  return compilation;
}

const screen = {
  files: ['screen.js'],
  request: '../../features/favourites/AListScreen',
  from: '/src/app/area/screens.ts',
};
const page = {
  files: ['page.js'],
  request: '../../features/account/VerifyScreen',
  from: '/src/app/area/guestScreens.ts',
};
const textsOf = (build: { errors: Error[] }) => build.errors.map(({ message }) => message);

describe('the size budgets', () => {
  it('let a build pass that keeps to them', () => {
    const sizes = {
      'main.js.gz': 100 * KIB,
      'area.js.gz': 100 * KIB,
      'screen.js.gz': 130 * KIB,
      'page.js.gz': 15 * KIB,
    };
    expect(textsOf(buildOf(sizes, [screen, page]))).toEqual([]);
  });

  it('refuse a screen that makes its visitor fetch too much, by its name', () => {
    const sizes = { 'main.js.gz': 200 * KIB, 'inside.js.gz': 100 * KIB, 'screen.js.gz': 51 * KIB };
    expect(textsOf(buildOf(sizes, [screen]))).toEqual([
      'A first visit of favourites/AList fetches 351.0 KiB of JavaScript; 350 KiB are allowed.',
    ]);
  });

  it('allow less beside the sign-in, and least where everyone comes first', () => {
    const sizes = {
      'area.js.gz': 300 * KIB,
      'login.js.gz': 21 * KIB,
      'page.js.gz': 24 * KIB,
      'landing.js.gz': 21 * KIB,
    };
    expect(textsOf(buildOf(sizes, [page]))).toEqual([
      'A first visit of / fetches 21.0 KiB of JavaScript; 20 KiB are allowed.',
      'A first visit of /login fetches 321.0 KiB of JavaScript; 320 KiB are allowed.',
      'A first visit of account/Verify fetches 324.0 KiB of JavaScript; 323 KiB are allowed.',
    ]);
  });

  it('allow forms, calendars and tables more', () => {
    const calendar = { ...screen, request: '../../features/calendar/CalendarScreen' };
    expect(textsOf(buildOf({ 'screen.js.gz': 440 * KIB }, [calendar]))).toEqual([]);
    expect(textsOf(buildOf({ 'screen.js.gz': 451 * KIB }, [calendar]))).toHaveLength(1);
  });

  it('have a figure of their own for screens whose controls weigh more', () => {
    const booking = { ...screen, request: '../../features/booking/BookingScreen' };
    expect(textsOf(buildOf({ 'screen.js.gz': 474 * KIB }, [booking]))).toEqual([]);
    expect(textsOf(buildOf({ 'screen.js.gz': 480 * KIB }, [booking]))).toHaveLength(1);
  });

  it('weigh a file once, whoever asks for it, and compressed where it is', () => {
    const twice = [group({ files: ['a.js', 'b.js', 'a.css'] }), group({ files: ['a.js'] })];
    const build = buildOf({ 'a.js': 9, 'a.js.gz': 5, 'b.js': 3 });
    expect(weigh(build as never, twice as never)).toBe(8);
  });
});
