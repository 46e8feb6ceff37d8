import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../../src/client/i18n/createI18n';
import { useTranslation } from '../../../src/client/i18n/useTranslation';

function speaking() {
  const i18n = createI18n('en-US');
  i18n.addResourceBundle('en-US', 'translation', { common: { close: 'Close' } });
  i18n.addResourceBundle('es-MX', 'translation', { common: { close: 'Cerrar' } });
  const given: ReturnType<typeof useTranslation>[] = [];
  const Word = () => {
    const spoken = useTranslation();
    given.push(spoken);
    return <p>{`${spoken.t('common.close')} ${spoken.i18n.language}`}</p>;
  };
  const piece = (count: number) => (
    <I18nextProvider i18n={i18n}>
      {Array.from({ length: count }, (_, place) => (
        <Word key={place} />
      ))}
    </I18nextProvider>
  );
  return { i18n, given, piece };
}

test('every component is given the same words, also when it is drawn again', () => {
  const { given, piece } = speaking();
  const { rerender } = render(piece(2));
  rerender(piece(2));
  expect(given.length).toBeGreaterThan(2);
  expect(new Set(given).size).toBe(1);
});

test('another language is spoken by all, as often as it changes, also by who comes later', async () => {
  const { i18n, piece } = speaking();
  const { container, rerender } = render(piece(1));
  await act(async () => void (await i18n.changeLanguage('es-MX')));
  expect(container).toHaveTextContent(/^Cerrar es-MX$/);
  rerender(piece(2));
  expect(container).toHaveTextContent(/^Cerrar es-MXCerrar es-MX$/);
  await act(async () => void (await i18n.changeLanguage('en-US')));
  expect(container).toHaveTextContent(/^Close en-USClose en-US$/);
});
