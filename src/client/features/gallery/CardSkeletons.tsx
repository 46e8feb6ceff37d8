import { Card } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './InterpreterCard.css';
import { Bone } from '../../ui/feedback/Bone';

const CARDS = [1, 2, 3, 4];
const PARTS = { root: 'dr-talentCard', body: 'dr-talent' };

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
          <Card key={card} classNames={PARTS}>
            <div className="dr-talent-head">
              <Bone className="dr-talent-face" />
              <div className="dr-talent-who">
                <Bone />
                <Bone className="dr-bone-long" />
              </div>
            </div>
            <Bone className="dr-talent-body" />
            <div className="dr-talent-actions">
              <Bone className="dr-talent-action" />
              <Bone className="dr-talent-action" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
