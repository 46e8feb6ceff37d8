import { readFileSync } from 'node:fs';

/** Seconds of a process's first thread: at work, and in line for a processor that others had. */
export interface ProcessorTime {
  ran: number;
  waited: number;
}

/** Null where the system does not say. */
export function processorTime(pid: number): ProcessorTime | null {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran / 1e9, waited: waited / 1e9 };
  } catch {
    return null;
  }
}

/** The time that passed for people: a server that waited for the processor longer than it ran shows the machine, not itself. */
export function sinceThen(before: ProcessorTime | null, now: ProcessorTime | null): string {
  if (!before || !now) return '';
  const [ran, waited] = [now.ran - before.ran, now.waited - before.waited];
  return `; it ran for ${ran.toFixed(0)} s and stood ${waited.toFixed(0)} s in line for a processor`;
}
