import type { HelpTexts } from './helpSlugs';
import gettingStarted from './pages/en-US/getting-started.md';
import booking from './pages/en-US/booking.md';
import accepting from './pages/en-US/accepting.md';
import payments from './pages/en-US/payments.md';
import timeZones from './pages/en-US/time-zones.md';
import privacy from './pages/en-US/privacy.md';

export const englishPages: HelpTexts = {
  'getting-started': gettingStarted,
  booking,
  accepting,
  payments,
  'time-zones': timeZones,
  privacy,
};
