import { deleteCodesExpiredBefore } from '../modules/account/service/codes';
import { deleteDevicesSeenBefore } from '../modules/auth/service/knownDevices';
import { deleteMailsBefore } from '../platform/mail/outbox';
import { deleteRateLimitsBefore } from '../platform/limits/createRateLimiter';
import { deleteNotificationsBefore } from '../modules/notifications/service/notifications';
import { deleteRegistrationsBefore, REGISTRATION_BATCH } from '../modules/account/service/registrations';
import { deleteCallsBefore, forgetNetworksBefore } from '../modules/calls/service/withdrawCall';
import { deleteMissingPairsBefore } from '../modules/publicSearch/service/missingPairs';
import type { ServiceContext } from '../platform/context';

const DAY_MS = 86_400_000;

/** Longer than any mail is tried for. */
const MAILS_KEPT_MS = 7 * DAY_MS;
/** Demand is shown for a year, and kept for as long. */
const MISSING_PAIRS_KEPT_MS = 366 * DAY_MS;
/** Longer than answers are counted. */
const CALLS_KEPT_MS = 366 * DAY_MS;
/** A call asks for a day, and each of its offers is counted for another one. */
const NETWORKS_KEPT_MS = 2 * DAY_MS;
const CODES_KEPT_MS = DAY_MS;
/** An address that was not confirmed within this time may register again. */
const REGISTRATIONS_KEPT_MS = 7 * DAY_MS;

const NOTIFICATIONS_KEPT_MS = 90 * DAY_MS;
/** As long as the cookie lasts. */
const DEVICES_KEPT_MS = 365 * DAY_MS;

/** Deletes what nobody needs any more: old mails and notifications, dead codes, old counts of tries, registrations that were never confirmed, browsers that were not seen for a year, networks of calls. Answers whether more is due. */
export async function forgetExpired({ db, clock }: ServiceContext): Promise<boolean> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await deleteMailsBefore(db.queries, before(MAILS_KEPT_MS));
  await deleteCodesExpiredBefore(db.queries, before(CODES_KEPT_MS));
  await deleteRateLimitsBefore(db.queries, clock.now());
  await deleteDevicesSeenBefore(db.queries, before(DEVICES_KEPT_MS));
  await deleteMissingPairsBefore(db.queries, before(MISSING_PAIRS_KEPT_MS));
  await deleteNotificationsBefore(db.queries, before(NOTIFICATIONS_KEPT_MS));
  await deleteCallsBefore(db.queries, before(CALLS_KEPT_MS));
  await forgetNetworksBefore(db.queries, before(NETWORKS_KEPT_MS));
  const registrations = await deleteRegistrationsBefore(db.queries, before(REGISTRATIONS_KEPT_MS));
  return registrations >= REGISTRATION_BATCH;
}
