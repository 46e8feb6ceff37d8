export const settings = {
  title: 'Profile Settings',
  local:
    'These settings stay in this browser. Nothing on this page is sent to Dragoman: the name on your bookings, the address you sign in with and your password stay as they are.',
  toProfile: 'Edit your profile',
  toPassword: 'Change your password',
  edit: 'Edit',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    region: 'Data residency region',
  },
  editOne: {
    fullName: 'Edit full name',
    email: 'Edit email',
    password: 'Edit password',
    region: 'Edit data residency region',
  },
  emailHint: 'Only shown here. You go on signing in with the address of your account.',
  passwordHint:
    'Checked against the rules and then forgotten: it is not stored anywhere, and the one you sign in with stays.',
  passwordHidden: 'Hidden',
  viaLink: 'Log in via link instead of password',
  linkWanted: 'Log in via link',
  noRegion: 'Not chosen',
  chooseRegion: 'Choose a region',
  regions: {
    eu: 'European Union',
    us: 'United States',
    latam: 'Latin America',
    apac: 'Asia Pacific',
  },
  updated: 'Profile updated.',
  cancelled: 'Edit cancelled.',
  errors: {
    nameRequired: 'Full name is required.',
    nameTooLong: 'Please use at most 201 characters.',
    regionRequired: 'Please choose a region.',
  },
} as const;
