import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../runningServer';
import { type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];
const FOR_MS = 8000;

/** Two servers whose clocks are five minutes apart, asked in turns. */
export const clocksApart: Fault = { on: ['postgres'], attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const library = FAKETIME.find((path) => existsSync(path));
  if (!library) return ['the package libfaketime of Debian is not here'];
  const world = await openFaultWorld(postgres);
  const ahead = { LD_PRELOAD: library, FAKETIME: '+5m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const [one, other] = [await world.start(), await world.start(await freePort(), ahead)];
  try {
    const apart = (await clockOf(other.url)) - (await clockOf(one.url));
    const ports = [one, other].map(({ url }) => Number(new URL(url).port));
    const writers = startWriters(world, { portOf: (number) => ports[number % 2] ?? 0 });
    await sleep(FOR_MS);
    const writings = await writers.stop();
    const lost = await world.look((db) => lostOf(db, writings));
    const minutes = apart / 60_000;
    if (minutes < 4.9) lost.push(`the clocks were ${minutes.toFixed(1)} minutes apart only`);
    if (writings.deeds.length === 0) lost.push('nothing was acknowledged');
    return [{ tried: `two servers, clocks ${minutes.toFixed(1)} minutes apart: ${toldOf(writings)}`, lost }];
  } finally {
    await one.kill();
    await other.kill();
    world.remove();
  }
}

async function clockOf(url: string): Promise<number> {
  return Date.parse((await fetch(`${url}/livez`)).headers.get('date') ?? '');
}
