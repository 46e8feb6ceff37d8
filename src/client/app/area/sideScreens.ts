import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { onDemand } from './onDemand';
import type { Screen } from './Screen';

const BOTH_GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;

/** Screens that no line of the menu leads to, but other screens do. */
export const SIDE_SCREENS: readonly Screen[] = [
  ...BOTH_GROUPS.map((group): Screen => ({
    path: `${(group === CLIENT_GROUP ? paths.client : paths.interpreter).session}/:bookingId`,
    group,
    key: 'session',
    title: 'layout.titles.session',
    ...onDemand(
      async () => (await import('../../features/session/SessionScreen')).SessionScreen,
      'room',
      'session',
    ),
  })),
  ...BOTH_GROUPS.map((group): Screen => ({
    path: `${(group === CLIENT_GROUP ? paths.client : paths.interpreter).reschedule}/:bookingId`,
    group,
    key: 'reschedule',
    title: 'layout.titles.reschedule',
    ...onDemand(
      async () => (await import('../../features/rescheduling/RescheduleScreen')).RescheduleScreen,
      'booking',
      'reschedule',
      'session',
      'slots',
    ),
  })),
  {
    path: `${paths.client.call}/:callId`,
    group: CLIENT_GROUP,
    key: 'call',
    title: 'layout.titles.call',
    ...onDemand(async () => (await import('../../features/call/CallScreen')).CallScreen, 'blocks', 'calls'),
  },
  ...BOTH_GROUPS.map((group): Screen => ({
    path: (group === CLIENT_GROUP ? paths.client : paths.interpreter).notifications,
    group,
    key: 'notifications',
    title: 'layout.titles.notifications',
    ...onDemand(
      async () => (await import('../../features/notifications/NotificationsScreen')).NotificationsScreen,
      'notifications',
    ),
  })),
  ...BOTH_GROUPS.map((group): Screen => ({
    path: (group === CLIENT_GROUP ? paths.client : paths.interpreter).account,
    group,
    key: 'account',
    title: 'layout.titles.ownData',
    ...onDemand(
      async () => (await import('../../features/ownData/OwnDataScreen')).OwnDataScreen,
      'ownData',
      'signIns',
    ),
  })),
  {
    path: paths.interpreter.quiz,
    group: INTERPRETER_GROUP,
    key: 'quiz',
    title: 'layout.titles.quiz',
    ...onDemand(async () => (await import('../../features/quiz/QuizScreen')).QuizScreen, 'quiz'),
  },
];
