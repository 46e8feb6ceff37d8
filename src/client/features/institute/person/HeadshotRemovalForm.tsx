import { Form, Input } from 'antd';
import { useRemoveHeadshotMutation } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { MAX_HEADSHOT_REASON } from '../../../../shared/domain/files/uploadRules';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { Monogram } from '../../../ui/facts/Monogram';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';

interface HeadshotRemovalFormProps {
  person: InstituteUser;
  photo: string;
  onDone: () => void;
}

/** Why the photo is removed; its owner reads it. */
export function HeadshotRemovalForm({ person: { id, name }, photo, onDone }: HeadshotRemovalFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [remove] = useRemoveHeadshotMutation();
  const { props, summary, isSending } = useAppForm<'reason'>({
    start: { reason: '' },
    kept: ['reason'],
    place: `photo ${id}`,
    forgetsWhenClosed: true,
    check: ({ reason }) => ({
      reason: isBlank(reason) ? t('institute.person.photo.reasonRequired') : undefined,
    }),
    send: async ({ reason }) => {
      const { error } = await remove({ user_id: id, photo_url: photo, reason });
      if (error) return refusalBeside(error, ['reason'], {}, t);
      toast.success({ title: t('institute.person.photo.done', { name }) });
      onDone();
    },
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <Monogram name={name} imageUrl={photo} size={112} />
      <p>{t('institute.person.photo.text', { name })}</p>
      <Form.Item name="reason" label={t('institute.person.photo.reason')}>
        <Input.TextArea maxLength={MAX_HEADSHOT_REASON} rows={4} />
      </Form.Item>
      <FormEnd label={t('institute.person.photo.label')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
