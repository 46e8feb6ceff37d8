import { render } from '@testing-library/react';
import { LanguagePair } from '../../../src/client/ui/text/LanguagePair';
import { withWords } from '../../support/withWords';

const show = (from: string, to: string, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
  render(withWords(<LanguagePair from={from} to={to} />, language)).container;

describe('a language pair', () => {
  test('names both in the language of the interface and each in itself, where that is another word', () => {
    expect(show('English', 'Japanese').textContent).toBe('English and Japanese日本語');
    expect(show('English', 'Japanese', 'ja-JP').textContent).toBe('英語English と 日本語');
    expect(show('Spanish', 'English', 'es-MX').textContent).toBe('español y inglésEnglish');
  });

  test('tells a screen reader in which language an own name is', () => {
    const own = show('Arabic', 'Persian').querySelectorAll('[lang]');
    expect([...own].map((name) => name.getAttribute('lang'))).toEqual(['ar', 'fa']);
  });

  test('joins them with one arrow that says nothing by itself', () => {
    const arrows = show('English', 'Japanese').querySelectorAll('svg');
    expect(arrows).toHaveLength(1);
    expect(arrows[0]).toHaveAttribute('aria-hidden', 'true');
  });

  test('shows a language that it does not know as it came, and a missing one as N/A', () => {
    expect(show('Klingon', '').textContent).toBe('Klingon and N/A');
  });
});
