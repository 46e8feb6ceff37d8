import { CLIENT_GROUP, BOTH_GROUPS } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { onDemand } from './onDemand';
import type { Screen } from './Screen';

/** Both groups have these beside their bookings: statements, and the feed for other calendars. */
export const RECORD_SCREENS: readonly Screen[] = BOTH_GROUPS.flatMap((group): Screen[] => {
  const own = group === CLIENT_GROUP ? paths.client : paths.interpreter;
  const money = group === CLIENT_GROUP ? 'spending' : 'earnings';
  return [
    {
      path: own.statements,
      group,
      key: 'statements',
      title: `layout.titles.${money}`,
      menu: { label: `layout.menu.${money}`, icon: 'statements', isSecondary: true },
      ...onDemand(
        async () => (await import('../../features/statements/StatementsScreen')).StatementsScreen,
        'session',
      ),
    },
    {
      path: own.calendar,
      group,
      key: 'calendar',
      title: 'layout.titles.calendar',
      ...onDemand(
        async () => (await import('../../features/calendar/CalendarScreen')).CalendarScreen,
        'calendar',
        'session',
      ),
    },
    {
      path: `${own.invoice}/:bookingId`,
      group,
      key: 'invoice',
      title: 'layout.titles.invoice',
      ...onDemand(
        async () => (await import('../../features/statements/InvoiceScreen')).InvoiceScreen,
        'invoice',
      ),
    },
  ];
});
