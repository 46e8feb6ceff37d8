import { useTranslation } from '../../../i18n/useTranslation';
import type { InstitutePerson } from '../../../../shared/contract/institute/institutePerson';
import { badgePlace } from '../../../../shared/domain/people/credentials';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { formatMeetingDate } from '../../../ui/time/meetingTime';
import { ChangeCell } from '../decisions/ChangeCell';
import { MomentCell } from '../decisions/MomentCell';
import { ReportedBy } from '../decisions/ReportedBy';
import { PersonCell } from '../people/PersonCell';
import { HomePart } from '../home/HomePart';

/** A person's record beside their bookings: credentials, problems, sign-ins and decisions about them. */
export function PersonRecord({ told }: { told: InstitutePerson }) {
  return (
    <>
      {told.person.group_id !== CLIENT_GROUP && <Credentials credentials={told.credentials} />}
      <Problems problems={told.problems} />
      <SignIns signIns={told.sign_ins} />
      <Decisions decisions={told.decisions} />
    </>
  );
}

type Credential = InstitutePerson['credentials'][number];

function Credentials({ credentials }: { credentials: readonly Credential[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<Credential>[] = [
    {
      title: t('institute.person.credential'),
      isRowName: true,
      cell: (credential) => (
        <span className="dr-institute-named">
          <strong>{t(`institute.log.values.${credential.kind}`)}</strong>
          <span className="dr-table-quiet" dir="auto">
            {badgePlace(credential)}
          </span>
        </span>
      ),
    },
    {
      title: t('institute.log.fields.state'),
      cell: ({ state, reason }) => (
        <span className="dr-institute-named">
          <span>{t(`listing.credentials.states.${state}`)}</span>
          {reason && (
            <span className="dr-table-quiet" dir="auto">
              {t('institute.problems.because', { reason })}
            </span>
          )}
        </span>
      ),
    },
    {
      title: t('institute.log.fields.valid_until'),
      cell: ({ valid_until: until }) =>
        until === null ? t('institute.credentials.noEnd') : formatMeetingDate(until, i18n.language),
    },
    { title: t('institute.person.handedIn'), cell: ({ submitted_at }) => <MomentCell at={submitted_at} /> },
  ];
  return (
    <PersonTable
      title={t('institute.sections.credentials')}
      none={t('institute.person.noCredentials')}
      rows={credentials}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

type Problem = InstitutePerson['problems'][number];

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<Problem>[] = [
    {
      title: t('institute.problems.session'),
      isRowName: true,
      cell: ({ title, startsAt }) => (
        <span className="dr-institute-named">
          <strong dir="auto">{visibleText(title) || t('ui.untitledMeeting')}</strong>
          <MomentCell at={startsAt} />
        </span>
      ),
    },
    {
      title: t('institute.problems.report'),
      cell: (problem) => (
        <span className="dr-institute-named">
          <span dir="auto">{problem.text}</span>
          <ReportedBy problem={problem} by={problem.by} words="by" />
        </span>
      ),
    },
    {
      title: t('institute.problems.decision'),
      cell: ({ outcome, amount }) =>
        outcome === null
          ? t('institute.problems.show.open')
          : t(`institute.problems.outcome.${outcome}`, {
              amount: formatCents(centsFromEuros(amount ?? 0), i18n.language),
            }),
    },
  ];
  return (
    <PersonTable
      title={t('institute.sections.problems')}
      none={t('institute.person.noProblems')}
      rows={problems}
      columns={columns}
      keyOf={({ booking_id }) => booking_id}
    />
  );
}

type SignIn = InstitutePerson['sign_ins'][number];

function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const { t } = useTranslation();
  const columns: Column<SignIn>[] = [
    {
      title: t('signIns.columns.device'),
      isRowName: true,
      cell: ({ browser, operating_system: system }) => {
        const named = browser ?? t('signIns.unknownBrowser');
        return system ? t('signIns.on', { browser: named, system }) : named;
      },
    },
    { title: t('signIns.columns.since'), cell: ({ signed_in_at }) => <MomentCell at={signed_in_at} /> },
    { title: t('signIns.columns.lastUsed'), cell: ({ last_used_at }) => <MomentCell at={last_used_at} /> },
  ];
  return (
    <PersonTable
      title={t('institute.person.signIns')}
      none={t('institute.person.noSignIns')}
      rows={signIns}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

type Decision = InstitutePerson['decisions'][number];

function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation();
  const columns: Column<Decision>[] = [
    { title: t('institute.columns.when'), cell: ({ at }) => <MomentCell at={at} /> },
    {
      title: t('institute.columns.who'),
      cell: ({ actor, actor_photo_url: photo_url }) => (
        <PersonCell person={{ name: actor || t('talk.goneName'), photo_url }} isFact />
      ),
    },
    {
      title: t('institute.columns.what'),
      isRowName: true,
      cell: ({ action }) => t(`institute.log.actions.${action}`),
    },
    { title: t('institute.columns.change'), cell: (entry) => <ChangeCell {...entry} /> },
  ];
  return (
    <PersonTable
      title={t('institute.person.decisions')}
      none={t('institute.person.noDecisions')}
      rows={decisions}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

interface PersonTableProps<Row> {
  title: string;
  none: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
}

function PersonTable<Row extends object>({ title, none, ...table }: PersonTableProps<Row>) {
  return (
    <HomePart title={title} empty={table.rows.length === 0 && none} isTop>
      <DataTable name={title} {...table} />
    </HomePart>
  );
}
