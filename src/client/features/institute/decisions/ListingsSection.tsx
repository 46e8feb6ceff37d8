import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useDecideListingMutation, useGetWaitingListingsQuery } from '../../../api/listingApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { WaitingListing } from '../../../../shared/contract/interpreters/listing';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { MAX_LISTING_REASON } from '../../../../shared/domain/people/listing';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { useInterpreterWords } from '../../../entities/interpreter/useInterpreterWords';
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
import { MomentCell } from './MomentCell';

/** Complete profiles that wait to be shown to clients, each with all that it says, and deciding about them. */
export function ListingsSection() {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const query = useGetWaitingListingsQuery();
  const [decide] = useDecideListingMutation();
  const [refused, setRefused] = useState<WaitingListing | null>(null);
  const approval = ({ id, version, name }: WaitingListing): RowAction => ({
    key: 'approve',
    label: t('institute.listings.approve.label'),
    name: t('institute.listings.approve.of', { name }),
    question: {
      title: t('institute.listings.approve.ask', { name }),
      text: t('institute.listings.approve.text', { name }),
      ok: t('institute.listings.approve.label'),
      cancel: t('common.cancel'),
    },
    done: t('institute.listings.approve.done', { name }),
    act: () => decide({ interpreter_id: id, version, approve: true }).unwrap(),
  });
  const columns: Column<WaitingListing>[] = [
    {
      title: t('institute.columns.person'),
      sortBy: ({ name }) => name,
      cell: ({ name, photo_url, email, since }) => (
        <span className="dr-institute-named">
          <PersonLine name={name} imageUrl={photo_url} note={email} />
          <MomentCell at={since} />
        </span>
      ),
    },
    {
      title: t('institute.listings.languages'),
      cell: ({ languages }) => (
        <ul className="dr-institute-lines">
          {languages.map(({ name, level }) => (
            <li key={name}>
              {languageNameIn(name, i18n.language)}
              {level && <span className="dr-table-quiet"> {t(`interpreters.levels.${level}`)}</span>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: t('institute.listings.work'),
      cell: ({ fields, price_per_hour: price }) => (
        <span className="dr-institute-named">
          <span>{fields.map(words.vertical).join(' · ')}</span>
          {price !== null && (
            <span className="dr-numerals">
              {formatCents(centsFromEuros(price), i18n.language)} {t('interpreters.anHour')}
            </span>
          )}
        </span>
      ),
    },
    {
      title: t('institute.listings.about'),
      cell: ({ description }) => <span dir="auto">{description}</span>,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (row) =>
        row.isOwn ? (
          <span className="dr-table-quiet">{t('institute.listings.own')}</span>
        ) : (
          <div className="dr-table-actions">
            <RowActions
              name={t('institute.actionsOf', { name: row.name })}
              actions={[approval(row)]}
              areInSight
            />
            <Button
              aria-label={t('institute.listings.refuse.of', { name: row.name })}
              onClick={() => setRefused(row)}
            >
              {t('institute.listings.refuse.label')}
            </Button>
          </div>
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.listings')} lead={t('institute.listings.lead')}>
      <ListStates
        query={query}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('institute.listings.empty')} text={t('institute.listings.emptyText')} />}
      >
        {(rows) => (
          <DataTable
            name={t('institute.sections.listings')}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
      <FormDialog
        title={t('institute.listings.refuse.ask', { name: refused?.name ?? '' })}
        isOpen={refused !== null}
        onClose={() => setRefused(null)}
      >
        {refused && <RefusalForm listing={refused} onDone={() => setRefused(null)} />}
      </FormDialog>
    </SectionFrame>
  );
}

/** Why a profile is not listed; the interpreter reads it. */
function RefusalForm({
  listing: { id, version, name },
  onDone,
}: {
  listing: WaitingListing;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const [decide] = useDecideListingMutation();
  const { props, summary, isSending } = useAppForm<'reason'>({
    start: { reason: '' },
    kept: ['reason'],
    place: `refusal ${id}`,
    forgetsWhenClosed: true,
    check: ({ reason }) => ({ reason: isBlank(reason) ? t('institute.listings.reasonRequired') : undefined }),
    send: async ({ reason }) => {
      const { error } = await decide({ interpreter_id: id, version, approve: false, reason });
      if (error) return refusalBeside(error, ['reason'], {}, t);
      toast.success({ title: t('institute.listings.refuse.done', { name }) });
      onDone();
    },
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <p>{t('institute.listings.refuse.text', { name })}</p>
      <Form.Item name="reason" label={t('institute.listings.reason')}>
        <Input.TextArea maxLength={MAX_LISTING_REASON} rows={4} />
      </Form.Item>
      <FormEnd label={t('institute.listings.refuse.label')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
