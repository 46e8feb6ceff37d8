import { shiftAt } from './localStretch';

const MINUTE_MS = 60_000;

/** An instant (epoch milliseconds) as ISO 8601 writes it by the clocks of a zone: `2026-03-29T03:00:00+02:00`. */
export function isoInZone(at: number, zone: string): string {
  const shift = shiftAt(at, zone);
  const minutes = Math.round(Math.abs(shift) / MINUTE_MS);
  const two = (count: number) => String(count).padStart(2, '0');
  const offset = `${shift < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${new Date(at + shift).toISOString().slice(0, 19)}${offset}`;
}
