/** So many months back, the present one first, as `YYYY-MM` in UTC; `now` in epoch milliseconds. */
export function monthsBefore(now: number, count: number): string[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    return month.toISOString().slice(0, 7);
  });
}
