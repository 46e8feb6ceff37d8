import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import { useDecideProblemMutation, useGetProblemsQuery } from '../../../api/aftermathApi';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import type { ProblemOutcome } from '../../../../shared/domain/booking/aftermath';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FewChoice } from '../../../ui/form/choices/FewChoice';
import { ListStates } from '../../../ui/table/ListStates';
import { FormDialog } from '../FormDialog';
import { MomentCell } from './MomentCell';
import { PartForm } from './PartForm';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import type { RowAction } from '../useRowAction';

const SHOWN = ['all', 'open', 'decided'] as const;
/** A cent has no parts. */
const SMALLEST_TO_PART = 0.02;

/** Reported problems with meetings of the institute's interpreters, and the decision. */
export function ProblemsSection() {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const show = SHOWN.find((each) => each === search.get('show')) ?? 'all';
  const isShown = ({ outcome }: ReportedProblem) =>
    show === 'all' || (outcome === null) === (show === 'open');
  const [parted, setParted] = useState<ReportedProblem | null>(null);
  const query = useGetProblemsQuery();
  const [decide] = useDecideProblemMutation();
  const moneyOf = (euros: number) => formatCents(centsFromEuros(euros), i18n.language);
  const titleOf = ({ title }: ReportedProblem) => visibleText(title) || t('ui.untitledMeeting');
  const action = (problem: ReportedProblem, outcome: Exclude<ProblemOutcome, 'partial'>): RowAction => {
    const title = titleOf(problem);
    return {
      key: outcome,
      label: t(`institute.problems.decide.${outcome}.label`),
      name: t(`institute.problems.decide.${outcome}.of`, { title }),
      question: {
        title: t('institute.problems.ask', { title }),
        text: t(`institute.problems.decide.${outcome}.text`),
        ok: t(`institute.problems.decide.${outcome}.label`),
        cancel: t('common.cancel'),
        isDangerous: outcome === 'void',
      },
      done: t('institute.problems.done'),
      act: () => decide({ booking_id: problem.booking_id, outcome }).unwrap(),
    };
  };
  const columns: Column<ReportedProblem>[] = [
    {
      title: t('institute.problems.session'),
      sortBy: ({ startsAt }) => startsAt,
      cell: (problem) => (
        <span className="dr-institute-named">
          <strong>{titleOf(problem)}</strong>
          <MomentCell at={problem.startsAt} />
        </span>
      ),
    },
    {
      title: t('institute.problems.report'),
      cell: (problem) => (
        <span className="dr-institute-named">
          <span>{problem.text}</span>
          <span className="dr-table-quiet">
            {t(`institute.problems.by.${problem.by}`, { name: problem[problem.by] || t('talk.goneName') })}
          </span>
          {problem.answer !== null && <OtherSide problem={problem} answer={problem.answer} />}
        </span>
      ),
    },
    {
      title: t('institute.problems.presence'),
      cell: ({ interpreterCheckedIn }) =>
        t(interpreterCheckedIn ? 'institute.problems.checkedIn' : 'institute.problems.absent'),
    },
    {
      title: t('institute.problems.decision'),
      sortBy: ({ outcome }) => (outcome ? t(`institute.problems.outcome.${outcome}`, { amount: '' }) : ''),
      cell: (problem) =>
        problem.outcome ? (
          <span className="dr-institute-named">
            <span>
              {t(`institute.problems.outcome.${problem.outcome}`, { amount: moneyOf(problem.amount ?? 0) })}
            </span>
            {problem.reason && (
              <span className="dr-table-quiet">
                {t('institute.problems.because', { reason: problem.reason })}
              </span>
            )}
          </span>
        ) : problem.isOwn ? (
          <span className="dr-table-quiet">{t('institute.problems.own')}</span>
        ) : (
          <div className="dr-table-actions">
            <RowActions
              name={t('institute.actionsOf', { name: titleOf(problem) })}
              actions={[action(problem, 'counts'), action(problem, 'void')]}
              areInSight
            />
            {problem.fee >= SMALLEST_TO_PART && (
              <Button
                aria-label={t('institute.problems.decide.partial.of', { title: titleOf(problem) })}
                onClick={() => setParted(problem)}
              >
                {t('institute.problems.decide.partial.label')}
              </Button>
            )}
          </div>
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.problems')} lead={t('institute.problems.lead')}>
      <div className="dr-institute-filters">
        <FewChoice
          label={t('institute.problems.show.label')}
          value={show}
          options={SHOWN.map((value) => ({ value, label: t(`institute.problems.show.${value}`) }))}
          onChange={(value) => setSearch({ section: 'problems', ...(value !== 'all' && { show: value }) })}
        />
      </div>
      <ListStates
        query={query}
        isEmpty={(rows) => !rows.some(isShown)}
        empty={
          show === 'all' ? (
            <EmptyState title={t('institute.problems.empty')} text={t('institute.problems.emptyText')} />
          ) : (
            <EmptyState title={t(`institute.problems.show.${show}None`)} />
          )
        }
      >
        {(rows) => (
          <DataTable
            name={t('institute.sections.problems')}
            rows={rows.filter(isShown)}
            columns={columns}
            keyOf={({ booking_id }) => booking_id}
          />
        )}
      </ListStates>
      <FormDialog
        title={t('institute.problems.decide.partial.ask', { title: parted ? titleOf(parted) : '' })}
        isOpen={parted !== null}
        onClose={() => setParted(null)}
      >
        {parted && <PartForm problem={parted} onDone={() => setParted(null)} />}
      </FormDialog>
    </SectionFrame>
  );
}

/** The other side's answer. */
function OtherSide({ problem, answer }: { problem: ReportedProblem; answer: string }) {
  const { t } = useTranslation();
  const other = problem.by === 'client' ? 'interpreter' : 'client';
  return (
    <>
      <span>{answer}</span>
      <span className="dr-table-quiet">
        {t(`institute.problems.answer.${other}`, { name: problem[other] || t('talk.goneName') })}
      </span>
    </>
  );
}
