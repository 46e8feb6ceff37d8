import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE, preferredLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { loadLandingCatalogue } from '../../i18n/loadLandingCatalogue';
import { useLanguageChoice } from './LanguageContext';
import { LanguageOfferBar } from './LanguageOfferBar';

/** Where the browser prefers another language of ours and nobody chose yet: the switch, said in that language. */
export function LanguageOffer() {
  const { isChosen, choose } = useLanguageChoice();
  const [preferred] = useState(() => preferredLanguage(navigator.languages.join(',')));
  const [words, setWords] = useState<{ text: string; accept: string; dismiss: string } | null>(null);
  const isWanted = !isChosen && preferred !== DEFAULT_LANGUAGE;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadLandingCatalogue(preferred).then(
      ({ common }) => !isGone && setWords(common.languageOffer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, preferred]);

  if (!isWanted || !words) return null;
  return (
    <LanguageOfferBar
      language={preferred}
      words={words}
      onAccept={() => choose(preferred)}
      onDismiss={() => choose(DEFAULT_LANGUAGE)}
    />
  );
}
