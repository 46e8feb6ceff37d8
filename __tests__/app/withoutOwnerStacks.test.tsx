import { render } from '@testing-library/react';
import { useState } from 'react';

const said = () => {
  const lines: unknown[][] = [];
  jest.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line));
  return lines;
};

test('elements are made without taking down a stack of calls for each', () => {
  const [one, other] = [<p />, <b />].map((element) => element as unknown as { _debugStack: Error });
  expect(one?._debugStack).toBeInstanceOf(Error);
  expect(other?._debugStack).toBe(one?._debugStack);
});

test('React says still which list lacks keys, and where it stands', () => {
  const lines = said();
  const List = () => (
    <ul>
      {['a', 'b'].map((each) => (
        <li>{each}</li>
      ))}
    </ul>
  );
  render(<List />);
  expect(lines).toHaveLength(1);
  expect(lines.flat().join(' ')).toMatch(/unique "key" prop.*List/s);
});

test('React says still that a state changed outside of act', () => {
  const lines = said();
  let change = (_: number) => {};
  const Counter = () => {
    const [count, setCount] = useState(0);
    change = setCount;
    return <p>{count}</p>;
  };
  render(<Counter />);
  change(1);
  expect(lines.flat().join(' ')).toMatch(/not wrapped in act.*Counter/s);
});
