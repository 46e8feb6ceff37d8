import { render } from '@testing-library/react';
import { MeetingDate } from '../../../src/client/entities/booking/card/MeetingTitle';
import { withWords } from '../../support/withWords';

describe("a meeting's date", () => {
  test.each([
    ['en-US', 'Jan 5, 2025'],
    ['es-MX', '5 ene 2025'],
    ['ja-JP', '2025年1月5日'],
  ] as const)('is written in %s as %s', (language, words) => {
    const { container } = render(withWords(<MeetingDate date="2025-01-05" />, language));
    expect(container.textContent).toBe(words);
  });

  test.each(['', 'soon'])('is N/A where there is none ("%s")', (date) => {
    expect(render(withWords(<MeetingDate date={date} />)).container.textContent).toBe('N/A');
  });
});
