import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, isInterfaceLanguage } from '../../domain/interfaceLanguages';

const fileOf = (language: string) => `landing.${language}.html`;

/**
 * The landing page was written once per language when the client was built; the cookie says which one the person
 * chose. A build without it has its app at `/` instead. Comes after `serveClientFiles`, which sends the file.
 */
export function serveLanding(app: FastifyInstance, folder: string): void {
  if (!INTERFACE_LANGUAGES.every((language) => existsSync(join(folder, fileOf(language))))) return;
  app.get('/', ({ cookies }, reply) => {
    const language = isInterfaceLanguage(cookies.language) ? cookies.language : DEFAULT_LANGUAGE;
    return reply.header('vary', 'cookie').sendFile(fileOf(language));
  });
}
