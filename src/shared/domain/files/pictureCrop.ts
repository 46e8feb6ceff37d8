import { HEADSHOT_SIZES } from './uploadRules';

/** Of a picture as it is seen upright, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square that is cut out of a picture once it is turned. */
export interface PictureCrop {
  /** by 90 degrees each, to the right */
  quarterTurns: 0 | 1 | 2 | 3;
  /** 1: the square is as wide as the picture's shorter side */
  zoom: number;
  /** where the square stands between the left end (0) and the right end (1) of the turned picture */
  x: number;
  /** the same from the top to the bottom */
  y: number;
}

export const WHOLE_CROP: PictureCrop = { quarterTurns: 0, zoom: 1, x: 0.5, y: 0.5 };

const CLOSEST = 4;

/** How far one can come closer: not so far that too little is left to draw a face of. */
export function closestZoom({ width, height }: PictureSize): number {
  return Math.max(1, Math.min(CLOSEST, Math.min(width, height) / HEADSHOT_SIZES[0]));
}

export function turnedSize({ width, height }: PictureSize, { quarterTurns }: PictureCrop): PictureSize {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Where the square stands in the turned picture, in its pixels. */
export function areaOf(size: PictureSize, crop: PictureCrop): { left: number; top: number; edge: number } {
  const { width, height } = turnedSize(size, crop);
  const edge = Math.min(width, height) / crop.zoom;
  return { left: crop.x * (width - edge), top: crop.y * (height - edge), edge };
}

/** A quarter; what was in the square stays in it. */
export function turned(crop: PictureCrop, way: 'left' | 'right'): PictureCrop {
  const { quarterTurns, x, y } = crop;
  return way === 'right'
    ? { ...crop, quarterTurns: quarter(quarterTurns + 1), x: 1 - y, y: x }
    : { ...crop, quarterTurns: quarter(quarterTurns + 3), x: y, y: 1 - x };
}

const QUARTERS = [0, 1, 2, 3] as const;
const quarter = (turns: number) => QUARTERS[turns % 4] ?? 0;

/** The square's middle stays where it is, unless an end of the picture stands in the way. */
export function zoomed(size: PictureSize, crop: PictureCrop, wished: number): PictureCrop {
  const zoom = within(wished, 1, closestZoom(size));
  const before = areaOf(size, crop);
  const { edge } = areaOf(size, { ...crop, zoom });
  const grown = (before.edge - edge) / 2;
  return placed(size, { ...crop, zoom }, { left: before.left + grown, top: before.top + grown });
}

/** The picture follows a hand that goes so far to the right and down, in widths of the square. */
export function moved(size: PictureSize, crop: PictureCrop, by: { x: number; y: number }): PictureCrop {
  const { left, top, edge } = areaOf(size, crop);
  return placed(size, crop, { left: left - by.x * edge, top: top - by.y * edge });
}

function placed(size: PictureSize, crop: PictureCrop, { left, top }: { left: number; top: number }) {
  const { width, height } = turnedSize(size, crop);
  const { edge } = areaOf(size, crop);
  return { ...crop, x: share(left, width - edge, crop.x), y: share(top, height - edge, crop.y) };
}

/** Where there is no room to move nothing changes, so that it is still known once there is some. */
const share = (way: number, room: number, before: number) => (room < 0.5 ? before : within(way / room, 0, 1));

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
