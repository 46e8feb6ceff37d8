import { getPushKey, subscribePush, unsubscribePush } from '../../../../../src/shared/contract/account/push';
import { paths } from '../../../../../src/client/paths';
import { pushPermissionCase } from '../../../machines/cases/pushPermissionCase';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { STAND_IN_PUSH } from './standInPush';

const allow = ({ page }: Scene) => page.getByRole('button', { name: 'Allow on this device' });
const stop = ({ page }: Scene) => page.getByRole('button', { name: 'Stop on this device' });
const busy = '[aria-disabled=true]';
const free = '[aria-disabled=false]';

const tooMany = [429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '42' }] as const;
const passes =
  (path: string) =>
  async ({ gate }: Scene) =>
    (await gate(path)).pass();
/** The stand-in's own words to the page. */
const inBrowser =
  (does: string) =>
  ({ page }: Scene) =>
    page.evaluate(does);

const looks = (standing: string) => ({
  happens: async (scene: Scene) => {
    await inBrowser(`standInPush.stand(${JSON.stringify(standing)})`)(scene);
    await (
      await scene.gate(getPushKey.path)
    ).answer(200, {
      result: true,
      message: '',
      data: { key: standing === 'unsupported' ? null : 'B'.repeat(87) },
    });
  },
});

/** Letting this device tell what is new. No browser of a test reaches its maker, so a stand-in is what it asks. */
export const pushPermissionDriver: MachineDriver<null> = {
  flow: pushPermissionCase,
  begins: {
    'the page of notifications': {
      who: 'client',
      opens: async (scene) => {
        await scene.page.addInitScript({ content: STAND_IN_PUSH });
        (await scene.gate(getPushKey.path)).shut();
        await scene.page.goto(paths.client.notifications);
      },
    },
  },
  deeds: {
    'readDevice answers default': looks('default'),
    'readDevice answers off': looks('off'),
    'readDevice answers granted': looks('granted'),
    'readDevice answers denied': looks('denied'),
    'readDevice answers unsupported': looks('unsupported'),
    'readDevice refuses: too many tries': {
      happens: async ({ gate }) => (await gate(getPushKey.path)).answer(...tooMany),
    },
    'lets this device tell': {
      happens: async (scene) => {
        (await scene.gate(subscribePush.path)).shut();
        await allow(scene).click();
      },
    },
    'askPermission answers granted': { happens: inBrowser(`standInPush.answer('granted')`) },
    'askPermission answers denied': { happens: inBrowser(`standInPush.answer('denied')`) },
    'askPermission answers default': { happens: inBrowser(`standInPush.answer('default')`) },
    'askPermission refuses: no answer': { happens: inBrowser('standInPush.fail()') },
    'subscribe answers that it is on': { happens: passes(subscribePush.path) },
    'subscribe refuses: too many tries': {
      happens: async ({ gate }) => (await gate(subscribePush.path)).answer(...tooMany),
    },
    'stops it on this device': {
      happens: async (scene) => {
        (await scene.gate(unsubscribePush.path)).shut();
        await stop(scene).click();
      },
    },
    'unsubscribe answers that it is off': { happens: passes(unsubscribePush.path) },
    'unsubscribe refuses: no answer': {
      happens: async (scene) =>
        (await scene.gate(unsubscribePush.path)).fail(failureOf(scene, { isTraceless: true })),
    },
  },
  looks: {
    looking: (scene) => allow(scene).and(scene.page.locator(busy)).waitFor(),
    unsupported: ({ page }) => page.getByText(/^This browser cannot show/).waitFor(),
    default: (scene) => allow(scene).and(scene.page.locator(free)).waitFor(),
    asking: (scene) => allow(scene).and(scene.page.locator(busy)).waitFor(),
    subscribing: async (scene) => (await scene.gate(subscribePush.path)).held(),
    granted: (scene) => stop(scene).and(scene.page.locator(free)).waitFor(),
    unsubscribing: async (scene) => (await scene.gate(unsubscribePush.path)).held(),
    off: (scene) => allow(scene).and(scene.page.locator(free)).waitFor(),
    denied: ({ page }) => page.getByText(/^This browser was told not to show/).waitFor(),
  },
  prepare: () => null,
  reasons: {},
  limits: {
    'subscribe fails on the device':
      'the stand-in for the browser always reaches its maker; the screen walks it',
  },
};
