import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { ALL_ENDPOINTS } from '../../../shared/contract/base/allEndpoints';
import { Refusal } from '../../../shared/contract/base/envelope';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../demo/demoAccounts';
import { AREAS, areaOf } from './areas';
import { NAMED_SCHEMAS, wireSchema, type JsonSchema } from './namedSchemas';
import { operationOf } from './operationOf';
import { requestExamples } from './requestExamples';
import { createSharedAnswers } from './shareAnswers';
import { createSharedSchemas } from './shareSchemas';

type Operation = ReturnType<typeof operationOf>;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'securitySchemes' | 'responses' | 'schemas', Record<string, JsonSchema>>;
}

/**
 * The reference of every call, made from the contract, as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html).
 * `hasDemo` says whether the demo accounts work. It takes long: after each call others have their turn.
 */
export async function openApiDocument(hasDemo: boolean, now: Date): Promise<OpenApiDocument> {
  const examples = requestExamples(hasDemo, now);
  const shared = createSharedSchemas(await wireSchemasOfNamed());
  const answers = createSharedAnswers();
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of ALL_ENDPOINTS) {
    const operation = shared.share(operationOf(endpoint, examples)) as Operation;
    operation.responses = answers.share(operation.responses);
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operation };
    await setImmediate();
  }
  const used = new Set(ALL_ENDPOINTS.map(areaOf));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Dragoman',
      version: '2',
      description: [...INTRODUCTION, ...(hasDemo ? [DEMO] : [])].join('\n\n'),
    },
    servers: [{ url: '/' }],
    tags: AREAS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that signing in answers; it lives for an hour at most.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'dragoman_refresh',
          description:
            'Set by signing in, out of reach of scripts; over HTTPS `__Secure-` stands before its name.',
        },
      },
      responses: answers.components(),
      schemas: { ...shared.components(), Refusal: wireSchema(z.toJSONSchema(Refusal, { io: 'output' })) },
    },
  };
}

/** As answers and as requests have them: an answer names no other keys, a request may leave out what has a default. */
async function wireSchemasOfNamed() {
  const made: { name: string; schema: JsonSchema }[] = [];
  for (const io of ['output', 'input'] as const) {
    for (const { name, schema } of NAMED_SCHEMAS) {
      made.push({ name, schema: wireSchema(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) });
      await setImmediate();
    }
  }
  return made;
}

const INTRODUCTION = [
  'Book interpreters, publish a profile, look after an institute: every call of Dragoman.',
  'Every answer is one envelope, `{ result, message, data }`. A refusal has `result: false` and a stable `code`; ' +
    'a wrong password or code is an answer with status 200, and 401 means only that the token is missing, expired ' +
    'or revoked. Messages follow `Accept-Language` (en-US, es-MX, ja-JP). Money is in euros, instants in UTC. ' +
    'Keys that a request does not name change nothing.',
  'To try a call: “Try it out” at `login`, then “Execute”; from then on this page calls with your token.',
];

const DEMO =
  `Demo accounts: ${DEMO_EMAILS.map((email) => `\`${email}\``).join(', ')}; ` +
  `the password of each is \`${DEMO_PASSWORD}\`. Their mails are in the [outbox](/docs/outbox).`;
