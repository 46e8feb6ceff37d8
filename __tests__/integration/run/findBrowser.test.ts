import { join } from 'node:path';
import { findBrowser } from '../../../scripts/findBrowser.mjs';
import { madeUpTree, writeInto } from '../../support/madeUpTree';

const nothing = { canRun: () => false, packaged: () => Promise.resolve(null), install: () => undefined };
const only = (path: string) => ({ ...nothing, canRun: (each: string) => each === path });

describe('finding a browser', () => {
  it('takes the one that CHROMIUM_PATH names', async () => {
    await expect(findBrowser({ CHROMIUM_PATH: '/mine' }, only('/mine'))).resolves.toBe('/mine');
  });

  it('does not quietly take another one when that does not run', async () => {
    await expect(findBrowser({ CHROMIUM_PATH: '/mine' }, nothing)).rejects.toThrow(
      'CHROMIUM_PATH names /mine',
    );
  });

  it('takes the first of the machine that runs', async () => {
    const root = madeUpTree({ 'a/chromium': '', 'b/google-chrome': '' });
    const chrome = join(root, 'b/google-chrome');
    const PATH = `${join(root, 'a')}:${join(root, 'b')}`;
    await expect(findBrowser({ PATH }, only(chrome))).resolves.toBe(chrome);
  });

  it('rather takes the one that has no window', async () => {
    const root = madeUpTree({ 'a/chromium': '', 'b/chromium-headless-shell': '' });
    const PATH = `${join(root, 'a')}:${join(root, 'b')}`;
    const shell = join(root, 'b/chromium-headless-shell');
    await expect(findBrowser({ PATH }, { ...nothing, canRun: () => true })).resolves.toBe(shell);
  });

  it('takes one with a window where somebody wants to look on', async () => {
    const root = madeUpTree({ chromium: '', 'chromium-headless-shell': '' });
    const means = { ...nothing, isShown: true, canRun: () => true };
    await expect(findBrowser({ PATH: root }, means)).resolves.toBe(join(root, 'chromium'));
  });

  it('takes the one that came with the packages when the machine has none', async () => {
    const packaged = () => Promise.resolve('/carried');
    await expect(findBrowser({}, { ...only('/carried'), packaged })).resolves.toBe('/carried');
  });

  it('installs one where that may be done', async () => {
    const root = madeUpTree();
    const chromium = join(root, 'chromium');
    const install = () => writeInto(root, 'chromium', '');
    await expect(findBrowser({ PATH: root }, { ...only(chromium), install })).resolves.toBe(chromium);
  });

  it('says what to do when none runs', async () => {
    await expect(findBrowser({}, nothing)).rejects.toThrow(/apt-get install chromium/);
  });
});
