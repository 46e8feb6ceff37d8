import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';

const LEGAL = ['privacy', 'terms', 'cookies'] as const;

/** The year is the one in which the page is read: `startLanding.ts` corrects the one in which it was written. */
export function LandingFooter() {
  const { t } = useTranslation();
  return (
    <footer className="dr-landing-footer">
      <div className="dr-publicFrame">
        <p data-copyright>{t('landing.footer.copyright', { year: new Date().getFullYear() })}</p>
        <a href={paths.interpreters}>{t('landing.find.nav')}</a>
        <nav aria-label={t('landing.footer.legal')}>
          {LEGAL.map((each) => (
            <a key={each} href={paths.legal[each]}>
              {t(`landing.footer.${each}`)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
