import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useDeferredFlag } from '../../../src/client/ui/loading/useDebouncedValue';

const Panel = ({ hasCome }: { hasCome: boolean }) => (useDeferredFlag(hasCome) ? 'all of it' : 'soon');

test('what is there from the start is shown at once', () => {
  const { container } = render(<Panel hasCome />);
  expect(container).toHaveTextContent('all of it');
});

test('what comes later is not drawn in the same go, but right after it; what goes is gone at once', () => {
  const { container, rerender } = render(<Panel hasCome={false} />);
  act(() => {
    flushSync(() => rerender(<Panel hasCome />));
    expect(container).toHaveTextContent('soon');
  });
  expect(container).toHaveTextContent('all of it');
  act(() => {
    flushSync(() => rerender(<Panel hasCome={false} />));
    expect(container).toHaveTextContent('soon');
  });
});
