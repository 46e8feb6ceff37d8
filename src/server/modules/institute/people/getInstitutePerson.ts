import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type {
  getInstitutePerson as endpoint,
  getPersonBookings as bookingsEndpoint,
} from '../../../../shared/contract/institute/institutePerson';
import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import { pageOfBookings } from '../../bookings/service/bookingRows';
import { listProblems } from '../../problems/service/problems';
import { findListing } from '../../interpreters/service/listings';
import { listAudit } from '../service/auditLog';
import { findInstitutePerson } from '../service/institutePeople';
import { findInstituteOf } from '../service/institutes';
import { findMembership } from '../service/memberships';
import { listOpenSessions } from '../../auth/service/sessions';
import { findUserById } from '../../account/service/users';
import { bookingMoments } from '../../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../../platform/context';
import { ownCredentials } from '../../credentials/service/toCredential';
import { amountsOf } from '../../statements/service/amountsOf';
import { toAuditEntry } from '../getAuditLog';
import { toProblem } from '../getProblems';
import { toInstituteUser } from '../service/toInstituteUser';

const MOST_SIGN_INS = 20;
const MOST_DECISIONS = 20;

/** One of the institute's people as an admin may see them. Throws NOT_FOUND for anybody else. */
export async function getInstitutePerson(
  context: ServiceContext,
  caller: Caller,
  { user_id: id }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const {
    db: { queries },
    clock,
  } = context;
  const now = clock.now();
  const { institute, person } = await personOf(context, caller, id);
  const [user, listing, credentials, problems, sessions, audit] = await Promise.all([
    findUserById(queries, id),
    findListing(queries, id),
    ownCredentials(queries, id, now),
    listProblems(queries, institute, { personId: id }),
    // none of theirs comes first: no session has a person's id
    listOpenSessions(queries, { userId: id, firstId: id, limit: MOST_SIGN_INS }, now),
    listAudit(
      queries,
      institute.id,
      { subjectId: id },
      { order: 'descending', offset: 0, limit: MOST_DECISIONS },
    ),
  ]);
  return {
    person: toInstituteUser(person),
    time_zone: user?.time_zone ?? null,
    language: user?.language ?? null,
    listing: listing && {
      state: listing.state,
      reason: listing.reason,
      since: listing.since?.toISOString() ?? null,
    },
    credentials: credentials.map(({ document: _document, version: _version, ...credential }) => credential),
    problems: problems.map((row) => toProblem(row, caller.userId, now)),
    sign_ins: sessions.map(({ id: sessionId, browser, operating_system, created_at, rotated_at }) => ({
      id: sessionId,
      browser,
      operating_system,
      signed_in_at: created_at.toISOString(),
      last_used_at: rotated_at.toISOString(),
    })),
    decisions: audit.rows.map(toAuditEntry),
  };
}

/**
 * One page of a person's bookings as facts, since they joined the institute: what was before is their former one's, and its
 * clients'. The house sees all of who was never elsewhere. Throws NOT_FOUND for who is not of the institute.
 */
export async function getPersonBookings(
  context: ServiceContext,
  caller: Caller,
  { user_id: id, page, pageSize }: ReceivedOf<typeof bookingsEndpoint>,
): Promise<DataOf<typeof bookingsEndpoint>> {
  const now = context.clock.now();
  const { queries } = context.db;
  const { person } = await personOf(context, caller, id);
  const since = (await findMembership(queries, id))?.joined_at;
  const [own, other] =
    person.group_id === CLIENT_GROUP
      ? (['client', 'interpreter'] as const)
      : (['interpreter', 'client'] as const);
  const stretch = { offset: (page - 1) * pageSize, limit: pageSize, since };
  const { rows, total } = await pageOfBookings(queries, `${own}_id`, id, stretch);
  return {
    rows: rows.map((row) => {
      const owed = amountsOf(row, now);
      return {
        id: row.id,
        title: row.title,
        startsAt: row.starts_at.toISOString(),
        other: `${row[`${other}_first_name`]} ${row[`${other}_last_name`]}`.trim(),
        other_photo_url: row[`${other}_photo_url`],
        from: row.language_from,
        to: row.language_to,
        status: statusAt(row.status, now.getTime(), bookingMoments(row)),
        fee: eurosFromCents(row.total_fee_cents),
        owed: owed && eurosFromCents(owed.amountCents),
      };
    }),
    total,
    page,
    pageSize,
  };
}

async function personOf({ db: { queries } }: ServiceContext, { userId }: Caller, id: string) {
  const institute = await findInstituteOf(queries, userId);
  const person = await findInstitutePerson(queries, institute, id);
  if (!person) throw new AppError('NOT_FOUND');
  return { institute, person };
}
