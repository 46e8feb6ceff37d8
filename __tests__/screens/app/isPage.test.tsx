import { GUEST_SCREENS } from '../../../src/client/app/area/guestScreens';
import { SCREENS } from '../../../src/client/app/area/screens';
import { isPage } from '../../../src/shared/domain/text/isPage';
import { paths } from '../../../src/client/paths';

const NEEDS_MORE = [paths.client, paths.interpreter]
  .flatMap((own) => [own.session, own.reschedule, own.invoice] as string[])
  .concat(paths.client.call, paths.interpreter.institutePerson);
const addressesIn = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? value : addressesIn(value as object),
  );
const screens = [...GUEST_SCREENS, ...SCREENS].flatMap(({ path }) =>
  path.endsWith('?')
    ? [path.replace(/\/:\w+\?$/, ''), path.replace(/:\w+\?$/, 'one')]
    : path.replace(/:\w+/, 'one'),
);

test.each([...screens, ...addressesIn(paths).filter((path) => !NEEDS_MORE.includes(path))])(
  '%s is a page',
  (path) => {
    expect(isPage(path)).toBe(true);
  },
);

test.each([
  ...NEEDS_MORE,
  ...[
    '/nowhere',
    '/client/nowhere',
    '/client/session/a/b',
    '/help/a/b',
    '/loginn',
    '//',
    '/:',
    '/newsletter',
  ],
])('%s is none', (path) => {
  expect(isPage(path)).toBe(false);
});
