import { credentials } from './credentials';

/** How far an interpreter is with being found by clients. */
export const listing = {
  title: 'Your listing',
  lead: 'Clients find and ask you once your profile is listed. Nothing is said about you that you did not say yourself.',
  state: 'State:',
  states: { draft: 'Draft', in_review: 'In review', listed: 'Listed', paused: 'Paused', refused: 'Refused' },
  texts: {
    draft:
      'Nobody finds you yet. Fill in what is missing, then publish: an admin looks at your profile before clients see it.',
    draftUnreviewed: 'Nobody finds you yet. Fill in what is missing, then publish: clients find you at once.',
    in_review: 'An admin is looking at your profile. You get a mail as soon as it is decided.',
    listed: 'Clients find you in the search and can ask you for a session.',
    paused: 'Nobody new can ask you at the moment. What is booked goes on as agreed.',
    refused:
      'Change what is asked for below. With any change of your profile it becomes a draft that you can publish again.',
  },
  since: 'Since {{moment}}',
  reason: 'What to change',
  photo: {
    ask: 'Clients see a face beside every name. Yours is missing.',
    add: 'Add a picture',
  },
  actions: {
    publish: 'Publish',
    take_back: 'Take back',
    pause: 'Pause',
    resume: 'Go on',
    edit: 'Edit your profile',
  },
  done: {
    publish: 'Clients find you now.',
    sent: 'Sent. You get a mail when an admin has looked at it.',
    take_back: 'Your profile was taken back.',
    pause: 'Your listing is paused.',
    resume: 'Clients can find you again.',
  },
  pauseQuestion: {
    title: 'Pause your listing?',
    text: 'Clients find you no more and cannot ask you, until you go on. Sessions that are booked take place.',
  },
  search: {
    heading: 'In the public search',
    lead: 'People who are not signed in find you here too: your photo, languages, fields, price, reviews and free times, never your mail address.',
    isPublic: 'Shown in the public search',
    showsWholeName: 'Show my whole name',
    nameNow: 'Visitors see your name as: {{name}}',
    view: 'See your public profile',
    saved: 'The public search shows you as you chose.',
  },
  checklist: 'What clients need to know',
  doneOf: '{{done}} of {{all}} done',
  parts: {
    name: 'Your name',
    languages: 'At least two languages',
    levels: 'How well you know each language',
    price: 'Your price per hour',
    field: 'A field you work in',
    description: 'A description of at least 80 characters',
    zone: 'Your time zone',
    hours: 'Your weekly hours',
  },
  partMissing: 'Missing',
  partDone: 'Done',
  credentials,
} as const;
