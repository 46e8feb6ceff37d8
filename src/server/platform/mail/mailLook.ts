/**
 * The light palette of `src/client/ui/theme/theme.ts`, as far as mails need it. The server imports no client room, and mail
 * programs know no custom properties; a test holds the two together.
 */
export const MAIL_COLOURS = {
  paper: '#FAF7F2',
  raised: '#FFFFFF',
  sunken: '#F3EEE5',
  ink: '#17282E',
  inkSoft: '#4B5C63',
  hairline: '#E5DED2',
  teal: '#0F4C5C',
  onTeal: '#FFFFFF',
} as const;

export const MAIL_FONTS = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Hiragino Sans', 'Noto Sans JP', Arial, sans-serif",
  serif: "Georgia, 'Hiragino Mincho ProN', 'Noto Serif JP', serif",
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;
