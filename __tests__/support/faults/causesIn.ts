/** Why calls failed, by the log of the server that failed them: each cause with how often it was. */
export function causesIn(output: string): string[] {
  const counts = new Map<string, number>();
  for (const line of output.split('\n').filter((each) => each.endsWith('"call failed"}'))) {
    const { err } = JSON.parse(line) as { err?: { code?: string; message?: string } };
    const cause = `${err?.code ?? 'no code'}: ${err?.message ?? ''}`;
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return [...counts].map(([cause, count]) => `${count} calls failed with ${cause}`);
}
