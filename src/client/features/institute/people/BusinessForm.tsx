import { Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { useLazyGetBusinessesQuery, useSaveBusinessMutation } from '../../../api/adminApi';
import type { Business } from '../../../../shared/contract/institute/instituteTeams';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { ChangedRecordNote } from '../ChangedRecordNote';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { typedOver, useSeenRecord } from '../useSeenRecord';

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
  const [read] = useLazyGetBusinessesQuery();
  const { seen, place, refusalOf, noteFor } = useSeenRecord({
    start: business,
    about: `business ${business?.id ?? ''}`,
    partsOf: ({ name }) => ({ name }),
    factsOf: ({ name }) => [{ label: t('institute.columns.name'), text: name }],
    read: async () => (await read().unwrap()).find(({ id }) => id === business?.id),
  });
  const { form, props, summary, isSending } = useAppForm<'name'>({
    start: { name: business?.name ?? '' },
    kept: ['name'],
    place,
    forgetsWhenClosed: true,
    check: ({ name }) => ({ name: isBlank(name) ? t('institute.nameRequired') : undefined }),
    send: async ({ name }) => {
      const { error } = await save({ ...(business && { id: business.id }), name, ...seen });
      if (error) return (await refusalOf(error)) ?? refusalBeside(error, ['name'], { NAME_TAKEN: 'name' }, t);
      toast.success({ title: t('institute.businesses.saved', { name: name.trim() }) });
      onDone();
    },
  });
  const note = noteFor((was, is) => {
    form.setFieldValue('name', typedOver(form.getFieldValue('name') as string, was.name, is.name));
    form.focusField('name');
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      {note && <ChangedRecordNote {...note} />}
      <Form.Item name="name" label={t('institute.columns.name')}>
        <Input maxLength={120} autoCapitalize="sentences" autoComplete="off" />
      </Form.Item>
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
