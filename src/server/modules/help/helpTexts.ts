import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import enGettingStarted from './pages/en-US/getting-started.md';
import enBooking from './pages/en-US/booking.md';
import enAccepting from './pages/en-US/accepting.md';
import enRoom from './pages/en-US/room.md';
import enPayments from './pages/en-US/payments.md';
import enTimeZones from './pages/en-US/time-zones.md';
import enPrivacy from './pages/en-US/privacy.md';
import esGettingStarted from './pages/es-MX/getting-started.md';
import esBooking from './pages/es-MX/booking.md';
import esAccepting from './pages/es-MX/accepting.md';
import esRoom from './pages/es-MX/room.md';
import esPayments from './pages/es-MX/payments.md';
import esTimeZones from './pages/es-MX/time-zones.md';
import esPrivacy from './pages/es-MX/privacy.md';
import jaGettingStarted from './pages/ja-JP/getting-started.md';
import jaBooking from './pages/ja-JP/booking.md';
import jaAccepting from './pages/ja-JP/accepting.md';
import jaRoom from './pages/ja-JP/room.md';
import jaPayments from './pages/ja-JP/payments.md';
import jaTimeZones from './pages/ja-JP/time-zones.md';
import jaPrivacy from './pages/ja-JP/privacy.md';

/** The help pages in reading order. A page that is not in this list does not exist. */
export const HELP_SLUGS = [
  'getting-started',
  'booking',
  'accepting',
  'room',
  'payments',
  'time-zones',
  'privacy',
] as const;
export type HelpSlug = (typeof HELP_SLUGS)[number];

/** The Markdown of every page, in each language. */
export const HELP_TEXTS: Record<InterfaceLanguage, Readonly<Record<HelpSlug, string>>> = {
  'en-US': {
    'getting-started': enGettingStarted,
    booking: enBooking,
    accepting: enAccepting,
    room: enRoom,
    payments: enPayments,
    'time-zones': enTimeZones,
    privacy: enPrivacy,
  },
  'es-MX': {
    'getting-started': esGettingStarted,
    booking: esBooking,
    accepting: esAccepting,
    room: esRoom,
    payments: esPayments,
    'time-zones': esTimeZones,
    privacy: esPrivacy,
  },
  'ja-JP': {
    'getting-started': jaGettingStarted,
    booking: jaBooking,
    accepting: jaAccepting,
    room: jaRoom,
    payments: jaPayments,
    'time-zones': jaTimeZones,
    privacy: jaPrivacy,
  },
};
