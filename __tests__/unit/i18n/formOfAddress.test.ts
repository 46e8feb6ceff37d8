import { catalogue } from '../../../src/shared/i18n/es-MX/catalogue';
import { landingCatalogue } from '../../../src/shared/i18n/es-MX/landingCatalogue';
import { serverMessages, serverMails } from '../../../src/shared/i18n/serverMessages';

/** Words by which Spanish would speak to its reader as “usted”. */
const FORMAL =
  /(?<!\p{L})(usted(es)?|escriba|elija|indique|compruebe|pregunte|ingrese|introduzca|seleccione|déjelo|elíjalo|regístrese)(?!\p{L})/iu;

function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch];
  return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(textsOf) : [];
}

test('Spanish calls its reader “tú” on every screen, in every message and every mail', () => {
  const texts = textsOf([catalogue, landingCatalogue, serverMessages['es-MX'], serverMails['es-MX']]);
  expect(texts.length).toBeGreaterThan(500);
  // the subjunctive speaks of others: “cuando un cliente te escriba”, “en cuanto se indique”
  expect(texts.filter((text) => FORMAL.test(text.replace(/te escriba|se indique/g, '')))).toEqual([]);
});
