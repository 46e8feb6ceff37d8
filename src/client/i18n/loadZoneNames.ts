import type { ZoneNames } from '../../shared/domain/time/meetingZones';
import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';

/** English has the parts from the zones themselves. */
const TEXTS: Readonly<Record<InterfaceLanguage, (() => Promise<string>) | null>> = {
  'en-US': null,
  'es-MX': async () => (await import('../../shared/i18n/es-MX/zoneNames')).zoneNames,
  'ja-JP': async () => (await import('../../shared/i18n/ja-JP/zoneNames')).zoneNames,
};

/** The parts of time zones' names in a language; null where nothing is to be loaded. */
export function loadZoneNames(language: InterfaceLanguage): Promise<ZoneNames> | null {
  return TEXTS[language]?.().then(namesIn) ?? null;
}

function namesIn(text: string): ZoneNames {
  return new Map(
    text
      .split(';')
      .map((entry) => entry.trim().split('='))
      .flatMap(([part, name]) => (part && name ? [[part, name]] : [])),
  );
}
