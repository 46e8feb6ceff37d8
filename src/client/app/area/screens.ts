import { CLIENT_GROUP, INTERPRETER_GROUP, BOTH_GROUPS } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { FIRST_SCREENS } from './firstScreens';
import { INSTITUTE_SCREENS } from './instituteScreens';
import { onDemand } from './onDemand';
import { RECORD_SCREENS } from './recordScreens';
import type { Screen } from './Screen';
import { SIDE_SCREENS } from './sideScreens';
import { matchPath } from 'react-router-dom';

/** Every screen behind the sign-in, in the menu's order. A new screen is a new entry here, its words and its path. */
export const SCREENS: readonly Screen[] = [
  {
    path: paths.client.dashboard,
    group: CLIENT_GROUP,
    key: 'dashboard',
    title: 'layout.titles.dashboard',
    menu: { label: 'layout.menu.dashboard', icon: 'dashboard' },
    ...FIRST_SCREENS.clientDashboard,
  },
  {
    path: paths.app,
    group: CLIENT_GROUP,
    key: 'welcome',
    title: 'layout.titles.welcome',
    ...onDemand(async () => (await import('../../features/welcome/WelcomeScreen')).WelcomeScreen),
  },
  {
    path: paths.client.mettingsConfig,
    group: CLIENT_GROUP,
    key: 'mettings-config',
    title: 'layout.titles.mettings',
    menu: { label: 'layout.menu.mettings', icon: 'mettings' },
    ...FIRST_SCREENS.booking,
  },
  {
    path: paths.client.profile,
    group: CLIENT_GROUP,
    key: 'profile',
    title: 'layout.titles.clientProfile',
    menu: { label: 'layout.menu.clientProfile', icon: 'profile' },
    ...onDemand(
      async () => (await import('../../features/person/ClientProfileScreen')).ClientProfileScreen,
      'ownData',
      'person',
    ),
  },
  {
    path: paths.client.gallery,
    group: CLIENT_GROUP,
    key: 'interpretator-profile',
    title: 'layout.titles.gallery',
    menu: { label: 'layout.menu.gallery', icon: 'interpreters' },
    ...onDemand(
      async () => (await import('../../features/gallery/GalleryScreen')).GalleryScreen,
      'blocks',
      'gallery',
      'profile',
    ),
  },
  {
    path: paths.client.records,
    group: CLIENT_GROUP,
    key: 'records',
    title: 'layout.titles.clientRecords',
    menu: { label: 'layout.menu.clientRecords', icon: 'records' },
    ...FIRST_SCREENS.clientRecords,
  },
  {
    path: paths.interpreter.dashboard,
    group: INTERPRETER_GROUP,
    key: 'dashboard',
    title: 'layout.titles.dashboard',
    menu: { label: 'layout.menu.dashboard', icon: 'dashboard' },
    ...FIRST_SCREENS.interpreterDashboard,
  },
  {
    path: paths.interpreter.userProfile,
    group: INTERPRETER_GROUP,
    key: 'user-profile',
    title: 'layout.titles.interpreterProfileEditor',
    menu: { label: 'layout.menu.interpreterProfileEditor', icon: 'profile' },
    ...onDemand(
      async () => (await import('../../features/person/editor/ProfileEditorScreen')).ProfileEditorScreen,
      'ownData',
      'person',
      'profile',
      'profileEditor',
    ),
  },
  {
    path: paths.interpreter.interpreterProfile,
    group: INTERPRETER_GROUP,
    isShared: true,
    key: 'interpreter-profile',
    title: 'layout.titles.interpreterProfile',
    ...onDemand(
      async () =>
        (await import('../../features/interpreterProfile/InterpreterProfileScreen')).InterpreterProfileScreen,
      'blocks',
      'gallery',
      'profile',
      'slots',
    ),
  },
  {
    path: paths.interpreter.records,
    group: INTERPRETER_GROUP,
    key: 'interpreter-records',
    title: 'layout.titles.interpreterBookings',
    menu: { label: 'layout.menu.interpreterBookings', icon: 'records' },
    ...FIRST_SCREENS.interpreterBookings,
  },
  {
    path: paths.interpreter.profileSettings,
    group: INTERPRETER_GROUP,
    isShared: true,
    key: 'profile-settings',
    title: 'layout.titles.profileSettings',
    menu: { label: 'layout.menu.settings', icon: 'settings' },
    ...onDemand(
      async () => (await import('../../features/settings/ProfileSettingsScreen')).ProfileSettingsScreen,
      'ownData',
      'settings',
    ),
  },
  ...BOTH_GROUPS.map((group): Screen => ({
    path: `${(group === CLIENT_GROUP ? paths.client : paths.interpreter).messages}/:threadId?`,
    group,
    key: 'messages',
    title: 'layout.titles.messages',
    menu: {
      label: 'layout.menu.messages',
      icon: 'messages',
      isSecondary: true,
      counts: 'unreadMessages',
    },
    ...onDemand(async () => (await import('../../features/messages/MessagesScreen')).MessagesScreen),
  })),
  {
    path: paths.client.favourites,
    group: CLIENT_GROUP,
    key: 'favourites',
    title: 'layout.titles.favourites',
    menu: { label: 'layout.menu.favourites', icon: 'listing', isSecondary: true },
    ...onDemand(
      async () => (await import('../../features/gallery/FavouritesScreen')).FavouritesScreen,
      'blocks',
      'gallery',
      'profile',
    ),
  },
  {
    path: paths.interpreter.availability,
    group: INTERPRETER_GROUP,
    key: 'availability',
    title: 'layout.titles.availability',
    menu: { label: 'layout.menu.availability', icon: 'availability', isSecondary: true },
    ...onDemand(
      async () => (await import('../../features/availability/AvailabilityScreen')).AvailabilityScreen,
      'availability',
    ),
  },
  {
    path: paths.interpreter.listing,
    group: INTERPRETER_GROUP,
    key: 'listing',
    title: 'layout.titles.listing',
    menu: { label: 'layout.menu.listing', icon: 'listing', isSecondary: true },
    ...onDemand(
      async () => (await import('../../features/listing/ListingScreen')).ListingScreen,
      'blocks',
      'listing',
    ),
  },
  ...RECORD_SCREENS,
  {
    path: `${paths.help}/:page?`,
    group: null,
    key: 'help',
    title: 'layout.titles.help',
    menu: { label: 'layout.menu.help', icon: 'help', isSecondary: true },
    ...onDemand(
      async () => (await import('../../features/help/HelpScreen')).HelpScreen,
      'firstSteps',
      'help',
    ),
  },
  ...INSTITUTE_SCREENS,
  ...SIDE_SCREENS,
];

/** The screen that an address shows, if it shows one. */
export function screenAt(pathname: string): Screen | undefined {
  return SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
}
