import { act, screen, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { applyLiveEvent } from '../../../../src/client/api/live/applyLiveEvent';
import { AskSeveralDialog } from '../../../../src/client/entities/call/AskSeveralDialog';
import { CallScreen } from '../../../../src/client/features/call/CallScreen';
import { callAt } from '../../../../src/client/paths';
import { getBlocks } from '../../../../src/shared/contract/account/blocks';
import {
  askMore,
  findCandidates,
  startCall,
  withdrawCall,
} from '../../../../src/shared/contract/bookings/calls';
import type { CallState } from '../../../../src/shared/domain/booking/calls';
import { aCall, aCandidate, anAsked, aWish, CALL_ID, CALL_NEWS, CALL_STARTS } from '../../../support/aCall';
import { callCase } from '../../../support/machines/cases/callCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

jest.setTimeout(90_000);
standAt('2030-01-03T10:05:00Z');

const PEOPLE = [1, 2, 3, 4].map((place) => aCandidate(place));

const callIn = (state: CallState) =>
  aCall({ state, offers: [anAsked(1, state === 'taken' ? 'accepted' : 'open')] });
let call = callIn('asking');
const network = heldNetwork({
  calls: { startCall, askMore, withdrawCall },
  reads: (path) => (path === findCandidates.path ? PEOPLE : path === getBlocks.path ? [] : call),
  dataOf: ({ name }) => {
    call = callIn(name.startsWith('withdrawCall') ? 'withdrawn' : 'asking');
    return call;
  },
});

function Asking() {
  const navigate = useNavigate();
  return (
    <AskSeveralDialog
      open
      wish={aWish}
      onClose={() => undefined}
      onStarted={(id) => void navigate(callAt(id))}
    />
  );
}

type Shown = ReturnType<typeof renderScreen>;
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => (shown: Shown) => shown.user.click(button(name));
const isLoading = (name: RegExp, isIt: boolean) =>
  expect(button(name).classList.contains('ant-btn-loading')).toBe(isIt);
const says = (text: string) => () => expect(screen.getByText(text)).toBeVisible();

const walk: ScreenWalk<Shown> = {
  show: (start) => {
    network.forget();
    call = callIn(CALL_STARTS[start] ?? 'asking');
    return renderScreen(
      <Routes>
        <Route path="/client/call/:callId" element={<CallScreen />} />
        <Route path="*" element={<Asking />} />
      </Routes>,
      {
        person: clientPerson,
        at: start in CALL_STARTS ? callAt(CALL_ID) : '/',
        store: { fetch: network.fetch },
      },
    );
  },
  does: {
    'sends to named people': press(/^Send to 3 people$/),
    'leaves it to turns': async (shown) => {
      await shown.user.click(screen.getByRole('radio', { name: 'Everyone who fits, in turn' }));
      await press(/^Continue$/)(shown);
    },
    'agrees to the price': press(/^Ask in turn$/),
    'goes back to choosing': press(/^Choose others$/),
    'asks more': press(/Ask more/),
    withdraws: press(/Withdraw/),
    ...Object.fromEntries(
      Object.entries(CALL_NEWS).map(([name, state]) => [
        name,
        ({ store }: Shown) =>
          act(async () => {
            call = callIn(state);
            await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
          }),
      ]),
    ),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    'preparing.choosing': () =>
      expect(within(screen.getByRole('dialog')).getAllByRole('checkbox')).toHaveLength(4),
    'preparing.confirming': () => expect(button(/^Choose others$/)).toBeEnabled(),
    starting: () => isLoading(/Sending/, true),
    asking: () => {
      says('Waiting for the first yes')();
      isLoading(/Ask more/, false);
      isLoading(/Withdraw/, false);
    },
    askingMore: () => isLoading(/Ask more/, true),
    withdrawing: () => isLoading(/Withdraw/, true),
    taken: says('Elena Marchetti accepted'),
    lapsed: says('Nobody accepted in time'),
    withdrawn: says('You withdrew this question'),
  },
};

describe('Dialog and page of a call show where the flow stands, along path', () => {
  it.each(screenPaths(callCase))('$name', ({ path }) => walkScreen(path, walk));
});
