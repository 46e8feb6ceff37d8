/** What Dragoman's own roles and its areas are called. */
export const instituteNames = {
  roles: {
    institute_admin: 'Institute admin',
    coordinator: 'Coordinator',
    associate: 'Associate',
  },
  modules: {
    bookings: 'Bookings',
    messages: 'Messages',
    availability: 'Availability',
    profile: 'Profile',
    quiz: 'Language quiz',
    resume: 'Résumé import',
    institute: 'Institute',
  },
} as const;
