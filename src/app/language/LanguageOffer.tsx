import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE, preferredLanguage } from '../../domain/interfaceLanguages';
import { loadLandingCatalogue } from '../../i18n/loadLandingCatalogue';
import { useLanguageChoice } from './LanguageContext';

interface Offer {
  text: string;
  accept: string;
  dismiss: string;
}

/** Where the browser prefers another language of ours and nobody chose yet: the switch, said in that language. */
export function LanguageOffer() {
  const { isChosen, choose } = useLanguageChoice();
  const [preferred] = useState(() => preferredLanguage(navigator.languages.join(',')));
  const [offer, setOffer] = useState<Offer | null>(null);
  const isWanted = !isChosen && preferred !== DEFAULT_LANGUAGE;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadLandingCatalogue(preferred).then(
      ({ common }) => !isGone && setOffer(common.languageOffer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, preferred]);

  if (!isWanted || !offer) return null;
  return (
    <section className="dr-languageOffer" lang={preferred} aria-label={offer.text}>
      <p>{offer.text}</p>
      <button type="button" className="dr-button dr-button-primary" onClick={() => choose(preferred)}>
        {offer.accept}
      </button>
      <button type="button" className="dr-button" onClick={() => choose(DEFAULT_LANGUAGE)}>
        {offer.dismiss}
      </button>
    </section>
  );
}
