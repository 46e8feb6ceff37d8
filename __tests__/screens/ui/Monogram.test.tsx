import { fireEvent, render } from '@testing-library/react';
import { Monogram } from '../../../src/client/ui/facts/Monogram';
import { PlainFace } from '../../../src/client/ui/facts/PlainFace';

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

  test('has a browser fetch the size that its screen needs', () => {
    const photo = (edge: number) => `/media/headshots/AAAAAAAAAAAAAAAAAAAAAA/${edge}.webp`;
    // from which a browser takes the first that is not blurred on its screen
    const srcSet = [64, 128, 256, 512].map((edge) => `${photo(edge)} ${edge / 32}x`).join();
    const faces = [
      <Monogram key="antd" name="Ines Interpreter" imageUrl={photo(256)} size={32} />,
      <PlainFace key="plain" name="Ines Interpreter" photoUrl={photo(256)} size={32} />,
    ];
    for (const face of faces) {
      const portrait = render(face).container.querySelector('img');
      expect(portrait).toHaveAttribute('srcset', srcSet);
      // it counts as the one for plain screens
      expect(portrait).toHaveAttribute('src', photo(64));
    }
  });

  test('comes back on pages without Ant Design too, where the portrait cannot be loaded', () => {
    const { container } = render(<PlainFace name="Ines Interpreter" photoUrl="/gone.webp" size={64} />);
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-initials="II"]')).not.toBeNull();
  });

  test('comes back where the portrait cannot be loaded', () => {
    const { container } = render(<Monogram name="Ines Interpreter" imageUrl="/gone.webp" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-initials="II"]')).not.toBeNull();
  });
});
