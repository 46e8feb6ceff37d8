import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/useTranslation';
import { useSetMeetingLinkMutation } from '../../api/sessionApi';
import type { SessionRoom } from '../../contract/session';
import { isMeetingLink, MEETING_LINK_MAX_LENGTH, PASSCODE_MAX_LENGTH } from '../../domain/sessionRoom';
import { FormSummary } from '../../ui/FormSummary';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { PlainField } from '../../ui/PlainField';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';

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
  const form = usePlainForm({
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
    <form className="dr-place-form" noValidate onSubmit={form.submit}>
      <FormSummary {...form.summary} />
      <PlainField
        {...form.field('url')}
        label={t('session.place.link')}
        hint={t('session.place.linkHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <PlainField
        {...form.field('passcode')}
        label={t('session.place.passcode')}
        hint={t('session.place.passcodeHint')}
        autoComplete="off"
        isOptional
      />
      <div className="dr-place-actions">
        <SubmitButton
          label={t('session.place.save')}
          isBusy={form.isSending}
          busyText={t('session.place.saving')}
        />
        {onKeep && <Button onClick={onKeep}>{t('session.place.keep')}</Button>}
      </div>
    </form>
  );
}

function problemOf(url: string, t: TFunction): string | undefined {
  const typed = url.trim();
  if (typed === '') return t('session.place.errors.required');
  if (typed.length > MEETING_LINK_MAX_LENGTH) return t('session.place.errors.tooLong');
  return isMeetingLink(typed) ? undefined : t('session.place.errors.notALink');
}
