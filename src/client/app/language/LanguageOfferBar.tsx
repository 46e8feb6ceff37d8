import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

interface LanguageOfferBarProps {
  language: InterfaceLanguage;
  /** in that language */
  words: { text: string; accept: string; dismiss: string };
  isHidden?: boolean;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Over the foot of the page, so that nothing moves when it comes. */
export function LanguageOfferBar({ language, words, isHidden, onAccept, onDismiss }: LanguageOfferBarProps) {
  return (
    <section className="dr-languageOffer" lang={language} aria-label={words.text} hidden={isHidden}>
      <p>{words.text}</p>
      <button type="button" className="dr-button dr-button-primary" data-accept onClick={onAccept}>
        {words.accept}
      </button>
      <button type="button" className="dr-button" onClick={onDismiss}>
        {words.dismiss}
      </button>
    </section>
  );
}
