import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { DetailsIssue } from '../../../../src/client/machines/bookingWizard/detailsIssues';
import { useBookingAnnouncements } from '../../../../src/client/features/booking/useBookingAnnouncements';
import { type Popups, PopupsContext } from '../../../../src/client/ui/popups/PopupsContext';
import { withWords } from '../../../support/withWords';

const open = jest.fn();
const destroy = jest.fn();
const popups = { notification: { open, destroy } } as unknown as Popups;
const around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <PopupsContext value={(use) => use(popups)}>{withWords(children)}</PopupsContext>
  </MemoryRouter>
);

beforeAll(() => jest.useFakeTimers());
beforeEach(() => jest.clearAllMocks());
afterAll(() => jest.useRealTimers());

/** The shown toasts, and how long each stands by itself, in seconds. */
function shown(): { content: unknown; seconds: number } {
  const [content] = open.mock.lastCall as [{ key: string; title: ReactNode }];
  // the seconds count from when it stands in the page
  const { container } = render(<div>{content.title}</div>);
  const title = container.textContent;
  const began = Date.now();
  jest.advanceTimersToNextTimer();
  expect(destroy).toHaveBeenCalledWith(content.key);
  return { content: { ...content, title }, seconds: (Date.now() - began) / 1000 };
}

/** The specification, sections 8 and 9: 3000 ms for a booking, 5000 ms for what was filled in wrongly. */
test.each([
  [
    'announceInvalidDetails',
    5,
    'Validation Error: Please fill in all required fields for Meeting Details and Interpretation Details.',
  ],
  ['announceInvalidPayment', 5, 'Validation Error: Please fill in all required payment details.'],
  ['announceSaved', 3, 'Booking details saved successfully!'],
  ['announceConfirmed', 3, 'Booking Confirmed!'],
] as const)('%s is a toast that stays for %i seconds', (name, seconds, title) => {
  const { result } = renderHook(useBookingAnnouncements, { wrapper: around });
  result.current[name](undefined, []);
  expect(shown()).toEqual({ content: expect.objectContaining({ title }) as unknown, seconds });
});

test.each<[string, DetailsIssue[], string]>([
  [
    'a past date',
    [{ field: 'meetingDate', code: 'in_the_past' }],
    'The meeting would start in the past. Choose a later date or time.',
  ],
  [
    'equal languages',
    [{ field: 'interpreterBookingTo', code: 'same_languages' }],
    'From and to language must differ.',
  ],
  [
    'something left out, too',
    [
      { field: 'meetingDate', code: 'in_the_past' },
      { field: 'meetingSubject', code: 'required' },
    ],
    'Please fill in all required fields for Meeting Details and Interpretation Details.',
  ],
])('the toast over a form with %s names the fault', (_, issues, fault) => {
  const { result } = renderHook(useBookingAnnouncements, { wrapper: around });
  result.current.announceInvalidDetails(undefined, issues);
  const content = expect.objectContaining({ title: `Validation Error: ${fault}` }) as unknown;
  expect(shown()).toEqual({ content, seconds: 5 });
});

test.each([
  ['Not today.', 'UNAVAILABLE', 503, 'Not today.'],
  ['', 'MALFORMED_ANSWER', 200, 'Failed to save booking details'],
  ['', 'MALFORMED_ANSWER', 500, 'Failed to save booking details. Please try again.'],
  ['', 'MALFORMED_ANSWER', 404, 'Failed to save booking details. Please try again.'],
  ['', 'UNAVAILABLE', 502, 'Failed to save booking details. Please try again.'],
  ['', 'NETWORK', 0, 'Failed to save booking details. Please try again.'],
  ['', 'INTERRUPTED', 0, 'Failed to save booking details. Please try again.'],
] as const)(
  'a saving that failed with ‘%s’ (%s, %i) says ‘%s’ for 3 seconds',
  (message, code, status, title) => {
    const { result } = renderHook(useBookingAnnouncements, { wrapper: around });
    result.current.announceSaveFailed(undefined, { code, status, message, data: null });
    const content = expect.objectContaining({ title, type: 'error' }) as unknown;
    expect(shown()).toEqual({ content, seconds: 3 });
  },
);
