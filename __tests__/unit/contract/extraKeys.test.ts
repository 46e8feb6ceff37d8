import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { sampleRequest } from '../../support/sampleRequests';

const world = {
  clientEmail: 'ana@people.example',
  clientId: randomUUID(),
  interpreterId: randomUUID(),
  bookingId: randomUUID(),
};

/** Extra keys that a caller must not set, at the top and inside. */
const EXTRAS = {
  roles_of_institute: ['institute_admin'],
  is_admin: true,
  status: 'confirmed',
  password_hash: 'x',
  verified_at: '2020-01-01T00:00:00Z',
  totalFeeCents: 1,
  ranking: 1,
  photo_url: 'https://elsewhere.example/x.png',
  institute_id: randomUUID(),
};

/** Prices are told by names that people choose, so there is no key that would be one too many. */
const NAMED_BY_PEOPLE = 'pricing';

function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value as Record<string, unknown>).map(([key, each]) => [
    key,
    key === NAMED_BY_PEOPLE ? each : withExtras(each),
  ]);
  return { ...EXTRAS, ...Object.fromEntries(inner) };
}

describe('keys that a call does not name', () => {
  it.each(ALL_ENDPOINTS)('change nothing of what $name receives, at any depth', (endpoint) => {
    const request = sampleRequest(endpoint, world);
    const received = endpoint.request.safeParse(withExtras(request));
    expect(received.error?.issues).toBeUndefined();
    expect(received.data).toEqual(endpoint.request.parse(request));
  });
});
