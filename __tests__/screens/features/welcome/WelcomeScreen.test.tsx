import { screen } from '@testing-library/react';
import { WelcomeScreen } from '../../../../src/client/features/welcome/WelcomeScreen';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const show = (language?: 'es-MX' | 'ja-JP') =>
  renderScreen(<WelcomeScreen />, { person: clientPerson, language });

describe('the Welcome screen', () => {
  test('offers the three platforms of the specification, none of them chosen', () => {
    show();
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['zoom_account', false],
      ['no_zoom_account', false],
      ['other_platform_account', false],
    ]);
    for (const name of ['I have a Zoom account', 'I do not have a Zoom account', 'I use another platform']) {
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    }
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Meeting platform');
  });

  test('does not go on before one is chosen', async () => {
    const { user, location } = show();
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect(goOn).toBeDisabled();
    await user.click(goOn);
    expect(location()?.pathname).toBe('/');
  });

  test.each([
    ['I have a Zoom account', 'zoom_account'],
    ['I do not have a Zoom account', 'no_zoom_account'],
    ['I use another platform', 'other_platform_account'],
  ])('takes "%s" to the booking', async (name, platformChoice) => {
    const { user, location } = show();
    await user.click(screen.getByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(location()?.pathname).toBe('/client/mettings-config');
    expect(location()?.state).toEqual({ platformChoice });
  });

  test('finds the choice again after a reload', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('radio', { name: 'I use another platform' }));
    unmount();
    show();
    expect(screen.getByRole('radio', { name: 'I use another platform' })).toBeChecked();
  });

  test('works by keyboard alone', async () => {
    const { user, location } = show();
    await user.tab();
    await user.keyboard(' {Enter}');
    expect(location()?.state).toEqual({ platformChoice: 'zoom_account' });
  });

  test.each([
    ['es-MX', 'Tengo una cuenta de Zoom', 'Continuar'],
    ['ja-JP', 'Zoomのアカウントを持っています', '次へ'],
  ] as const)('speaks %s', (language, choice, goOn) => {
    show(language);
    expect(screen.getByRole('radio', { name: choice })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: goOn })).toBeInTheDocument();
  });
});
