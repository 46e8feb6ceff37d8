import type { HelpTexts } from './helpSlugs';
import gettingStarted from './pages/es-MX/getting-started.md';
import booking from './pages/es-MX/booking.md';
import accepting from './pages/es-MX/accepting.md';
import payments from './pages/es-MX/payments.md';
import timeZones from './pages/es-MX/time-zones.md';
import privacy from './pages/es-MX/privacy.md';

export const spanishPages: HelpTexts = {
  'getting-started': gettingStarted,
  booking,
  accepting,
  payments,
  'time-zones': timeZones,
  privacy,
};
