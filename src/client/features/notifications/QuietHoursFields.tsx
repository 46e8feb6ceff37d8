import { Checkbox, Form } from 'antd';
import { CLOCK_HOURS } from '../../../shared/domain/time/quietHours';
import { zoneLabel } from '../../../shared/domain/time/meetingZones';
import { useTranslation } from '../../i18n/useTranslation';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { formatClock } from '../../ui/time/formatInstant';
import { useZoneNames } from '../../ui/time/useZoneNames';

/** When nothing that is not urgent may come, in the person's own zone. */
export function QuietHoursFields({ zone }: { zone: string }) {
  const { t, i18n } = useTranslation();
  const zoneNames = useZoneNames();
  const isQuiet = Form.useWatch<boolean | undefined>('isQuiet') === true;
  const hours = CLOCK_HOURS.map((value) => ({
    value,
    label: formatClock(`2026-01-01T${value}:00Z`, i18n.language, 'UTC'),
  }));
  return (
    <fieldset className="dr-notifications-channels">
      <legend>{t('notifications.quiet')}</legend>
      <p className="dr-notifications-hint">{t('notifications.quietHint')}</p>
      <Form.Item name="isQuiet" valuePropName="checked" noStyle>
        <Checkbox>{t('notifications.quietOn')}</Checkbox>
      </Form.Item>
      <div className="dr-notifications-hours" hidden={!isQuiet}>
        {(['from', 'until'] as const).map((end) => (
          <Form.Item key={end} name={end} label={t(`notifications.${end}`)}>
            <ChoiceInput options={hours} />
          </Form.Item>
        ))}
        <p className="dr-notifications-hint">
          {t('notifications.zone', { zone: zoneLabel(zone, zoneNames) })}
        </p>
      </div>
      <Form.Item name="isGathered" valuePropName="checked" noStyle>
        <Checkbox aria-describedby="gathered-hint">{t('notifications.gather')}</Checkbox>
      </Form.Item>
      <p id="gathered-hint" className="dr-notifications-hint">
        {t('notifications.gatherHint')}
      </p>
    </fieldset>
  );
}
