import { dirname, join } from 'node:path';

/** The files of the reference's page, as `main.ts` finds them. */
export const referenceFolder = join(dirname(require.resolve('@fastify/swagger-ui')), 'static');
