import {
  badgePlace,
  credentialDateIssues,
  credentialStateAt,
} from '../../../src/shared/domain/people/credentials';

const TODAY = '2026-03-01';

describe('the dates of a credential', () => {
  it.each<[string, string | null, string[]]>([
    ['2023-03-01', '2028-03-31', []],
    ['2023-03-01', null, []],
    [TODAY, TODAY, []],
    ['2026-03-02', null, ['issued_on in_the_future']],
    ['2023-03-01', '2026-02-28', ['valid_until already_expired']],
    ['2023-03-01', '2022-03-01', ['valid_until end_before_start']],
    ['1929-12-31', null, ['issued_on not_a_date']],
    ['2023-03-01', '2086-03-01', []],
    ['2023-03-01', '2086-03-02', ['valid_until too_far_ahead']],
    ['2027-01-01', '2026-12-31', ['issued_on in_the_future', 'valid_until end_before_start']],
  ])('issued %s, valid until %s: %j', (issued_on, valid_until, issues) => {
    const found = credentialDateIssues({ issued_on, valid_until }, TODAY);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
  });
});

describe('its state', () => {
  it('is over with its last day, whatever was decided meanwhile, unless it was refused', () => {
    const at = (state: Parameters<typeof credentialStateAt>[0], end: number | null) =>
      credentialStateAt(state, end, 1000);
    expect([at('verified', 1000), at('submitted', 999)]).toEqual(['expired', 'expired']);
    expect([at('verified', 1001), at('verified', null)]).toEqual(['verified', 'verified']);
    expect([at('refused', 1), at('expired', null)]).toEqual(['refused', 'expired']);
  });
});

it('is known by its place, or by who issued it', () => {
  expect(badgePlace({ place: 'Berlin', issuing_body: 'Landgericht Berlin' })).toBe('Berlin');
  expect(badgePlace({ place: '', issuing_body: 'AIIC' })).toBe('AIIC');
});
