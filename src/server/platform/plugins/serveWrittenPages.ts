import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
} from '../../../shared/domain/text/interfaceLanguages';

const LANDING = 'landing';
const FIRST = `.${DEFAULT_LANGUAGE}.html`;

/**
 * The landing page and the legal pages were written once per language when the client was built, as
 * `NAME.LANGUAGE.html`; the cookie says which one the person chose. A build without them has its app there
 * instead. Comes after `serveClientFiles`, which sends the files.
 */
export function serveWrittenPages(app: FastifyInstance, folder: string): void {
  const isThere = (name: string) =>
    INTERFACE_LANGUAGES.every((language) => existsSync(join(folder, `${name}.${language}.html`)));
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(FIRST))
    .map((file) => file.slice(0, -FIRST.length));
  for (const name of names.filter(isThere)) {
    app.get(name === LANDING ? '/' : `/${name}`, ({ cookies }, reply) => {
      const language = isInterfaceLanguage(cookies.language) ? cookies.language : DEFAULT_LANGUAGE;
      return reply.header('vary', 'cookie').sendFile(`${name}.${language}.html`);
    });
  }
}
