import { useTranslation } from '../../i18n/useTranslation';
import { useSaveBusinessMutation } from '../../api/adminApi';
import type { Business } from '../../contract/instituteTeams';
import { isBlank } from '../../domain/isBlank';
import { FormSummary } from '../../ui/FormSummary';
import { PlainField } from '../../ui/PlainField';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';
import { FormEnd } from './FormEnd';
import { refusalBeside } from './refusalBeside';

interface BusinessFormProps {
  /** null: a new one */
  business: Business | null;
  onDone: () => void;
}

/** A business's name. */
export function BusinessForm({ business, onDone }: BusinessFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [save] = useSaveBusinessMutation();
  const { field, summary, submit, isSending } = usePlainForm<'name'>({
    start: { name: business?.name ?? '' },
    kept: ['name'],
    place: `business ${business?.id ?? ''}`,
    forgetsWhenClosed: true,
    check: ({ name }) => ({ name: isBlank(name) ? t('institute.nameRequired') : undefined }),
    send: async ({ name }) => {
      const { error } = await save({ ...(business && { id: business.id }), name });
      if (error) return refusalBeside(error, ['name'], { NAME_TAKEN: 'name' }, t);
      toast.success({ title: t('institute.businesses.saved', { name: name.trim() }) });
      onDone();
    },
  });
  return (
    <form className="dr-institute-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <PlainField
        {...field('name')}
        label={t('institute.columns.name')}
        maxLength={120}
        autoCapitalize="sentences"
      />
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </form>
  );
}
