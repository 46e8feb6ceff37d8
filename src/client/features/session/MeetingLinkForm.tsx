import { Button, Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/useTranslation';
import { useSetMeetingLinkMutation } from '../../api/sessionApi';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import {
  isMeetingLink,
  MEETING_LINK_MAX_LENGTH,
  PASSCODE_MAX_LENGTH,
} from '../../../shared/domain/booking/sessionRoom';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { useToast } from '../../ui/popups/useToast';

interface MeetingLinkFormProps {
  /** the booking's */
  id: string;
  meeting: SessionRoom['meeting'];
  onDone: () => void;
  /** leaves what stands; absent where nothing stands */
  onKeep?: () => void;
}

/** The client says where to meet. */
export function MeetingLinkForm({ id, meeting, onDone, onKeep }: MeetingLinkFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [save] = useSetMeetingLinkMutation();
  const form = useAppForm({
    start: { url: meeting?.url ?? '', passcode: meeting?.passcode ?? '' },
    kept: ['url', 'passcode'],
    place: `meeting ${id}`,
    forgetsWhenClosed: true,
    check: ({ url, passcode }) => ({
      url: problemOf(url, t),
      passcode: passcode.trim().length > PASSCODE_MAX_LENGTH ? t('session.place.errors.tooLong') : undefined,
    }),
    send: async ({ url, passcode }) => {
      const answer = await save({ id, url: url.trim(), passcode: passcode.trim() });
      if (answer.error) return formRefusalOf(answer.error, ['url', 'passcode'], t);
      toast.success({ title: t('session.place.saved') });
      onDone();
    },
  });
  return (
    <AppForm {...form.props} className="dr-place-form">
      <FormSummary {...form.summary} />
      <Form.Item name="url" label={t('session.place.link')} extra={t('session.place.linkHint')} required>
        <Input type="url" inputMode="url" autoComplete="off" />
      </Form.Item>
      <Form.Item name="passcode" label={t('session.place.passcode')} extra={t('session.place.passcodeHint')}>
        <Input autoComplete="off" />
      </Form.Item>
      <div className="dr-place-actions">
        <SubmitButton
          label={t('session.place.save')}
          isBusy={form.isSending}
          busyText={t('session.place.saving')}
        />
        {onKeep && (
          <Button size="large" onClick={onKeep}>
            {t('session.place.keep')}
          </Button>
        )}
      </div>
    </AppForm>
  );
}

function problemOf(url: string, t: TFunction): string | undefined {
  const typed = url.trim();
  if (typed === '') return t('session.place.errors.required');
  if (typed.length > MEETING_LINK_MAX_LENGTH) return t('session.place.errors.tooLong');
  return isMeetingLink(typed) ? undefined : t('session.place.errors.notALink');
}
