import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { Steps } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';

const STEPS = ['details', 'payment'] as const;

/** Where the person is on the way; the current step is marked for the eye and for screen readers. */
export function BookingProgress({ current }: { current: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  const items = STEPS.map((step, index) => ({
    title: t(`booking.steps.${step}`),
    // Ant Design's own mark of a step that is done has an English name
    icon: index < STEPS.indexOf(current) ? <CheckOutlined aria-hidden="true" /> : undefined,
    'aria-current': step === current ? 'step' : undefined,
  }));
  return <Steps current={STEPS.indexOf(current)} items={items} />;
}
