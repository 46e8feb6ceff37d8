export const welcome = {
  title: 'Where will you meet?',
  lead: 'Your answer fills in the host platform. You can still change it in the booking.',
  choicesName: 'Meeting platform',
  choices: {
    zoom_account: 'I have a Zoom account',
    no_zoom_account: 'I do not have a Zoom account',
    other_platform_account: 'I use another platform',
  },
  notes: {
    zoom_account: 'You host the meeting; the interpreter joins by your link.',
    no_zoom_account: 'Nothing to set up: you meet in the Dragoman room, in the browser.',
    other_platform_account: 'WebEx, a telephone line, or a room of your own.',
  },
  continue: 'Continue',
} as const;
