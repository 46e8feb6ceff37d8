import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { ZoneNames } from '../../../shared/domain/time/meetingZones';
import { loadZoneNames } from '../../i18n/loadZoneNames';

const NONE: ZoneNames = new Map();

/** Names for the parts of time zones in the reader's language; their own names until those have come. */
export function useZoneNames(): ZoneNames {
  const language = useTranslation().i18n.language as InterfaceLanguage;
  const [loaded, setLoaded] = useState<{ language: string; names: ZoneNames } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadZoneNames(language)?.then(
      (names) => isWanted && setLoaded({ language, names }),
      // the zones' own names do, too
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.names : NONE;
}
