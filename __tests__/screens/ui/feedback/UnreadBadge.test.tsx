import { screen } from '@testing-library/react';
import { UnreadBadge } from '../../../../src/client/ui/feedback/UnreadBadge';
import { renderScreen } from '../../../support/renderScreen';

describe('how many messages wait', () => {
  test.each([
    [1, '1', '1 unread message'],
    [7, '7', '7 unread messages'],
    [99, '99', '99 unread messages'],
    [100, '99+', 'More than 99 unread messages'],
  ])('%i are seen as %s and heard as “%s”', (unread, seen, heard) => {
    const { container } = renderScreen(<UnreadBadge unread={unread} />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent(seen);
    expect(screen.getByText(heard)).toBeInTheDocument();
  });

  test('none are neither', () => {
    const { container } = renderScreen(<UnreadBadge unread={0} />);
    expect(container.querySelector('.dr-unread')).toBeNull();
  });
});
