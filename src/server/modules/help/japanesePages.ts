import type { HelpTexts } from './helpSlugs';
import gettingStarted from './pages/ja-JP/getting-started.md';
import booking from './pages/ja-JP/booking.md';
import accepting from './pages/ja-JP/accepting.md';
import payments from './pages/ja-JP/payments.md';
import timeZones from './pages/ja-JP/time-zones.md';
import privacy from './pages/ja-JP/privacy.md';

export const japanesePages: HelpTexts = {
  'getting-started': gettingStarted,
  booking,
  accepting,
  payments,
  'time-zones': timeZones,
  privacy,
};
