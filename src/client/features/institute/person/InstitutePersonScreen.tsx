import { Link, useParams } from 'react-router-dom';
import { useGetInstitutePersonQuery } from '../../../api/adminApi';
import { failureText } from '../../../i18n/failureText';
import { useTranslation } from '../../../i18n/useTranslation';
import { isApiError } from '../../../../shared/contract/base/apiError';
import type { InstitutePerson } from '../../../../shared/contract/institute/institutePerson';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { zoneLabel } from '../../../../shared/domain/time/meetingZones';
import { paths } from '../../../paths';
import { Fact } from '../../../ui/facts/Fact';
import { Monogram } from '../../../ui/facts/Monogram';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../../ui/loading/LoadingRows';
import { MailAddress } from '../../../ui/text/MailAddress';
import { useZoneNames } from '../../../ui/time/useZoneNames';
import { MomentCell } from '../decisions/MomentCell';
import '../institute.css';
import { useRoleName } from '../people/useRoleName';
import { useRolesDialog } from '../people/useRolesDialog';
import { useSignOutAction } from '../people/useSignOutAction';
import { RowActions } from '../RowActions';
import './person.css';
import { PersonBookings } from './PersonBookings';
import { PersonRecord } from './PersonRecord';
import { useHeadshotRemoval } from './useHeadshotRemoval';

/** One of an admin's people, and the actions on them. */
export function InstitutePersonScreen() {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetInstitutePersonQuery({ user_id: userId });
  const isNone = isApiError(error) && ['NOT_FOUND', 'INVALID'].includes(error.code);
  return (
    <div className="dr-institute">
      <p>
        <Link className="dr-institute-link" to={`${paths.interpreter.instituteAdmin}?section=users`}>
          {t('institute.person.back')}
        </Link>
      </p>
      {currentData ? (
        <PersonPage told={currentData} />
      ) : (
        <>
          <h1>{t('layout.titles.institutePerson')}</h1>
          {isNone ? (
            <EmptyState title={t('institute.person.none')} text={t('institute.person.noneText')} />
          ) : error && !isFetching ? (
            <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
          ) : (
            <LoadingRows text={t('common.loading')} rows={6} />
          )}
        </>
      )}
    </div>
  );
}

function PersonPage({ told }: { told: InstitutePerson }) {
  const { t } = useTranslation();
  const { person } = told;
  const signOut = useSignOutAction();
  const { openFor, dialog } = useRolesDialog();
  const removal = useHeadshotRemoval(person);
  const change = {
    key: 'change',
    label: t('institute.users.changeOf', { name: person.name }),
    act: () => openFor(person),
  };
  return (
    <>
      <header className="dr-institutePerson-head">
        <Monogram name={person.name} imageUrl={person.photo_url} size={64} />
        <div>
          <h1 dir="auto">{person.name}</h1>
          <p className="dr-table-quiet">
            <MailAddress email={person.email} />
          </p>
        </div>
        <RowActions
          name={t('institute.actionsOf', { name: person.name })}
          actions={[change, ...removal.actions, ...signOut(person)]}
        />
      </header>
      <PersonFacts told={told} />
      <PersonRecord told={told} />
      <PersonBookings person={person} />
      {dialog}
      {removal.dialog}
    </>
  );
}

function PersonFacts({ told: { person, time_zone: zone, listing } }: { told: InstitutePerson }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const zoneNames = useZoneNames();
  const kind = person.group_id === CLIENT_GROUP ? 'client' : 'interpreter';
  const listed = (values: readonly string[]) => values.join(t('common.comma')) || t('institute.none');
  return (
    <dl className="dr-institutePerson-facts">
      <Fact label={t('institute.columns.kind')}>{t(`institute.kinds.${kind}`)}</Fact>
      <Fact label={t('institute.columns.roles')}>{listed(person.roles.map(roleName))}</Fact>
      <Fact label={t('institute.columns.business')}>{person.business ?? t('institute.none')}</Fact>
      <Fact label={t('institute.columns.teams')}>{listed(person.teams)}</Fact>
      <Fact label={t('institute.columns.tier')}>{t(`institute.tiers.${person.tier}`)}</Fact>
      <Fact label={t('institute.person.zone')}>
        {zone ? zoneLabel(zone, zoneNames) : t('institute.none')}
      </Fact>
      <Fact label={t('institute.person.since')}>
        <MomentCell at={person.created_at} />
      </Fact>
      <Fact label={t('institute.columns.lastSignIn')}>
        {person.last_login_at ? <MomentCell at={person.last_login_at} /> : t('institute.users.never')}
      </Fact>
      {listing && (
        <Fact label={t('institute.person.listing')} wide={listing.reason !== null}>
          {t(`listing.states.${listing.state}`)}
          {listing.reason && (
            <span className="dr-institutePerson-reason" dir="auto">
              {t('institute.problems.because', { reason: listing.reason })}
            </span>
          )}
        </Fact>
      )}
    </dl>
  );
}
