import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HOST_PLATFORMS } from '../../domain/bookingChoices';
import { useBookingWords } from '../../ui/useBookingWords';

interface ChecklistProps {
  platform: string;
  /** the interpreter's, to be invited with */
  email: string;
}

/** What has to be right on the platform so that an interpreter can be heard there. */
export function Checklist({ platform, email }: ChecklistProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const titleId = useId();
  const known = HOST_PLATFORMS.find((each) => each === platform) ?? 'Other';
  return (
    <section className="dr-roomPart" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t('session.checklist.title', {
          platform: known === 'Other' ? t('session.yourPlatform') : words.platform(platform),
        })}
      </h2>
      <ul className="dr-checklist">
        {(['one', 'two', 'three'] as const).map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" />
              <span>{t(`session.checklist.${known}.${item}`, { email })}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
