import { DEMO_ACCOUNTS } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { DEMO_INTERPRETERS } from './demoInterpreters';

/** How a demo person is drawn, in the words of the set of drawings; `hair` colours the kinds of hair that are not black. */
export interface DemoLook {
  head: string;
  face: 'smile' | 'calm';
  skin: string;
  hair: string;
  beard: string | null;
  glasses: string | null;
  clothes: string;
  ground: string;
}

export interface DemoPerson {
  id: string;
  name: string;
  look: DemoLook;
}

interface Extras {
  hair?: string;
  beard?: string;
  glasses?: string;
  isCalm?: true;
}

type Drawn = readonly [head: string, skin: number, extras?: Extras];

const SKINS = ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '7a5546'];
const CLOTHES = ['0f4c5c', 'e09f3e', '9e2a2b', '5b7f95', '6b705c', 'b56576', '3d5a80', '81b29a', '7f6a93'];
const GROUNDS = ['cfe3e1', 'f6e3c0', 'e4dccf', 'd9e2ec', 'f0d9d2', 'dde5cf'];

/** Chosen by hand: a seed would give one a mask, a wink or one eye. */
const LOOKS: Readonly<Record<string, Drawn>> = {
  'Clara Whitfield': ['grayMedium', 1, { hair: 'a55728' }],
  'Elena Marchetti': ['grayBun', 2, { hair: '4a312c' }],
  'Amira Solberg': ['mediumBangs2', 3, { hair: '2c1b18', glasses: 'glasses2' }],
  'Tove Lindqvist': ['medium1', 1, { hair: 'b58143', glasses: 'glasses4' }],
  'Marcus Lindgren': ['short4', 1, { hair: 'b58143', beard: 'full4' }],
  'Priya Raman': ['longBangs', 4],
  'Owen Gallagher': ['grayShort', 1, { hair: 'a8401f' }],
  'Sofía Herrera': ['medium2', 3, { isCalm: true }],
  'Naomi Fischer': ['bun2', 4],
  'Takeshi Ogawa': ['noHair1', 1, { glasses: 'glasses', isCalm: true }],
  'Leonie Brandt': ['grayBun', 1, { hair: 'd6b370', glasses: 'glasses5' }],
  'Samuel Adeyemi': ['twists2', 5],
  'Chloé Dubois': ['mediumBangs2', 1, { hair: '724133', glasses: 'glasses3' }],

  'Layla Haddad': ['hijab', 2],
  'Youssef Mansour': ['short2', 3, { beard: 'full' }],
  'Salma El Amrani': ['longCurly', 2],
  'Noa Shapira': ['mediumBangs2', 1, { hair: 'b58143' }],
  'Shirin Moradi': ['long', 2],
  'Kaveh Rostami': ['short3', 2, { beard: 'full2' }],
  'Meron Tesfaye': ['cornrows', 4, { hair: '2c1b18' }],
  'Ayaan Warsame': ['hijab', 5, { isCalm: true }],
  'Wanjiru Kamau': ['afro', 5],
  'Juma Mwakalinga': ['shaved2', 5, { glasses: 'glasses' }],
  'Karim Najjar': ['short1', 2, { beard: 'chin', glasses: 'glasses3' }],

  'Haruka Sato': ['bangs2', 1],
  'Kenji Nakamura': ['grayShort', 1, { hair: 'c9c5c0', glasses: 'glasses2', isCalm: true }],
  'Aiko Yamada': ['medium3', 1],
  'Daichi Mori': ['short5', 1],
  'Minji Park': ['longBangs', 1],
  'Junho Kim': ['short1', 1, { glasses: 'glasses5' }],
  'Wei Zhang': ['short2', 1, { isCalm: true }],
  'Mei-Ling Chen': ['medium1', 1, { glasses: 'glasses2' }],
  'Xiaoyu Liu': ['mediumBangs', 2],
  'Ka-Yan Wong': ['mediumBangs3', 1],

  'Agnieszka Wójcik': ['bangs', 1, { hair: 'd6b370' }],
  'Marek Zieliński': ['short4', 1, { hair: 'b58143' }],
  'Tereza Novotná': ['grayBun', 1, { hair: '724133' }],
  'Oksana Kovalenko': ['grayMedium', 1, { hair: 'ecdcbf' }],
  'Dmytro Shevchuk': ['flatTop', 1],
  'Irina Belova': ['long', 1, { glasses: 'glasses3' }],
  'Zeynep Aydın': ['medium2', 2],
  'Emre Demir': ['pomp', 2, { beard: 'full' }],

  'Katharina Vogel': ['grayMedium', 1, { hair: 'd6b370', glasses: 'glasses' }],
  'Jonas Lindner': ['short4', 1, { hair: 'd6b370', glasses: 'glasses5' }],
  'Miriam Hofer': ['mediumBangs2', 1, { hair: 'a55728', isCalm: true }],
  'Pieter de Graaf': ['noHair3', 1, { hair: 'd8d3cd', glasses: 'glasses2' }],
  'Astrid Bergström': ['bangs', 1, { hair: 'ecdcbf', glasses: 'glasses5' }],
  'Eleni Papadaki': ['longCurly', 1, { isCalm: true }],
  'Fabienne Joseph': ['dreads1', 5],
  'Thomas Ashdown': ['grayShort', 1, { hair: 'e8e1e1', beard: 'moustache1' }],
  'Rachel Okafor': ['bun', 5],

  'Camille Rousseau': ['mediumStraight', 1],
  'Étienne Mercier': ['grayShort', 2, { hair: '724133', beard: 'full4' }],
  'Lucía Fernández Ortega': ['long', 2, { isCalm: true, glasses: 'glasses5' }],
  'Mateo Ríos Aguilar': ['short3', 3],
  'Valentina Quiroga': ['mediumBangs', 2, { glasses: 'glasses' }],
  'Andrés Salazar': ['short2', 3, { beard: 'moustache6' }],
  'Giulia Ferraro': ['bangs', 1, { hair: 'a55728' }],
  'Beatriz Carvalho': ['longCurly', 3],
  'Rafael Monteiro': ['dreads2', 4],
  'Ioana Dumitrescu': ['medium3', 1, { glasses: 'glasses3' }],

  'Ananya Sharma': ['long', 3],
  'Vikram Chauhan': ['short5', 3, { beard: 'full' }],
  'Kavita Nair': ['medium2', 4],
  'Harpreet Gill': ['turban', 3, { beard: 'full3' }],
  'Fatima Qureshi': ['hijab', 3, { glasses: 'glasses2' }],
  'Bilal Ahmed': ['short1', 3, { beard: 'full2' }],
  'Tahmina Rahman': ['longBangs', 3, { isCalm: true }],
  'Sourav Chatterjee': ['short2', 3, { glasses: 'glasses5', beard: 'moustache9', hair: '2c1b18' }],

  'Linh Nguyễn': ['mediumStraight', 2, { glasses: 'glasses2' }],
  'Minh Trần': ['short3', 1, { glasses: 'glasses' }],
  'Siriporn Chaiyasit': ['bangs2', 2, { isCalm: true }],
  'Dewi Lestari': ['medium1', 3],
  'Bagus Pratama': ['flatTop', 3],
  'Maricel Santos': ['mediumBangs3', 3],
};

