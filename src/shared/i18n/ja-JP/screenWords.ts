import type { ScreenWords } from '../Catalogue';

export const screenWords: ScreenWords = {
  inside: async () =>
    (await import(/* webpackChunkName: "inside-words-ja-JP" */ './insideCatalogue')).insideCatalogue,
  asked: async () => ({ asked: (await import('./people/asked')).asked }),
  availability: async () => ({ availability: (await import('./availability')).availability }),
  blocks: async () => ({ blocks: (await import('./people/blocks')).blocks }),
  booking: async () => ({ booking: (await import('./bookings/booking')).booking }),
  calls: async () => ({ calls: (await import('./bookings/calls')).calls }),
  calendar: async () => ({ calendar: (await import('./bookings/calendar')).calendar }),
  device: async () => ({ device: (await import('./app/device')).device }),
  firstSteps: async () => ({ firstSteps: (await import('./people/firstSteps')).firstSteps }),
  gallery: async () => ({ gallery: (await import('./gallery')).gallery }),
  help: async () => ({ help: (await import('./help')).help }),
  landing: async () => ({ landing: (await import('./landing')).landing }),
  institute: async () => ({ institute: (await import('./institute/institute')).institute }),
  instituteSettings: async () => ({
    instituteSettings: (await import('./institute/instituteSettings')).instituteSettings,
  }),
  invoice: async () => ({ invoice: (await import('./bookings/invoice')).invoice }),
  listing: async () => ({ listing: (await import('./people/listing')).listing }),
  notifications: async () => ({ notifications: (await import('./people/notifications')).notifications }),
  ownData: async () => ({ ownData: (await import('./ownData')).ownData }),
  person: async () => ({ person: (await import('./person')).person }),
  profile: async () => ({ profile: (await import('./profile')).profile }),
  profileEditor: async () => ({ profileEditor: (await import('./profileEditor')).profileEditor }),
  publicSearch: async () => ({ publicSearch: (await import('./people/publicSearch')).publicSearch }),
  quiz: async () => ({ quiz: (await import('./quiz')).quiz }),
  session: async () => ({ session: (await import('./bookings/session')).session }),
  settings: async () => ({ settings: (await import('./settings')).settings }),
  slots: async () => ({ slots: (await import('./bookings/slots')).slots }),
  signIns: async () => ({ signIns: (await import('./signIns')).signIns }),
};
