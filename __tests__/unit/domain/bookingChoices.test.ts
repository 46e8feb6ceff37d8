import {
  DEFAULT_DURATION,
  DEFAULT_PLATFORM,
  durationHours,
  durationMinutes,
  HOST_PLATFORMS,
  hostPlatformFor,
  MEETING_DURATIONS,
  MEETING_SUBJECTS,
  PAYMENT_COUNTRIES,
  PLATFORM_CHOICES,
} from '../../../src/shared/domain/booking/bookingChoices';

describe('what the booking form offers', () => {
  it("is the specification's words, in its order, and our own room beside its platforms", () => {
    expect(HOST_PLATFORMS).toEqual(['Zoom', 'Teams', 'WebEx', 'Other', 'Dragoman room']);
    expect(MEETING_DURATIONS).toEqual(['30 min', '1 hour', '2 hours']);
    expect(MEETING_SUBJECTS).toEqual(['Business / Trade', 'Legal', 'Medical', 'Technical', 'Other']);
    expect(PAYMENT_COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom']);
    expect(PLATFORM_CHOICES).toEqual(['zoom_account', 'no_zoom_account', 'other_platform_account']);
  });

  it('reckons lengths in hours, one hour where nothing is said or known', () => {
    expect(MEETING_DURATIONS.map(durationHours)).toEqual([0.5, 1, 2]);
    expect([DEFAULT_DURATION, durationMinutes(''), durationMinutes('3 hours')]).toEqual(['1 hour', 60, 60]);
  });

  it('starts with a platform that fits the choice on the Welcome screen', () => {
    expect(hostPlatformFor('zoom_account')).toBe('Zoom');
    expect(hostPlatformFor('other_platform_account')).toBe('Other');
    expect(hostPlatformFor('no_zoom_account')).toBe('Dragoman room');
    expect(DEFAULT_PLATFORM).toBe('Dragoman room');
  });
});
