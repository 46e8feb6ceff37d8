/** The hours that quiet hours may begin and end at, as a clock of 24 hours shows them. */
export const CLOCK_HOURS = Array.from({ length: 24 }, (_none, hour) => `${String(hour).padStart(2, '0')}:00`);
