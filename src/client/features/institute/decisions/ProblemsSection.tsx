import { useTranslation } from '../../../i18n/useTranslation';
import { useDecideProblemMutation, useGetProblemsQuery } from '../../../api/aftermathApi';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import { PROBLEM_OUTCOMES, type ProblemOutcome } from '../../../../shared/domain/booking/aftermath';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { MomentCell } from './MomentCell';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import type { RowAction } from '../useRowAction';

/** What was reported about sessions of the institute's interpreters, and deciding it. */
export function ProblemsSection() {
  const { t } = useTranslation();
  const query = useGetProblemsQuery();
  const [decide] = useDecideProblemMutation();
  const titleOf = ({ title }: ReportedProblem) => visibleText(title) || t('ui.untitledMeeting');
  const action = (problem: ReportedProblem, outcome: ProblemOutcome): RowAction => {
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
      sortBy: ({ outcome }) => (outcome ? t(`institute.problems.outcome.${outcome}`) : ''),
      cell: (problem) =>
        problem.outcome ? (
          t(`institute.problems.outcome.${problem.outcome}`)
        ) : problem.isOwn ? (
          <span className="dr-table-quiet">{t('institute.problems.own')}</span>
        ) : (
          <RowActions
            name={t('institute.actionsOf', { name: titleOf(problem) })}
            actions={PROBLEM_OUTCOMES.map((outcome) => action(problem, outcome))}
            areInSight
          />
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.problems')} lead={t('institute.problems.lead')}>
      <ListStates
        query={query}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('institute.problems.empty')} text={t('institute.problems.emptyText')} />}
      >
        {(rows) => (
          <DataTable
            name={t('institute.sections.problems')}
            rows={rows}
            columns={columns}
            keyOf={({ booking_id }) => booking_id}
          />
        )}
      </ListStates>
    </SectionFrame>
  );
}

/** What the one who did not report it says to it. */
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
