import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActor } from 'xstate';
import { isInspectorWanted } from '../../../../src/client/app/inspector/isInspectorWanted';
import { withoutSecrets } from '../../../../src/client/app/inspector/withoutSecrets';
import { LoginScreen } from '../../../../src/client/features/login/LoginScreen';
import { signInMachine } from '../../../../src/client/machines/signIn/signInMachine';
import { machineInspection, watchMachines } from '../../../../src/client/ui/page/machineInspection';
import { renderScreen } from '../../../support/renderScreen';

test('passwords, tokens and mailed codes are blanked however deep they stand, and refusals are not', () => {
  const seen = withoutSecrets({
    type: '@xstate.event',
    event: {
      type: 'passwords.submitted',
      email: 'nina@example.com',
      current: 'Old-pass1',
      wanted: 'New-pass1',
      confirmation: 'New-pass1',
    },
    snapshot: { input: { email: 'nina@example.com', code: '123 456' }, output: [{ token: 'fresh' }] },
    error: Object.assign(new Error('x'), { code: 'WRONG_CODE' }),
  });
  expect(JSON.stringify(seen)).not.toMatch(/pass1|123|fresh/);
  expect(seen).toMatchObject({ event: { email: 'nina@example.com' }, error: { code: 'WRONG_CODE' } });
});

test('a running machine is shown as plain data', () => {
  const input = { way: 'magic' as const, email: '', mailedAt: 0, token: 'secret-token' };
  const snapshot = withoutSecrets(createActor(signInMachine, { input }).getSnapshot());
  expect(snapshot).toMatchObject({ value: 'holdingLink', context: { token: '…' } });
  expect(structuredClone(snapshot)).toEqual(snapshot);
});

test('the inspector is wanted by ?inspect, and then for as long as the tab lives', () => {
  const at = (search: string) => ({ location: { search } as Location, sessionStorage });
  expect(isInspectorWanted(at(''))).toBe(false);
  expect(isInspectorWanted(at('?inspect'))).toBe(true);
  expect(isInspectorWanted(at(''))).toBe(true);
  sessionStorage.clear();
});

test('the flows of a screen are seen by whoever watches, and by nobody where nobody does', () => {
  expect(machineInspection()).toEqual({});
  const seen: string[] = [];
  watchMachines({ next: ({ type }) => void seen.push(type) });
  renderScreen(<LoginScreen />);
  expect(seen).toContain('@xstate.actor');
});

test('every flow that a screen runs can be watched', () => {
  const features = join(process.cwd(), 'src', 'client', 'features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(features, name), 'utf8') }))
    .filter(({ text }) => /\buse(?:Machine|ActorRef)\(/.test(text));
  expect(files.length).toBeGreaterThan(5);
  const unwatched = files.filter(({ text }) => !text.includes('machineInspection()'));
  expect(unwatched.map(({ name }) => name)).toEqual([]);
});
