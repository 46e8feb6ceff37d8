import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { readSourceTree } from '../../support/architecture/sourceTree';

/** The files of screens; no screen uses a call that `src/client/api` alone knows. */
const FOLDERS = [
  'src/client/app',
  'src/client/entities',
  'src/client/features',
  'src/client/ui',
  'src/client/machines',
  'src/client/store',
];

/** Used without the hook of their name, by the file that is named. */
const OTHERWISE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  // the landing page is written without RTK Query
  requestSubscription: ['src/client/features/landing/startNewsletter.ts', 'PUBLIC_SIGN_UP_PATH'],
  // page after page, behind a list
  getOlderBookings: ['src/client/api/bookingApi.ts', 'useGetOlderBookingsInfiniteQuery('],
  // by itself, before a token runs out
  renewToken: ['src/client/api/base/createTokenKeeper.ts', 'endpoint: renewToken'],
};

const root = process.cwd();
const sources = new Map(
  ['src/client/api', ...FOLDERS].flatMap((folder) => [...readSourceTree(root, folder)]),
);
const screens = [...sources].filter(([path]) => !path.startsWith('src/client/api/')).map(([, text]) => text);

function isUsed(name: string): boolean {
  const otherwise = OTHERWISE[name];
  if (otherwise) return sources.get(otherwise[0])?.includes(otherwise[1]) ?? false;
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const use = new RegExp(
    `\\buse(Lazy)?${capital}(Infinite)?(Query|Mutation)\\b|\\bendpoints\\.${name}\\b|\\b${name}\\.initiate\\(`,
  );
  return screens.some((text) => use.test(text));
}

/** The reference is where somebody who looks for the screen would look next. */
const saysWhy = (summary: string) => /\bscreens?\b/i.test(summary);

it.each(ALL_ENDPOINTS)(
  '$name is used by a screen, or the reference says why by none',
  ({ name, summary }) => {
    expect({ isUsed: isUsed(name), saysWhy: saysWhy(summary) }).toEqual(
      isUsed(name) ? { isUsed: true, saysWhy: false } : { isUsed: false, saysWhy: true },
    );
  },
);
