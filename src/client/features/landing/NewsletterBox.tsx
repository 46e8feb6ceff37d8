import { useEffect, useRef } from 'react';
import { browserStorage } from '../../store/browserStorage';
import { useTranslation } from '../../i18n/useTranslation';
import './NewsletterBox.css';
import { startNewsletter } from './startNewsletter';

/** The form carries its own words, because on the written page a script without React and i18n works it. */
export function NewsletterBox() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? startNewsletter(form.current, browserStorage()) : undefined), []);
  return (
    <section className="dr-publicFrame" aria-labelledby="newsletter-heading">
      <div className="dr-newsletter">
        <div className="dr-landing-heading">
          <h2 id="newsletter-heading">{t('landing.newsletter.heading')}</h2>
          <p>{t('landing.newsletter.lead')}</p>
        </div>
        <form
          ref={form}
          noValidate
          data-newsletter
          data-sending={t('landing.newsletter.sending')}
          data-missing={t('landing.newsletter.missing')}
          data-invalid={t('landing.newsletter.invalid')}
          data-unreachable={t('common.failure.network')}
        >
          <label htmlFor="newsletter-email">{t('landing.newsletter.email')}</label>
          <div className="dr-newsletter-line">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              aria-describedby="newsletter-said"
            />
            <button type="submit" className="dr-button dr-button-primary">
              {t('landing.newsletter.submit')}
            </button>
          </div>
          <p id="newsletter-said" className="dr-newsletter-said" role="status" />
        </form>
      </div>
    </section>
  );
}
