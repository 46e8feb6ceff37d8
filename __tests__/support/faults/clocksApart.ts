import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../runningServer';
import { type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld, type Person } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';
import { walkBetween } from './walkBetween';

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];
const FOR_MS = 8000;
/** Tokens hold as long as where nothing is set: the clocks take a third of that. */
const LIKE_PRODUCTION = { ACCESS_TOKEN_SECONDS: '900' };

/** Two servers whose clocks are five minutes apart: asked in turns, and one signs in at the one and goes on at the other. */
export const clocksApart: Fault = { on: ['postgres'], attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const library = FAKETIME.find((path) => existsSync(path));
  if (!library) return ['the package libfaketime of Debian is not here'];
  const world = await openFaultWorld(postgres);
  const ahead = {
    LD_PRELOAD: library,
    FAKETIME: '+5m',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    ...LIKE_PRODUCTION,
  };
  const [one, other] = [
    await world.start(undefined, LIKE_PRODUCTION),
    await world.start(await freePort(), ahead),
  ];
  try {
    const apart = (await clockOf(other.url)) - (await clockOf(one.url));
    const ports = [one, other].map(({ url }) => Number(new URL(url).port));
    const writers = startWriters(world, { portOf: (number) => ports[number % 2] ?? 0 });
    await sleep(FOR_MS);
    const writings = await writers.stop();
    const lost = await world.look((db) => lostOf(db, writings));
    const walks = [
      [one.url, other.url],
      [other.url, one.url],
    ] as const;
    for (const [place, walk] of walks.entries()) {
      const [client, interpreter] = [world.clients[place], world.interpreters[place]] as [Person, Person];
      lost.push(...(await walkBetween(world, walk, { client, interpreter })));
    }
    const minutes = apart / 60_000;
    if (minutes < 4.9) lost.push(`the clocks were ${minutes.toFixed(1)} minutes apart only`);
    if (writings.deeds.length === 0) lost.push('nothing was acknowledged');
    const walked =
      'signed in, renewed, code from a mail and live news from the one ahead to the one behind, and back';
    return [
      {
        tried: `two servers, clocks ${minutes.toFixed(1)} minutes apart: ${toldOf(writings)}; ${walked}`,
        lost,
      },
    ];
  } finally {
    await one.kill();
    await other.kill();
    world.remove();
  }
}

async function clockOf(url: string): Promise<number> {
  return Date.parse((await fetch(`${url}/livez`)).headers.get('date') ?? '');
}
