import { Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { z } from 'zod';
import { useAddOrUpdateRoleMutation } from '../../../api/adminApi';
import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { type Module, MODULES } from '../../../../shared/domain/people/modules';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { usePersistentState } from '../../../ui/page/usePersistentState';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { ChangedRecordNote } from '../ChangedRecordNote';
import { Checks } from '../Checks';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { chosenOver, typedOver } from '../useSeenRecord';
import { useSeenRole } from './useSeenRole';

interface RoleFormProps {
  /** null: a new one */
  role: InstituteRole | null;
  ownRank: number;
  onDone: () => void;
}

/** The institute's own area is opened by the admin's role alone. */
const OFFERED = MODULES.filter((module) => module !== 'institute');
const FIELDS = ['name', 'description', 'rank'] as const;

/** A role's name, rank and what it opens. Nobody ranks one above their own. */
export function RoleForm({ role, ownRank, onDone }: RoleFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [save] = useAddOrUpdateRoleMutation();
  const { seen, place, refusalOf, noteFor } = useSeenRole(role);
  const [modules, setModules] = usePersistentState<readonly string[]>({
    place: `${place}, checked`,
    schema: z.array(z.string()),
    start: role?.modules ?? OFFERED,
    forgetsWhenClosed: true,
  });
  const { form, props, summary, isSending } = useAppForm<(typeof FIELDS)[number]>({
    start: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      rank: String(role?.rank ?? Math.min(10, ownRank)),
    },
    kept: FIELDS,
    place,
    forgetsWhenClosed: true,
    check: ({ name, rank }) => ({
      name: isBlank(name) ? t('institute.roles.nameRequired') : undefined,
      rank: isRank(rank, ownRank) ? undefined : t('institute.roles.rankProblem', { most: ownRank }),
    }),
    send: async ({ name, description, rank }) => {
      const { error } = await save({
        ...(role?.id && { id: role.id }),
        name,
        description,
        rank: Number(rank),
        modules: modules as Module[],
        ...seen,
      });
      if (error)
        return (
          (await refusalOf(error)) ??
          refusalBeside(error, FIELDS, { ROLE_EXISTS: 'name', ROLE_ABOVE_OWN: 'rank' }, t)
        );
      toast.success({ title: t('institute.roles.saved', { name: name.trim() }) });
      onDone();
    },
  });
  const note = noteFor((was, is) => {
    const typed = form.getFieldsValue(true) as Record<(typeof FIELDS)[number], string>;
    form.setFieldsValue({
      name: typedOver(typed.name, was.name, is.name),
      description: typedOver(typed.description, was.description, is.description),
      rank: typedOver(typed.rank, String(was.rank), String(is.rank)),
    });
    setModules(chosenOver<string>(modules, was.modules, is.modules, (module) => module));
    form.focusField('name');
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      {note && <ChangedRecordNote {...note} />}
      <Form.Item name="name" label={t('institute.columns.name')}>
        <Input autoCapitalize="sentences" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('institute.roles.description')}>
        <Input maxLength={300} autoCapitalize="sentences" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="rank"
        label={t('institute.columns.rank')}
        extra={t('institute.roles.rankHint', { most: ownRank })}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Checks
        legend={t('institute.roles.opens')}
        hint={t('institute.roles.opensHint')}
        options={OFFERED.map((module) => ({ value: module, label: t(`institute.modules.names.${module}`) }))}
        chosen={modules}
        onChange={setModules}
      />
      <FormEnd label={t('common.save')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}

function isRank(typed: string, most: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= most;
}
