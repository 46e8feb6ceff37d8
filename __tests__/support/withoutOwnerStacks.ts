import * as React from 'react';

/**
 * For each element that it makes React's development build takes down a stack of calls, so that a warning can say which
 * component made it: a tenth of what the tests of screens cost. It stops by itself once it took down 10,000 in a second;
 * here it thinks so from the beginning. Warnings come as before, only without that stack.
 * `withoutOwnerStacks.test.tsx` sees both.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;

if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
    configurable: true,
  });
}
