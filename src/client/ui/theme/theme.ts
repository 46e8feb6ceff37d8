/** From here on the menu stands beside the content; below, it lies over it. */
export const WIDE_SCREEN = '(min-width: 1024px)';

/**
 * The house's look, as numbers. Its rules:
 *
 * 1. When, which two languages and who are the heroes; everything else steps back to `inkSoft`.
 * 2. `teal` is for what can be done, `brick` for loss and danger, `saffron` for a highlight and never for text.
 * 3. A status is a tint with dark text (light mode) or lifted text (dark mode), plus a mark of its own shape.
 * 4. Hairlines, not shadows; only what floats (dialog, toast, drawer) may cast one.
 * 5. Five sizes of type. The serif is for headings, tabular numerals for every time and amount.
 * 6. Distances are multiples of `GRID`; corners are `RADIUS`.
 * 7. Motion lasts 120 to 180 ms and only shows where something came from; none where a person asked for less.
 * 8. No colour is written anywhere else: Ant Design takes these through `antdTheme.ts`, our own CSS as `--dr-*`.
 */
export type ColorMode = 'light' | 'dark';

/** The badge colours that the specification names. */
export const BADGE_HUES = ['green', 'yellow', 'red', 'blue', 'purple', 'gray'] as const;
export type BadgeHue = (typeof BADGE_HUES)[number];

export const GRID = 4;
export const RADIUS = 8;

/** The specification's fixed sizes (section 9) and our two content widths, in pixels. */
export const LAYOUT = {
  sidebar: 280,
  header: 70,
  userPanel: 300,
  sidePanel: 400,
  pickerList: 500,
  /** the bar at the bottom of a phone */
  tabBar: 56,
  /** how wide what is read or filled in may be, and what is worked with: lists, tables, two columns */
  reading: 720,
  working: 1200,
} as const;

/** Pixels: size and line height. */
export const TYPE = {
  caption: { size: 14, line: 20 },
  body: { size: 16, line: 24 },
  lead: { size: 19, line: 28 },
  title: { size: 24, line: 32 },
  display: { size: 36, line: 44 },
} as const;

const JAPANESE =
  "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP'";
const JAPANESE_SERIF = "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP'";
export const FONTS = {
  sans: `'Source Sans 3 Variable', 'Source Sans Fallback', ${JAPANESE}, sans-serif`,
  serif: `'Piazzolla Variable', 'Piazzolla Fallback', ${JAPANESE_SERIF}, Georgia, serif`,
} as const;

/** Milliseconds. */
export const MOTION = { fast: 120, mid: 150, slow: 180 } as const;

const LIGHT = {
  paper: '#FAF7F2',
  surface: '#FFFDFA',
  raised: '#FFFFFF',
  sunken: '#F3EEE5',
  ink: '#17282E',
  inkSoft: '#4B5C63',
  inkFaint: '#5F6E74',
  hairline: '#E5DED2',
  edge: '#8A857B',
  teal: '#0F4C5C',
  tealHover: '#0B3A47',
  tealActive: '#082C36',
  tealTint: '#E4EEF0',
  onTeal: '#FFFFFF',
  saffron: '#E09F3E',
  saffronTint: '#FBF0DC',
  brick: '#9E2A2B',
  brickHover: '#861F20',
  brickTint: '#FAEAE8',
  onBrick: '#FFFFFF',
  success: '#1E6B3C',
  mask: 'rgba(11, 31, 38, 0.5)',
  /** `paper` beneath `mask` */
  veil: '#838B8C',
  shadow: 'rgba(23, 40, 46, 0.16)',
  greenTint: '#E0F0E4',
  greenText: '#1B5530',
  yellowTint: '#FBEECB',
  yellowText: '#664300',
  redTint: '#F9E1DF',
  redText: '#8A1F21',
  blueTint: '#E0EBF7',
  blueText: '#1B4674',
  purpleTint: '#ECE4F6',
  purpleText: '#4F2C80',
  grayTint: '#EBE8E2',
  grayText: '#474D50',
};

export type Palette = typeof LIGHT;

const DARK: Palette = {
  paper: '#0A1D24',
  surface: '#10272F',
  raised: '#173540',
  sunken: '#0D2229',
  ink: '#EAF2F2',
  inkSoft: '#B3C6CA',
  inkFaint: '#97AEB4',
  hairline: '#24434D',
  edge: '#668790',
  teal: '#84CBD8',
  tealHover: '#A3DAE4',
  tealActive: '#C0E7EE',
  tealTint: '#17404C',
  onTeal: '#06222A',
  saffron: '#E8B15C',
  saffronTint: '#3B3018',
  brick: '#F2A19A',
  brickHover: '#F7BBB6',
  brickTint: '#45241F',
  onBrick: '#360B0B',
  success: '#8FD6A6',
  mask: 'rgba(3, 12, 15, 0.66)',
  veil: '#051216',
  shadow: 'rgba(0, 0, 0, 0.5)',
  greenTint: '#16402B',
  greenText: '#A9E3BC',
  yellowTint: '#463713',
  yellowText: '#F3D48B',
  redTint: '#4D2421',
  redText: '#F8BAB3',
  blueTint: '#183F63',
  blueText: '#B4D6F6',
  purpleTint: '#3C2C5E',
  purpleText: '#D8C6F8',
  grayTint: '#2A4048',
  grayText: '#C6D2D4',
};

export const PALETTES: Record<ColorMode, Palette> = { light: LIGHT, dark: DARK };
