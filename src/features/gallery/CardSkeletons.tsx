import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/Skeleton.css';
import './InterpreterCard.css';

const CARDS = [1, 2, 3, 4];

/** Where the cards will be, in their shape and size. */
export function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="dr-gallery-count">
        {t('gallery.loading')}
      </p>
      <div className="dr-gallery-cards" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="dr-talent">
            <div className="dr-talent-head">
              <span className="dr-bone dr-talent-face" />
              <div className="dr-talent-who">
                <span className="dr-bone" />
                <span className="dr-bone dr-bone-long" />
              </div>
            </div>
            <span className="dr-bone dr-talent-body" />
            <div className="dr-talent-actions">
              <span className="dr-bone dr-talent-action" />
              <span className="dr-bone dr-talent-action" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
