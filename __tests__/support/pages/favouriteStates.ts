import { getBlocks, type Block } from '../../../src/shared/contract/account/blocks';
import { getFavourites, type Favourite } from '../../../src/shared/contract/interpreters/favourites';
import { paths } from '../../../src/client/paths';
import type { ScreenState } from './screens';

const ID = 'a0000000-0000-4000-8000-0000000000f1';
const RESTING_ID = 'a0000000-0000-4000-8000-0000000000f2';
const FAVOURITES: Favourite[] = [
  {
    interpreter: {
      id: ID,
      uuid: ID,
      email: '',
      hasProfile: true,
      fields: {
        personalInfo: { name: 'Nguyễn Thị Minh Châu' },
        profile: { description: 'Hearings, contracts and what is said between them.' },
        professionalInfo: {
          pricePerHour: 62.5,
          languages: ['English', 'Vietnamese', 'French'],
          credibilityLevel: 3.4,
          clientReferences: 12,
          experience: '9+ years',
        },
        verticals: [{ name: 'Legal & Court' }],
      },
    },
    addedAt: '2026-02-09T09:00:00.000Z',
    canBeAsked: true,
  },
  {
    interpreter: {
      ...{ id: RESTING_ID, uuid: RESTING_ID, email: '', hasProfile: false },
      fields: { personalInfo: { name: 'Łukasz Çelik' } },
    },
    addedAt: '2026-02-08T09:00:00.000Z',
    canBeAsked: false,
  },
];

const ASIDE: Block = {
  ...{ person_id: 'a0000000-0000-4000-8000-0000000000f3', name: 'Þórunn Æsa Sigurðardóttir' },
  ...{ avatar: null, addedAt: '2026-02-07T09:00:00.000Z' },
};

/** Favourites, one of whom takes no requests at present, and somebody who is set aside. */
export const FAVOURITE_STATES: readonly ScreenState[] = [
  {
    name: 'favourites',
    who: 'client',
    path: `${paths.client.favourites}?as=some`,
    answers: { [getFavourites.path]: FAVOURITES, [getBlocks.path]: [ASIDE] },
    reach: (page, { gallery }) => page.getByText(gallery.favourites.resting).waitFor(),
  },
];
