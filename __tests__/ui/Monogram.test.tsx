import { fireEvent, render } from '@testing-library/react';
import { Monogram } from '../../src/client/ui/facts/Monogram';

const initialsOf = (name: string) =>
  render(<Monogram name={name} />)
    .container.querySelector('[data-initials]')
    ?.getAttribute('data-initials');

describe('a monogram', () => {
  test.each([
    ['Ines Interpreter', 'II'],
    ['ana maría de la cruz', 'AC'],
    ['田中', '田'],
    ['Élodie', 'É'],
    ['  ', '·'],
  ])('of "%s" is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('is a picture, and adds nothing to the words around it', () => {
    expect(render(<Monogram name="Ines Interpreter" />).container.textContent).toBe('');
  });

  test('gives way to a portrait, which has its size before it is loaded', () => {
    const { container } = render(<Monogram name="Ines Interpreter" imageUrl="/ines.webp" size={48} />);
    const portrait = container.querySelector('img');
    expect(portrait).toHaveAttribute('src', '/ines.webp');
    expect(portrait).toHaveAttribute('width', '48');
    expect(portrait).toHaveAttribute('loading', 'lazy');
    expect(portrait).toHaveAttribute('alt', '');
  });

  test('comes back where the portrait cannot be loaded', () => {
    const { container } = render(<Monogram name="Ines Interpreter" imageUrl="/gone.webp" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-initials="II"]')).not.toBeNull();
  });
});
