import { act, screen } from '@testing-library/react';
import { regenerateCode } from '../../../../src/shared/contract/account/userAccount';
import { VerifyScreen } from '../../../../src/client/features/account/VerifyScreen';
import { keepMailedTo } from '../../../../src/client/ui/text/mailedTo';
import { codeMailCase } from '../../../support/machines/cases/codeMailCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { renderScreen } from '../../../support/renderScreen';

jest.setTimeout(90_000);
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] }),
);
afterEach(() => jest.useRealTimers());

const network = heldNetwork({ calls: { mailCode: regenerateCode } });
const resend = () => screen.getByRole('button', { name: 'Resend code' });
const canResend = (can: boolean) => expect(resend()).toHaveAttribute('aria-disabled', String(!can));

const walk: ScreenWalk<ReturnType<typeof renderScreen>> = {
  show: (start) => {
    network.forget();
    const mailedAt = start === 'a code that was mailed just now' ? Date.now() : 0;
    const state = keepMailedTo({ email: 'nina@example.com', mailedAt });
    return renderScreen(<VerifyScreen />, {
      at: { pathname: '/verify', state },
      store: { fetch: network.fetch },
    });
  },
  does: {
    'asks for another code': ({ user }) => user.click(resend()),
    'the pause passes': () => act(async () => jest.advanceTimersByTimeAsync(61_000)),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    ready: () => {
      canResend(true);
      expect(screen.queryByText(/^Again in/)).not.toBeInTheDocument();
    },
    mailing: () => {
      canResend(false);
      expect(screen.queryByText(/^Again in/)).not.toBeInTheDocument();
      expect(network.isAsked('mailCode')).toBe(true);
    },
    pausing: () => {
      canResend(false);
      expect(screen.getByText(/^Again in/)).toBeVisible();
    },
  },
};

describe('The button for another code shows where the flow stands, along path', () => {
  it.each(screenPaths(codeMailCase))('$name', ({ path }) => walkScreen(path, walk));
});
