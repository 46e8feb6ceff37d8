import { readdirSync } from 'node:fs';
import type { OverlayOptions, Sharp } from 'sharp';
import { AppError } from '../../../shared/contract/base/errors';
import { headshotSizes } from '../../../shared/domain/people/headshotUrl';
import { publicName, publicSlug } from '../../../shared/domain/people/publicName';
import { findPublicProfile, type PublicPersonRow } from './publicPeople';
import type { ServiceContext } from '../../platform/context';
import { getPicture } from '../headshots/service/headshotOf';
import { loadSharp } from '../headshots/service/makePictures';
import { MAIL_COLOURS } from '../../platform/mail/mailLook';
import { keyOfSlug } from '../../../shared/domain/people/publicKey';

/** The size of a link preview, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const FACE = 400;
const MARGIN = 80;
const WORDS_LEFT = MARGIN + FACE + 60;
const WORDS_WIDTH = WIDTH - WORDS_LEFT - MARGIN;
const PORTRAIT = 512;
const MOST_KEPT = 100;

const kept = new Map<string, Promise<Buffer>>();

/**
 * The picture that a link to a profile is shown with: the portrait, the name and the languages on the house's paper. It is drawn
 * in turn. Throws NOT_FOUND for whom strangers do not find.
 */
export async function previewPicture(
  { db, ...context }: ServiceContext,
  slug: string,
  inTurn: (draw: () => Promise<Buffer>) => Promise<Buffer>,
): Promise<Buffer> {
  const key = keyOfSlug(slug);
  const row = key === null ? null : await findPublicProfile(db.queries, key);
  if (!row || row.listing_state !== 'listed' || !row.is_public || !row.is_there)
    throw new AppError('NOT_FOUND');
  const name = publicName(row, row.shows_whole_name);
  if (publicSlug(name, row.public_key) !== slug) throw new AppError('NOT_FOUND');
  const languages = row.languages.map((each) => each.name).join(' · ');
  const about = JSON.stringify([slug, name, languages, row.photo_url]);
  const make = async () => draw({ name, languages, portrait: await portraitOf({ db, ...context }, row) });
  // Somebody else may have had it drawn meanwhile.
  return kept.get(about) ?? inTurn(async () => kept.get(about) ?? keep(about, make()));
}

function keep(about: string, drawing: Promise<Buffer>): Promise<Buffer> {
  kept.set(about, drawing);
  drawing.catch(() => kept.delete(about));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

/** Only a picture that is stored here; others are somebody else's to serve. */
async function portraitOf(
  context: ServiceContext,
  { photo_url: url }: PublicPersonRow,
): Promise<Buffer | null> {
  const stored = headshotSizes(url ?? '').find(({ size }) => size === PORTRAIT);
  const version = /\/headshots\/([\w-]+)\//.exec(stored?.url ?? '')?.[1];
  return version ? getPicture(context, version, PORTRAIT) : null;
}

interface Preview {
  name: string;
  languages: string;
  portrait: Buffer | null;
}

async function draw({ name, languages, portrait }: Preview): Promise<Buffer> {
  const sharp = await loadSharp();
  const canvas = (width: number, height: number, background: string): Sharp =>
    sharp({ create: { width, height, channels: 4, background } });
  const { paper, teal, onTeal, ink, inkSoft } = MAIL_COLOURS;
  const words = (text: string, look: Omit<Look, 'width'> & { width?: number }) =>
    hasFonts() ? textOf(sharp, text, { width: WORDS_WIDTH, ...look }) : null;
  const face = portrait ? sharp(portrait).resize(FACE, FACE) : canvas(FACE, FACE, teal);
  const round = await face
    .ensureAlpha()
    .composite([{ input: circle(FACE), raw: { width: FACE, height: FACE, channels: 4 }, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const [first] = [...name];
  const layers: (OverlayOptions | null)[] = [
    { input: await canvas(WIDTH, 16, teal).png().toBuffer(), left: 0, top: 0 },
    { input: round, left: MARGIN, top: (HEIGHT - FACE) / 2 },
    portrait ? null : await centred(words(first ?? '', { size: 150, colour: onTeal, width: FACE })),
    ...(await stacked([
      words(name, { size: 64, colour: ink, isBold: true }),
      words(languages, { size: 36, colour: inkSoft }),
    ])),
    await placed(words('Dragoman', { size: 32, colour: teal, isBold: true }), 535, 60),
  ];
  return canvas(WIDTH, HEIGHT, paper)
    .composite(layers.filter((layer) => layer !== null))
    .png({ palette: true })
    .toBuffer();
}

interface Look {
  size: number;
  colour: string;
  isBold?: boolean;
  width: number;
}

/** Text becomes points at 72 dots an inch, so that sizes are pixels; it is broken into lines, and never markup. */
function textOf(sharp: Awaited<ReturnType<typeof loadSharp>>, text: string, look: Look): Sharp {
  const { size, colour, isBold = false, width } = look;
  const plain = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const words = `<span foreground="${colour}">${plain}</span>`;
  return sharp({
    text: {
      text: words,
      font: `serif${isBold ? ' bold' : ''} ${size}`,
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  });
}

/** Beneath each other, from the picture's upper third on; what would leave it is cut off. */
async function stacked(texts: readonly (Sharp | null)[]): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  let top = 150;
  for (const words of texts) {
    const layer = await placed(words, top, Math.max(1, 510 - top));
    if (layer) layers.push(layer);
    top += (layer?.height ?? 0) + 36;
  }
  return layers;
}

async function placed(words: Sharp | null, top: number, most: number) {
  if (!words) return null;
  const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, most);
  const input = info.height > most ? await cutOff(data, info.width, most) : data;
  return { input, left: WORDS_LEFT, top, height };
}

async function cutOff(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

async function centred(words: Sharp | null): Promise<OverlayOptions | null> {
  if (!words) return null;
  const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(MARGIN + (FACE - info.width) / 2),
    top: Math.round((HEIGHT - info.height) / 2),
  };
}

/** White within a circle, nothing outside of it; four bytes a pixel. */
function circle(edge: number): Buffer {
  const pixels = Buffer.alloc(edge * edge * 4);
  const middle = (edge - 1) / 2;
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const beyond = Math.hypot(x - middle, y - middle) - edge / 2 + 1;
      pixels.fill(255, (y * edge + x) * 4, (y * edge + x) * 4 + 3);
      pixels[(y * edge + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, 1 - beyond)));
    }
  }
  return pixels;
}

const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts', 'C:\\Windows\\Fonts'];
let areFontsThere: boolean | undefined;

/** A server without fonts (a slim container) draws the face alone: the words stand beside the picture anyway. */
function hasFonts(): boolean {
  areFontsThere ??= FONT_FOLDERS.some((folder) => {
    try {
      return readdirSync(folder).length > 0;
    } catch {
      return false;
    }
  });
  return areFontsThere;
}
