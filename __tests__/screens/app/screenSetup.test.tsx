import { render, screen, waitFor } from '@testing-library/react';

const messageOf = (look: () => unknown): string => {
  try {
    look();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was found');
};

test('a search that finds nothing shows the page', () => {
  render(<p>Here</p>);
  expect(messageOf(() => screen.getByText('There'))).toMatch(/Unable to find.*There.*<p>/s);
});

test('one that waits shows it once, in the end', async () => {
  render(<p>Here</p>);
  const looks: string[] = [];
  const search = waitFor(
    () => {
      looks.push(messageOf(() => screen.getByText('There')));
      screen.getByText('There');
    },
    { timeout: 120 },
  );
  await expect(search).rejects.toThrow(/Unable to find.*There.*<p>/s);
  expect(looks.length).toBeGreaterThan(1);
  for (const look of looks) expect(look).not.toContain('<p>');
  await expect(screen.findByText('There', {}, { timeout: 60 })).rejects.toThrow(/There.*<p>/s);
  await expect(screen.findByRole('button', {}, { timeout: 60 })).rejects.toThrow(/"button".*<p>/s);
});
