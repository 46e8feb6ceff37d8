import { Form } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { z } from 'zod';
import { useAddOrUpdateRoleMutation, useGetBusinessesQuery, useGetRolesQuery } from '../../../api/adminApi';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { usePersistentState } from '../../../ui/page/usePersistentState';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { ChangedRecordNote } from '../ChangedRecordNote';
import { Checks } from '../Checks';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { chosenOver, typedOver } from '../useSeenRecord';
import { useRereadSelf } from './useRereadSelf';
import { useSeenPerson } from './useSeenPerson';
import { useConfirm } from '../../../ui/popups/useConfirm';
import { useRoleName, useOwnRank } from './useRoleName';

interface PersonRolesFormProps {
  person: InstituteUser;
  onDone: () => void;
}

/** A person's roles and business. Giving or taking the admin's role is asked for in words. */
export function PersonRolesForm({ person, onDone }: PersonRolesFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const roleName = useRoleName();
  const rereadSelf = useRereadSelf();
  const { data: known = [] } = useGetRolesQuery();
  const { data: businesses = [] } = useGetBusinessesQuery();
  const [save] = useAddOrUpdateRoleMutation();
  const ownRank = useOwnRank(known);
  const { record, seen, place, refusalOf, noteFor } = useSeenPerson(person);
  const [roles, setRoles] = usePersistentState({
    place: `${place}, checked`,
    schema: z.array(z.string()),
    start: person.roles,
    forgetsWhenClosed: true,
  });
  const { name } = person;

  const isWanted = (): Promise<boolean> => {
    const [was, is] = [record?.roles ?? [], roles].map((held) => held.includes(INSTITUTE_ADMIN_ROLE));
    if (was === is) return Promise.resolve(true);
    const kind = is ? 'giveAdmin' : 'takeAdmin';
    return confirm({
      title: t(`institute.users.${kind}.title`, { name }),
      text: t(`institute.users.${kind}.text`, { name }),
      ok: t(`institute.users.${kind}.ok`),
      cancel: t('common.cancel'),
      isDangerous: true,
    });
  };

  const { form, props, summary, isSending } = useAppForm<'business'>({
    start: { business: person.business_id ?? '' },
    kept: ['business'],
    place,
    forgetsWhenClosed: true,
    check: () => ({}),
    send: async ({ business }) => {
      if (!(await isWanted())) return;
      const { error } = await save({ user_id: person.id, roles, business_id: business || null, ...seen });
      if (error) return (await refusalOf(error)) ?? refusalBeside(error, ['business'], {}, t);
      toast.success({ title: t('institute.users.saved', { name }) });
      onDone();
      await rereadSelf(person.id);
    },
  });
  const note = noteFor((was, is) => {
    const typed = form.getFieldValue('business') as string;
    form.setFieldValue('business', typedOver(typed, was.business_id ?? '', is.business_id ?? ''));
    setRoles(chosenOver(roles, was.roles, is.roles, (role) => role));
    form.focusField('business');
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      {note && <ChangedRecordNote {...note} />}
      <Checks
        legend={t('institute.columns.roles')}
        hint={t('institute.users.rolesHint')}
        options={known.map((role) => ({
          value: role.name,
          label: roleName(role.name),
          note: role.rank > ownRank ? t('institute.roles.aboveOwn') : role.description,
          isFixed: role.rank > ownRank,
        }))}
        chosen={roles}
        onChange={setRoles}
      />
      <Form.Item name="business" label={t('institute.columns.business')}>
        <ChoiceInput
          options={[
            { value: '', label: t('institute.none') },
            ...businesses.map((business) => ({ value: business.id, label: business.name })),
          ]}
        />
      </Form.Item>
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
