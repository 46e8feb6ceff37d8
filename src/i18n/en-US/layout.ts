export const layout = {
  skipToContent: 'Skip to content',
  toggleMenu: 'Toggle menu',
  toggleColourMode: 'Toggle colour mode',
  openUserPanel: 'Open user panel',
  mainMenu: 'Main menu',
  menu: {
    dashboard: 'Dashboard',
    mettings: 'Mettings',
    gallery: 'Interpreter Profile',
    clientRecords: 'Records',
    interpreterBookings: 'My Bookings',
  },
  userPanel: {
    title: 'Your account',
    close: 'Close user panel',
    profileSettings: 'Profile Settings',
    signOut: 'Sign out',
    client: 'Client',
    interpreter: 'Interpreter',
  },
  titles: {
    home: 'Dragoman: book an interpreter',
    login: 'Sign in',
    welcome: 'Welcome',
    dashboard: 'Dashboard',
    mettings: 'Book an interpreter',
    gallery: 'Interpreter gallery',
    interpreterProfile: 'Interpreter profile',
    clientRecords: 'Booking Records',
    interpreterBookings: 'My Bookings',
    notFound: 'Page not found',
  },
  session: {
    checking: 'Checking your session',
    unreachable: 'We could not check your session',
    unreachableText: 'You are still signed in.',
    clientsOnly: 'That page is for clients. You are signed in as an interpreter, so this is your dashboard.',
    interpretersOnly:
      'That page is for interpreters. You are signed in as a client, so this is your dashboard.',
    adminsOnly:
      'That page is for institute admins. Your account does not have that role, so this is your dashboard.',
  },
} as const;
