import { Form } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { zoneLabel } from '../../../shared/domain/time/meetingZones';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { readerZone } from '../../ui/time/readerZone';
import { useZoneNames } from '../../ui/time/useZoneNames';
import { useZoneOptions } from '../../ui/time/useZoneOptions';

/** A person's own time zone, or that of whatever device they are at. */
export function ZoneItem({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const ownZone = readerZone();
  const ofDevice = t('person.zoneOfDevice', { zone: zoneLabel(ownZone, useZoneNames()) });
  const zones = useZoneOptions({ ownZone, chosen });
  return (
    <Form.Item name="time_zone" label={t('person.zone')} extra={t('person.zoneHint')}>
      <ChoiceInput options={[{ value: '', label: ofDevice }, ...zones]} />
    </Form.Item>
  );
}
