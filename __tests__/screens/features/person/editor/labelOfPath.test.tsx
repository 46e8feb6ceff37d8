import { screen } from '@testing-library/react';
import { ProfileEditorScreen } from '../../../../../src/client/features/person/editor/ProfileEditorScreen';
import { interpreterPerson } from '../../../../support/people';
import { profileServer } from '../../../../support/profileServer';
import { renderScreen } from '../../../../support/renderScreen';

const { has } = profileServer();

test.each([
  ['en-US', 'Save', 'Prices per word, English, Technical & Engineering: '],
  ['es-MX', 'Guardar', 'Precios por palabra, inglés, Técnica e ingeniería: '],
  ['ja-JP', '保存', '1語あたりの料金、英語、技術・エンジニアリング：'],
] as const)('in %s the summary names a price as its own field does', async (language, save, label) => {
  const vertical = 'Technical & Engineering';
  has({
    publishedAt: '2026-01-05T09:00:00.000Z',
    verticals: [{ name: vertical }],
    pricing: { interpretation: { English: { [vertical]: 0.1 } } },
  });
  const { user } = renderScreen(<ProfileEditorScreen />, { person: interpreterPerson, language });
  const price = await screen.findByDisplayValue(/^0[.,]10?$/);
  await user.clear(price);
  await user.type(price, 'x');
  await user.click(screen.getByRole('button', { name: save }));
  const line = await screen.findByRole('link', { name: (words) => words.startsWith(label) });
  await user.click(line);
  expect(price).toHaveFocus();
});
