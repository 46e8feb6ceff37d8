import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  useDecideCredentialMutation,
  useGetWaitingCredentialsQuery,
} from '../../../api/credentialDecisionApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { WaitingCredential } from '../../../../shared/contract/interpreters/credentialDecisions';
import { MAX_CREDENTIAL_REASON } from '../../../../shared/domain/people/credentials';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { useBadgeWords } from '../../../entities/interpreter/useBadgeWords';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { useToast } from '../../../ui/popups/useToast';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { FormDialog } from '../FormDialog';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import type { RowAction } from '../useRowAction';
import { ClaimCell, ProofCell } from './ClaimCell';
import { MomentCell } from './MomentCell';

/** So many pictures come by themselves; further ones when they are asked for. */
const AT_ONCE = 3;

/** Credentials to decide about, each with its document beside it. */
export function CredentialsSection() {
  const { t } = useTranslation();
  const words = useBadgeWords();
  const query = useGetWaitingCredentialsQuery();
  const [decide] = useDecideCredentialMutation();
  const [refused, setRefused] = useState<WaitingCredential | null>(null);
  const named = (row: WaitingCredential) => ({ name: row.person.name, credential: words.name(row) });
  const approval = (row: WaitingCredential): RowAction => ({
    key: 'approve',
    label: t('institute.credentials.approve.label'),
    name: t('institute.credentials.approve.of', named(row)),
    question: {
      title: t('institute.credentials.approve.ask', named(row)),
      text: t('institute.credentials.approve.text', named(row)),
      ok: t('institute.credentials.approve.label'),
      cancel: t('common.cancel'),
    },
    done: t('institute.credentials.approve.done', named(row)),
    act: () => decide({ id: row.id, version: row.version, approve: true }).unwrap(),
  });
  const columns: Column<WaitingCredential>[] = [
    {
      title: t('institute.columns.person'),
      cell: ({ person: { name, photo_url, email }, submitted_at: at }) => (
        <span className="dr-institute-named">
          <PersonLine name={name} imageUrl={photo_url} note={email} />
          <MomentCell at={at} />
        </span>
      ),
    },
    { title: t('institute.credentials.claim'), cell: (row) => <ClaimCell row={row} /> },
    {
      title: t('institute.credentials.document'),
      cell: (row) => <ProofCell row={row} isAwaited={(query.data ?? []).indexOf(row) < AT_ONCE} />,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (row) =>
        row.isOwn ? (
          <span className="dr-table-quiet">{t('institute.credentials.own')}</span>
        ) : (
          <div className="dr-table-actions">
            <RowActions
              name={t('institute.actionsOf', { name: row.person.name })}
              actions={[approval(row)]}
              areInSight
            />
            <Button
              aria-label={t('institute.credentials.refuse.of', named(row))}
              onClick={() => setRefused(row)}
            >
              {t('institute.credentials.refuse.label')}
            </Button>
          </div>
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.credentials')} lead={t('institute.credentials.lead')}>
      <ListStates
        query={query}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t('institute.credentials.empty')} text={t('institute.credentials.emptyText')} />
        }
      >
        {(rows) => (
          <DataTable
            name={t('institute.sections.credentials')}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
      <FormDialog
        title={refused ? t('institute.credentials.refuse.ask', named(refused)) : ''}
        isOpen={refused !== null}
        onClose={() => setRefused(null)}
      >
        {refused && <RefusalForm credential={refused} onDone={() => setRefused(null)} />}
      </FormDialog>
    </SectionFrame>
  );
}

interface RefusalFormProps {
  credential: WaitingCredential;
  onDone: () => void;
}

/** Why a credential is not verified; its owner reads it. */
function RefusalForm({ credential: { id, version, person }, onDone }: RefusalFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { name } = person;
  const [decide] = useDecideCredentialMutation();
  const { props, summary, isSending } = useAppForm<'reason'>({
    start: { reason: '' },
    kept: ['reason'],
    place: `refusal ${id}`,
    forgetsWhenClosed: true,
    check: ({ reason }) => ({
      reason: isBlank(reason) ? t('institute.credentials.reasonRequired') : undefined,
    }),
    send: async ({ reason }) => {
      const { error } = await decide({ id, version, approve: false, reason });
      if (error) return refusalBeside(error, ['reason'], {}, t);
      toast.success({ title: t('institute.credentials.refuse.done', { name }) });
      onDone();
    },
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <p>{t('institute.credentials.refuse.text', { name })}</p>
      <Form.Item name="reason" label={t('institute.credentials.reason')}>
        <Input.TextArea maxLength={MAX_CREDENTIAL_REASON} rows={4} />
      </Form.Item>
      <FormEnd label={t('institute.credentials.refuse.label')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
