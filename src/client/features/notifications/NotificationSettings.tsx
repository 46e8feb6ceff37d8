import { Checkbox, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
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
  /** what is saved, as the form shows it beneath what was chosen in it */
  const base = useRef(valuesOf(saved));
  useEffect(() => {
    const present = valuesOf(saved);
    form.setFieldsValue(chosenOver(form.getFieldsValue(true) as Values, base.current, present));
    base.current = present;
  }, [saved, form]);
  const send = async (values: Values) => {
    setFailure('');
    const { error } = await save({
      ...changesOf(base.current, values),
      ...(saved.timeZone === null && { timeZone: zone }),
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

/** Only what was chosen otherwise: what another device saved meanwhile stays. */
function changesOf(was: Values, { mail, push, isQuiet, from, until, isGathered }: Values) {
  const isOtherNight = isQuiet && (from !== was.from || until !== was.until);
  return {
    channels: NOTIFICATION_GROUPS.map((group) => ({
      group,
      ...(push[group] !== was.push[group] && { push: push[group] }),
      ...(isMailedGroup(group) && mail[group] !== was.mail[group] && { mail: mail[group] }),
    })).filter((channel) => Object.keys(channel).length > 1),
    ...((isQuiet !== was.isQuiet || isOtherNight) && { quiet: isQuiet ? { from, until } : null }),
    ...(isGathered !== was.isGathered && { isGathered }),
  };
}

/** What is there now, with what was chosen otherwise than it was. */
function chosenOver<Part extends object>(chosen: Part, was: Part, is: Part): Part {
  const parts = (Object.keys(is) as (keyof Part)[]).map((key) => {
    const there = is[key];
    if (typeof there === 'object' && there !== null)
      return [key, chosenOver(chosen[key] as object, was[key] as object, there)];
    return [key, chosen[key] === was[key] ? there : chosen[key]];
  });
  return Object.fromEntries(parts) as Part;
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
