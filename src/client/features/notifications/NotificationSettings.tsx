import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import type { NotificationPreferences } from '../../../shared/contract/account/notificationPreferences';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '../../../shared/domain/people/notifications';
import {
  isMailedGroup,
  MAILED_GROUPS,
  type MailedGroup,
} from '../../../shared/domain/people/notificationSettings';
import {
  useGetNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} from '../../api/person/notificationPreferencesApi';
import { failureText, refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { AppForm } from '../../ui/form/AppForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { useToast } from '../../ui/popups/useToast';
import { readerZone } from '../../ui/time/readerZone';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { DevicePush } from './DevicePush';
import { QuietHoursFields } from './QuietHoursFields';

/** Which notifications reach the person outside the app, and when. */
export function NotificationSettings() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetNotificationPreferencesQuery();
  return (
    <section className="dr-notifications-settings" aria-labelledby="notification-settings">
      <h2 id="notification-settings">{t('notifications.settings')}</h2>
      <p>{t('notifications.settingsLead')}</p>
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows text={t('common.loading')} />
      ) : (
        <PreferencesForm saved={data} />
      )}
    </section>
  );
}

interface Values {
  mail: Record<MailedGroup, boolean>;
  push: Record<NotificationGroup, boolean>;
  isQuiet: boolean;
  from: string;
  until: string;
  isGathered: boolean;
}

/** The proposal where no quiet hours are set yet. */
const USUAL_NIGHT = { from: '22:00', until: '07:00' };

function PreferencesForm({ saved }: { saved: NotificationPreferences }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [form] = Form.useForm<Values>();
  const [save, { isLoading }] = useSaveNotificationPreferencesMutation();
  const [failure, setFailure] = useState('');
  const personId = useAppSelector(selectUserId);
  const zone = saved.timeZone ?? readerZone();
  const send = async ({ mail, push, isQuiet, from, until, isGathered }: Values) => {
    setFailure('');
    const { error } = await save({
      channels: NOTIFICATION_GROUPS.map((group) => ({
        group,
        push: push[group],
        ...(isMailedGroup(group) && { mail: mail[group] }),
      })),
      quiet: isQuiet ? { from, until } : null,
      isGathered,
      timeZone: zone,
    });
    if (error) return setFailure(refusalText(error, t));
    toast.success({ title: t('notifications.saved') });
  };
  return (
    <AppForm<Values>
      form={form}
      name="notifications"
      initialValues={valuesOf(saved)}
      onFinish={(values) => void send(values)}
    >
      {failure && <ErrorAlert message={failure} />}
      <fieldset className="dr-notifications-channels">
        <legend>{t('notifications.mail')}</legend>
        {MAILED_GROUPS.map((group) => (
          <Form.Item key={group} name={['mail', group]} valuePropName="checked" noStyle>
            <Checkbox>{t(`notifications.groups.${group}`)}</Checkbox>
          </Form.Item>
        ))}
        <p className="dr-notifications-hint">{t('notifications.always')}</p>
      </fieldset>
      <fieldset className="dr-notifications-channels">
        <legend>{t('notifications.push')}</legend>
        {NOTIFICATION_GROUPS.map((group) => (
          <Form.Item key={group} name={['push', group]} valuePropName="checked" noStyle>
            <Checkbox>{t(`notifications.groups.${group}`)}</Checkbox>
          </Form.Item>
        ))}
        {personId && <DevicePush personId={personId} />}
      </fieldset>
      <QuietHoursFields zone={zone} />
      <SubmitButton label={t('notifications.save')} isBusy={isLoading} busyText={t('notifications.saving')} />
    </AppForm>
  );
}

function valuesOf({ channels, quiet, isGathered }: NotificationPreferences): Values {
  const mail = channels.flatMap(({ group, mail: isMailed }) =>
    isMailedGroup(group) ? [[group, isMailed === true] as const] : [],
  );
  return {
    mail: Object.fromEntries(mail) as Values['mail'],
    push: Object.fromEntries(channels.map(({ group, push }) => [group, push])) as Values['push'],
    isQuiet: quiet !== null,
    ...(quiet ?? USUAL_NIGHT),
    isGathered,
  };
}