/** Everybody in the demo data, each with a look of their own. */
export function demoLooks(): DemoPerson[] {
  const accounts = new Set<string>(DEMO_ACCOUNTS.map(({ id }) => id));
  const others = DEMO_INTERPRETERS.filter(({ id }) => !accounts.has(id));
  const [client, interpreter, admin, houseAdmin] = DEMO_ACCOUNTS;
  // the colours go by the place, and the landing page shows some of these faces: who comes later stands last
  return [client, interpreter, admin, ...DEMO_CLIENTS, ...others, houseAdmin].map(({ id, name }, place) => {
    const whole = name.join(' ');
    const drawn = LOOKS[whole];
    if (!drawn) throw new Error(`Nobody has said how ${whole} looks.`);
    return { id, name: whole, look: lookOf(drawn, place) };
  });
}

function lookOf([head, skin, extras = {}]: Drawn, place: number): DemoLook {
  const { hair = '2c1b18', beard = null, glasses = null, isCalm = false } = extras;
  return {
    ...{ head, hair, beard, glasses, face: isCalm ? 'calm' : 'smile' },
    skin: SKINS[skin - 1] ?? SKINS[0] ?? '',
    clothes: CLOTHES[place % CLOTHES.length] ?? '',
    ground: GROUNDS[place % GROUNDS.length] ?? '',
  };
}
