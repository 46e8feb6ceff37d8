import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BADGE_HUES, type ColorMode, PALETTES, type Palette } from '../../../src/client/ui/theme/theme';

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Token = keyof Palette;
const GROUNDS: Token[] = ['paper', 'surface', 'raised', 'sunken'];
const TEXTS: Token[] = ['ink', 'inkSoft', 'inkFaint', 'teal', 'tealHover', 'brick', 'success'];

const TEXT_PAIRS: [Token, Token][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [Token, Token] => [text, ground])),
  ...BADGE_HUES.map((hue): [Token, Token] => [`${hue}Text`, `${hue}Tint`]),
  ['onTeal', 'teal'],
  ['onTeal', 'tealHover'],
  ['onTeal', 'tealActive'],
  ['onBrick', 'brick'],
  ['onBrick', 'brickHover'],
  ['ink', 'tealTint'],
  ['teal', 'tealTint'],
  ['ink', 'saffronTint'],
  ['inkSoft', 'saffronTint'],
  ['yellowText', 'saffronTint'],
  ['ink', 'brickTint'],
  ['brick', 'brickTint'],
];

describe.each<ColorMode>(['light', 'dark'])('the %s palette', (mode) => {
  const palette = PALETTES[mode];

  test('is made of opaque colours, but for what lies over a page', () => {
    const seeThrough = Object.entries(palette).filter(([, color]) => !/^#[0-9A-F]{6}$/.test(color));
    expect(seeThrough.map(([name]) => name)).toEqual(['mask', 'shadow']);
  });

  test.each(TEXT_PAIRS)('%s can be read on %s (4.5 : 1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('the edge of a field is seen on %s (3 : 1)', (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('colours are written in the theme and nowhere else', () => {
  const rooms = ['ui', 'entities', 'features', 'app'].map((room) =>
    join(process.cwd(), 'src', 'client', room),
  );
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const styled = files.filter(
    (file) => /\.(css|tsx?)$/.test(file) && !file.endsWith(join('theme', 'theme.ts')),
  );
  const coloured = styled.filter((file) =>
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(styled.length).toBeGreaterThan(50);
  expect(coloured).toEqual([]);
});
