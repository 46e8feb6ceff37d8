import { oneFullStop } from '../../../src/shared/domain/text/visibleText';

describe('a sentence', () => {
  it.each([
    ['Responde antes del 5 ene 2030, 09:30 a.m..', 'Responde antes del 5 ene 2030, 09:30 a.m.'],
    ['Hasta las 2:30 p. m.. No se cobra nada.', 'Hasta las 2:30 p. m. No se cobra nada.'],
    ['Vive en EE. UU..', 'Vive en EE. UU.'],
  ])('that ends in an abbreviation has one full stop: %s', (doubled, single) =>
    expect(oneFullStop(doubled)).toBe(single),
  );

  it.each(['Cargando...', 'A las 9:30 a.m...', 'Termina a las 9:30 a.m. y ya.', 'Versión 2..'])(
    'that was meant otherwise stays as it is: %s',
    (text) => expect(oneFullStop(text)).toBe(text),
  );
});
