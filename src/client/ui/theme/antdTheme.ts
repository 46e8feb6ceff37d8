import { theme, type ThemeConfig } from 'antd';
import { antdComponentTokens } from './antdComponentTokens';
import { type ColorMode, FONTS, GRID, MOTION, PALETTES, RADIUS, TYPE } from './theme';

/** The class of Ant Design's variables, the same in the sheets made at build and in the browser. */
export const ANTD_SCOPE = 'dr-antd';

/**
 * The part of the theme that a browser gets: the looks are in the sheets (`antdSheets.tsx`), but components
 * reckon with some sizes, and the reader may want no motion.
 */
export const zeroRuntimeTheme = (still: boolean): ThemeConfig => ({
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: ANTD_SCOPE },
  token: { ...SHAPE_TOKENS, motion: !still },
});

export interface Circumstances {
  /** the reader wants no motion */
  still?: boolean;
  /** a finger presses, not a pointer */
  touched?: boolean;
}

/** Ant Design's theme for a colour mode, made from the house's tokens. */
export function antdTheme(mode: ColorMode, { still = false, touched = false }: Circumstances): ThemeConfig {
  return {
    algorithm: ALGORITHMS[mode],
    token: {
      ...colorTokens(mode),
      ...SHAPE_TOKENS,
      ...(touched && { controlHeight: TOUCH, controlHeightSM: TOUCH }),
      motion: !still,
    },
    components: antdComponentTokens(PALETTES[mode]),
  };
}

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
const ratio = ({ size, line }: { size: number; line: number }) => line / size;

/** The least that a finger hits without aiming, in pixels. */
const TOUCH = 11 * GRID;

const SHAPE_TOKENS: ThemeConfig['token'] = {
  fontFamily: FONTS.sans,
  fontSize: TYPE.body.size,
  fontSizeSM: TYPE.caption.size,
  fontSizeLG: TYPE.lead.size,
  fontSizeXL: TYPE.title.size,
  fontSizeHeading1: TYPE.display.size,
  fontSizeHeading2: TYPE.title.size,
  fontSizeHeading3: TYPE.lead.size,
  fontSizeHeading4: TYPE.body.size,
  fontSizeHeading5: TYPE.body.size,
  lineHeight: ratio(TYPE.body),
  lineHeightSM: ratio(TYPE.caption),
  lineHeightLG: ratio(TYPE.lead),
  sizeUnit: GRID,
  sizeStep: GRID,
  controlHeight: 10 * GRID,
  controlHeightSM: 8 * GRID,
  controlHeightLG: 12 * GRID,
  borderRadius: RADIUS,
  borderRadiusLG: RADIUS,
  borderRadiusSM: RADIUS,
  borderRadiusXS: RADIUS / 2,
  lineWidthFocus: 3,
  fontWeightStrong: 600,
  motionDurationFast: seconds(MOTION.fast),
  motionDurationMid: seconds(MOTION.mid),
  motionDurationSlow: seconds(MOTION.slow),
};

function colorTokens(mode: ColorMode): ThemeConfig['token'] {
  const palette = PALETTES[mode];
  return {
    colorPrimary: palette.teal,
    colorPrimaryHover: palette.tealHover,
    colorPrimaryActive: palette.tealActive,
    colorPrimaryText: palette.teal,
    colorPrimaryBg: palette.tealTint,
    colorPrimaryBgHover: palette.tealTint,
    // the ring around what has the focus
    colorPrimaryBorder: palette.teal,
    controlOutline: palette.teal,
    colorInfo: palette.teal,
    colorInfoBg: palette.tealTint,
    colorLink: palette.teal,
    colorLinkHover: palette.tealHover,
    colorLinkActive: palette.tealActive,
    colorSuccess: palette.success,
    colorSuccessBg: palette.greenTint,
    colorSuccessBorder: palette.success,
    colorWarning: palette.yellowText,
    colorWarningBg: palette.saffronTint,
    colorError: palette.brick,
    colorErrorText: palette.brick,
    colorErrorHover: palette.brickHover,
    colorErrorActive: palette.brickHover,
    colorErrorBg: palette.brickTint,
    colorErrorBorder: palette.brick,
    colorErrorBorderHover: palette.brickHover,
    colorErrorOutline: palette.brick,
    colorWarningOutline: palette.yellowText,
    colorTextBase: palette.ink,
    colorText: palette.ink,
    colorTextHeading: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextTertiary: palette.inkFaint,
    colorTextDescription: palette.inkFaint,
    colorTextPlaceholder: palette.inkFaint,
    colorTextDisabled: palette.inkFaint,
    colorTextQuaternary: palette.inkFaint,
    colorTextLightSolid: palette.onTeal,
    colorIcon: palette.inkSoft,
    colorBgBase: palette.paper,
    colorBgLayout: palette.paper,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgContainerDisabled: palette.sunken,
    colorBgTextHover: palette.sunken,
    colorBgTextActive: palette.tealTint,
    colorFillAlter: palette.sunken,
    colorFillSecondary: palette.hairline,
    colorFillTertiary: palette.sunken,
    colorFillContent: palette.hairline,
    colorBgSpotlight: mode === 'dark' ? palette.tealHover : palette.ink,
    colorBgMask: palette.mask,
    colorBorder: palette.edge,
    colorBorderSecondary: palette.hairline,
    colorSplit: palette.hairline,
    controlItemBgActive: palette.tealTint,
    controlItemBgHover: palette.sunken,
    boxShadow: `0 8px 32px ${palette.shadow}`,
    boxShadowSecondary: `0 8px 32px ${palette.shadow}`,
    boxShadowTertiary: 'none',
  };
}

type Algorithm = typeof theme.defaultAlgorithm;

/** Ant Design shades the main colours of a theme by itself; ours are exact already. */
const exactly =
  (derive: Algorithm, mode: ColorMode): Algorithm =>
  (seed) => ({ ...derive(seed), ...colorTokens(mode) });

/** Made once, because Ant Design keeps the styles of each algorithm apart. */
const ALGORITHMS: Record<ColorMode, Algorithm> = {
  light: exactly(theme.defaultAlgorithm, 'light'),
  dark: exactly(theme.darkAlgorithm, 'dark'),
};
