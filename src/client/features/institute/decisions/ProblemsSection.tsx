import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetProblemsQuery } from '../../../api/aftermathApi';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import type { ProblemOutcome } from '../../../../shared/domain/booking/aftermath';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { HistoryLine } from '../../../entities/booking/details/HistoryLine';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FewChoice } from '../../../ui/form/choices/FewChoice';
import { ListStates } from '../../../ui/table/ListStates';
import { FormDialog } from '../FormDialog';
import { MomentCell } from './MomentCell';
import { DecisionCell } from './DecisionCell';
import { DecisionForm } from './DecisionForm';
import { otherSide } from './problemStanding';
import { ReportedBy } from './ReportedBy';
import { SectionFrame } from '../SectionFrame';

const SHOWN = ['all', 'open', 'decided'] as const;
/** What waits for the other side's answer can be decided while the page is open. */
const REREAD_MS = 60_000;

interface Decision {
  problem: ReportedProblem;
  outcome: ProblemOutcome;
}

/** Reported problems with meetings of the institute's interpreters, and the decision. */
export function ProblemsSection() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const show = SHOWN.find((each) => each === search.get('show')) ?? 'all';
  const isShown = ({ outcome }: ReportedProblem) =>
    show === 'all' || (outcome === null) === (show === 'open');
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const query = useGetProblemsQuery(undefined, { pollingInterval: REREAD_MS, skipPollingIfUnfocused: true });
  const titleOf = ({ title }: ReportedProblem) => visibleText(title) || t('ui.untitledMeeting');
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
          <span dir="auto">{problem.text}</span>
          <ReportedBy problem={problem} by={problem.by} words="by" />
          {problem.answer !== null && (
            <>
              <span dir="auto">{problem.answer}</span>
              <ReportedBy problem={problem} by={otherSide(problem)} words="answer" />
            </>
          )}
        </span>
      ),
    },
    {
      title: t('institute.problems.presence'),
      cell: ({ interpreterCheckedIn, facts }) => (
        <span className="dr-institute-named">
          <span>
            {t(interpreterCheckedIn ? 'institute.problems.checkedIn' : 'institute.problems.absent')}
          </span>
          {facts?.map((fact) => (
            <span key={`${fact.at} ${fact.action} ${fact.actor}`} className="dr-table-quiet">
              <HistoryLine happening={fact} viewer={null} />
            </span>
          ))}
        </span>
      ),
    },
    {
      title: t('institute.problems.decision'),
      sortBy: ({ outcome }) => (outcome ? t(`institute.problems.outcome.${outcome}`, { amount: '' }) : ''),
      cell: (problem) => (
        <DecisionCell problem={problem} onDecide={(outcome) => setDeciding({ problem, outcome })} />
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
        title={
          deciding
            ? t(`institute.problems.decide.${deciding.outcome}.ask`, { title: titleOf(deciding.problem) })
            : ''
        }
        isOpen={deciding !== null}
        onClose={() => setDeciding(null)}
      >
        {deciding && <DecisionForm {...deciding} onDone={() => setDeciding(null)} />}
      </FormDialog>
    </SectionFrame>
  );
}
