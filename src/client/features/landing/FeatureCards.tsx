import {
  CalendarOutlined,
  GlobalOutlined,
  IdcardOutlined,
  SafetyOutlined,
  SwapOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import './FeatureCards.css';
import { SectionHeading } from './SectionHeading';

const FEATURES = [
  { name: 'calendar', Icon: CalendarOutlined },
  { name: 'direct', Icon: SwapOutlined },
  { name: 'payments', Icon: SafetyOutlined },
  { name: 'reach', Icon: GlobalOutlined },
  { name: 'profiles', Icon: IdcardOutlined },
  { name: 'messaging', Icon: VideoCameraOutlined },
] as const;

export function FeatureCards() {
  const { t } = useTranslation();
  return (
    <section id="features" className="dr-landing-band" aria-labelledby="features-heading">
      <div className="dr-publicFrame dr-landing-section">
        <SectionHeading
          id="features-heading"
          title={t('landing.features.heading')}
          lead={t('landing.features.lead')}
        />
        <ul className="dr-features">
          {FEATURES.map(({ name, Icon }) => (
            <li key={name}>
              <Icon aria-hidden="true" />
              <h3>{t(`landing.features.${name}.title`)}</h3>
              <p>{t(`landing.features.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
