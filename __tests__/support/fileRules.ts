import type { Row } from './authorisationRules';

/** Rules of the calls about profiles, files and help. */
export const FILE_RULES: Record<string, readonly Row[]> = {
  // The sample asks for client A's picture, whom interpreter A has a booking with.
  getHeadshot: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing person', 401, 404, 404, 404, 404, 404],
  ],
  updateHeadshot: [['own', 401, 200, 200, 200, 200, 200]],
  parseResume: [['own', 401, 403, 403, 200, 200, 200]],
  getUserResumeDetails: [['own', 401, 403, 403, 200, 200, 200]],
  // Interpreter A has published a profile, the others have none yet.
  getInterpreterProfile: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['a missing profile', 401, 404, 404, 404, 404, 404],
  ],
  addInterpreterProfile: [['own', 401, 403, 403, 409, 200, 200]],
  updateInterpreterProfile: [['own', 401, 403, 403, 200, 404, 404]],
  ping: [['own', 200, 200, 200, 200, 200, 200]],
  getHelpToc: [['own', 200, 200, 200, 200, 200, 200]],
  getHelpPage: [
    ['own', 200, 200, 200, 200, 200, 200],
    ['a missing page', 404, 404, 404, 404, 404, 404],
  ],
};
