import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { sampleRequest } from '../../support/sampleRequests';

const world = {
  clientEmail: 'ana@people.example',
  clientId: randomUUID(),
  interpreterId: randomUUID(),
  bookingId: randomUUID(),
};

/** Nobody else reads these: secrets, ids of our own making, what is compared with what is there, and words between two browsers. */
const READ_BY_NOBODY = [
  /password/,
  /token/,
  /^(?:sendSignal|sendGuestSignal) body$/,
  /^(?:add|update)Booking selectedInterpreter\.name$/,
  /^removeHeadshot photo_url$/,
  /^updateSetting value$/,
];

function textsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...path, key]));
}

/** The same with its text at a path turned round in the middle. */
function turned(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof value === 'string') return `${value.slice(0, 3)}\u202E\u2067${value.slice(3)}`;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  if (key !== undefined) fields[key] = turned(fields[key], rest);
  return copy;
}

describe('what turns the writing direction', () => {
  it.each(ALL_ENDPOINTS)('is in no text of $name that somebody reads', (endpoint) => {
    const { name, request } = endpoint;
    const sample = sampleRequest(endpoint, world);
    const kept = textsOf(sample).filter((path) => {
      const read = request.safeParse(turned(sample, path));
      return read.success && /[\u202A-\u202E\u2066-\u2069]/.test(JSON.stringify(read.data));
    });
    const places = kept.map((path) => `${name} ${path.join('.')}`);
    expect(places.filter((place) => !READ_BY_NOBODY.some((each) => each.test(place)))).toEqual([]);
  });
});
