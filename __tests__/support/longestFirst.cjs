const { default: Sequencer } = require('@jest/test-sequencer');

/** The longest tests start first: walks over every screen, calls by everybody, real waits. */
const LONG =
  /\/(everyone\.\w+|browser\/(session|mainJob|flows|frame)|authorisation|hostileRequests|startServer)(\.long)?\.test\.ts$/;

/** Without times of an earlier run, as on a new machine, jest begins with the files of most bytes. */
module.exports = class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = (/** @type {(typeof sorted)[number]} */ { path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
