import { INSTITUTE_ADMIN_ROLE, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { onDemand } from './onDemand';
import type { Screen } from './Screen';

/** The specification has it at two addresses. */
const INSTITUTE = onDemand(
  async () => (await import('../../features/institute/InstituteScreen')).InstituteScreen,
  'firstSteps',
  'institute',
  'instituteSettings',
);

/** An institute's admins have these beside the screens of interpreters. */
export const INSTITUTE_SCREENS: readonly Screen[] = [
  {
    path: paths.interpreter.instituteAdmin,
    group: INTERPRETER_GROUP,
    role: INSTITUTE_ADMIN_ROLE,
    key: 'institute-admin',
    title: 'layout.titles.institute',
    menu: { label: 'layout.menu.institute', icon: 'institute', isSecondary: true },
    ...INSTITUTE,
  },
  {
    path: `${paths.interpreter.institutePerson}/:userId`,
    group: INTERPRETER_GROUP,
    role: INSTITUTE_ADMIN_ROLE,
    key: 'institute-admin',
    title: 'layout.titles.institutePerson',
    ...onDemand(
      async () =>
        (await import('../../features/institute/person/InstitutePersonScreen')).InstitutePersonScreen,
      'institute',
      'listing',
      'signIns',
    ),
  },
  {
    path: paths.interpreter.news,
    group: INTERPRETER_GROUP,
    role: INSTITUTE_ADMIN_ROLE,
    key: 'news',
    title: 'layout.titles.institute',
    ...INSTITUTE,
  },
];
