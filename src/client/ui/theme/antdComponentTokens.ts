import type { ThemeConfig } from 'antd';
import { FONTS, GRID, type Palette, RADIUS, TYPE } from './theme';

/** Where Ant Design's components need more than the shared tokens to follow the house's rules. */
export function antdComponentTokens(palette: Palette): ThemeConfig['components'] {
  return {
    Alert: { fontSizeLG: TYPE.body.size, withDescriptionPadding: `${4 * GRID}px` },
    Badge: { colorError: palette.teal, colorTextLightSolid: palette.onTeal },
    Button: {
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      primaryColor: palette.onTeal,
      dangerColor: palette.onBrick,
      defaultBg: palette.raised,
      defaultColor: palette.teal,
      contentFontSizeSM: TYPE.body.size,
    },
    // rounder, it would be taken for a radio button
    Checkbox: { colorWhite: palette.onTeal, borderRadiusSM: RADIUS / 2 },
    Collapse: { colorBorder: palette.hairline, headerBg: palette.surface },
    // seven days are narrower than the narrowest phone; with the room around it a day is 44 pixels high
    DatePicker: { cellWidth: 10 * GRID, cellHeight: 8 * GRID },
    Descriptions: { itemPaddingBottom: 0, itemPaddingEnd: 4 * GRID },
    Drawer: { zIndexPopup: 20 },
    Layout: { siderBg: palette.surface, lightSiderBg: palette.surface, headerBg: palette.surface },
    Menu: {
      itemHeight: 11 * GRID,
      itemMarginInline: 0,
      itemMarginBlock: 0,
      itemColor: palette.inkSoft,
      itemHoverColor: palette.ink,
      itemHoverBg: palette.sunken,
      itemSelectedColor: palette.teal,
      itemSelectedBg: palette.tealTint,
      itemBg: 'transparent',
      activeBarBorderWidth: 0,
      activeBarWidth: 0,
      iconSize: 4 * GRID,
      iconMarginInlineEnd: 3 * GRID,
    },
    Rate: { starColor: palette.teal, starBg: palette.edge, starSize: 9 * GRID, starSizeSM: 4 * GRID },
    Segmented: {
      trackPadding: 0,
      trackBg: palette.sunken,
      itemColor: palette.ink,
      itemHoverColor: palette.ink,
      itemSelectedBg: palette.tealTint,
      itemSelectedColor: palette.teal,
    },
    Skeleton: { gradientFromColor: palette.hairline, gradientToColor: palette.sunken, blockRadius: RADIUS },
    Modal: {
      titleFontSize: TYPE.title.size,
      titleLineHeight: TYPE.title.line / TYPE.title.size,
      fontFamily: FONTS.sans,
    },
    Notification: { width: 98 * GRID, fontSizeLG: TYPE.body.size },
    Steps: { colorTextDescription: palette.inkSoft },
    Table: {
      // the table itself has one, where it is none of cards
      colorBgContainer: 'transparent',
      headerBg: palette.surface,
      headerColor: palette.inkSoft,
      headerSplitColor: 'transparent',
      headerSortActiveBg: palette.sunken,
      headerSortHoverBg: palette.sunken,
      bodySortBg: palette.surface,
      rowHoverBg: palette.sunken,
      cellPaddingBlock: 3 * GRID,
      cellPaddingInline: 3 * GRID,
      cellFontSize: TYPE.body.size,
      borderColor: palette.hairline,
    },
    Tabs: { horizontalItemGutter: 6 * GRID },
    Tooltip: { colorTextLightSolid: palette.paper },
  };
}
