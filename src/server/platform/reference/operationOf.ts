import { z } from 'zod';
import type { Endpoint } from '../../../shared/contract/base/endpoint';
import { areaOf } from './areas';
import { exampleOf } from './exampleOf';
import { answersOf } from './answersOf';
import { wireSchema, type JsonSchema } from './namedSchemas';

const WHO_MAY: Record<Endpoint['access'], string> = {
  anyone: 'Needs no sign-in.',
  cookie: 'Needs the refresh cookie that signing in sets.',
  signedIn: 'For everybody who is signed in.',
  client: 'For clients (group 100).',
  interpreter: 'For interpreters (group 200).',
  instituteAdmin: 'For admins of an institute, about their own institute.',
};

/** One call as an OpenAPI operation; `examples` are requests to try, by the call's name. */
export function operationOf(endpoint: Endpoint, examples: Record<string, unknown>) {
  const schema = wireSchema(z.toJSONSchema(endpoint.request, { io: 'input' }));
  return {
    operationId: endpoint.name,
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    description: WHO_MAY[endpoint.access],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    requestBody: {
      required: !endpoint.request.safeParse(undefined).success,
      content: {
        'application/json': {
          schema,
          example: examples[endpoint.name] ?? exampleOf(schema),
        },
      },
    },
    responses: answersOf(endpoint),
  };
}

function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'anyone') return [];
  return [access === 'cookie' ? { refreshCookie: [] } : { token: [] }];
}

function parametersOf({ idempotent }: Endpoint): JsonSchema[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Makes the write safe to repeat: the same key with the same request is done once.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return idempotent ? [key] : [];
}
