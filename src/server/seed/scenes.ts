import type { HostPlatform, MeetingSubject } from '../../shared/domain/booking/bookingChoices';

/** Subjects of the demo's meetings. */
export interface Scene {
  title: string;
  subject: MeetingSubject;
  platform: HostPlatform;
  description: string;
}

export const SCENES: readonly Scene[] = [
  scene(
    'Supplier contract review',
    'Business / Trade',
    'Teams',
    'Clauses 4 to 9 are open. The draft comes by mail the day before.',
  ),
  scene(
    'Acceptance test of the filling line',
    'Technical',
    'Teams',
    'We walk through the punch list with the site by video.',
  ),
  scene(
    'Second opinion, cardiology',
    'Medical',
    'Zoom',
    'The patient is 71 and hears badly on the left. Please speak slowly.',
  ),
  scene(
    'Notary appointment for the flat',
    'Legal',
    'Other',
    'Deed of sale. The notary reads it aloud, about twenty pages.',
  ),
  scene(
    'Onboarding of the new support team',
    'Technical',
    'Zoom',
    'Slides are in English, questions will not be.',
  ),
  scene(
    'Price talks for the autumn season',
    'Business / Trade',
    'Zoom',
    'Three people on their side. We expect to end at 4 % below last year.',
  ),
  scene('Witness interview', 'Legal', 'WebEx', 'Recorded. The lawyer asks, nobody interrupts.'),
  scene('Parents evening', 'Other', 'Teams', 'A teacher, two parents, one report.'),
  scene(
    'Usability test, round two',
    'Technical',
    'Zoom',
    'Four participants, half an hour each, with a short break between them.',
  ),
  scene(
    'Rehabilitation plan',
    'Medical',
    'Teams',
    'Physiotherapist and family. Exercises will be shown on camera.',
  ),
  scene(
    'Visit of the trade delegation',
    'Business / Trade',
    'Other',
    'Welcome, a tour of the plant, then questions over coffee.',
  ),
  scene('Lease renewal', 'Legal', 'Zoom', ''),
  scene(
    'Firmware training for service engineers',
    'Technical',
    'WebEx',
    'Bring the glossary of May, it still holds.',
  ),
  scene('Insurance claim after water damage', 'Other', 'Teams', 'The assessor has the photos already.'),
];

function scene(title: string, subject: MeetingSubject, platform: HostPlatform, description: string): Scene {
  return { title, subject, platform, description };
}
