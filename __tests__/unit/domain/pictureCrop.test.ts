import fc from 'fast-check';
import {
  areaOf,
  closestZoom,
  moved,
  type PictureCrop,
  turned,
  turnedSize,
  WHOLE_CROP,
  zoomed,
} from '../../../src/shared/domain/files/pictureCrop';

const SIZE = { width: 400, height: 200 };
const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const crops = fc.record({
  quarterTurns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: part,
  y: part,
});
const middleOf = (size: typeof SIZE, crop: PictureCrop) => {
  const { left, top, edge } = areaOf(size, crop);
  return { x: left + edge / 2, y: top + edge / 2 };
};

describe('the square that is cut out of a picture', () => {
  it('is as large as fits, in the middle, until somebody moves it', () => {
    expect(areaOf(SIZE, WHOLE_CROP)).toEqual({ left: 100, top: 0, edge: 200 });
    expect(areaOf({ width: 200, height: 400 }, WHOLE_CROP)).toEqual({ left: 0, top: 100, edge: 200 });
  });

  it('never leaves the picture, whatever is done to it', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ x: fc.double({ min: -3, max: 3, noNaN: true }), y: part }),
        fc.double({ min: -1, max: 9, noNaN: true }),
        fc.constantFrom('left' as const, 'right' as const),
      ),
    );
    fc.assert(
      fc.property(sizes, steps, (size, done) => {
        const crop = done.reduce<PictureCrop>((before, step) => {
          if (typeof step === 'string') return turned(before, step);
          return typeof step === 'number' ? zoomed(size, before, step) : moved(size, before, step);
        }, WHOLE_CROP);
        const { left, top, edge } = areaOf(size, crop);
        const { width, height } = turnedSize(size, crop);
        expect(edge).toBeGreaterThan(0);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + edge).toBeLessThanOrEqual(width + 0.001);
        expect(top + edge).toBeLessThanOrEqual(height + 0.001);
      }),
    );
  });

  it('keeps what it shows when the picture is turned, and four turns are none', () => {
    fc.assert(
      fc.property(crops, (crop) => {
        const right = turned(crop, 'right');
        const { x, y } = middleOf(SIZE, crop);
        const { height } = turnedSize(SIZE, crop);
        expect(middleOf(SIZE, right).x).toBeCloseTo(height - y, 6);
        expect(middleOf(SIZE, right).y).toBeCloseTo(x, 6);
        const back = turned(right, 'left');
        expect(back.quarterTurns).toBe(crop.quarterTurns);
        expect(back.x).toBeCloseTo(crop.x, 9);
      }),
    );
    const once = turned(WHOLE_CROP, 'right');
    expect(once.quarterTurns).toBe(1);
    expect(['right', 'right', 'right'].reduce((crop) => turned(crop, 'right'), once)).toEqual(WHOLE_CROP);
  });

  it('grows and shrinks around its middle, and comes no closer than there is something to show', () => {
    const closer = zoomed(SIZE, WHOLE_CROP, 2);
    expect(middleOf(SIZE, closer)).toEqual({ x: 200, y: 100 });
    expect(areaOf(SIZE, closer).edge).toBe(100);
    expect(zoomed(SIZE, WHOLE_CROP, 99).zoom).toBe(closestZoom(SIZE));
    expect(closestZoom({ width: 6000, height: 4000 })).toBe(4);
    expect(closestZoom({ width: 64, height: 90 })).toBe(1);
    expect(zoomed(SIZE, closer, 0).zoom).toBe(1);
  });

  it('goes the other way than the hand that drags the picture, up to its ends', () => {
    expect(areaOf(SIZE, moved(SIZE, WHOLE_CROP, { x: 0.25, y: 0 })).left).toBe(50);
    expect(areaOf(SIZE, moved(SIZE, WHOLE_CROP, { x: -9, y: 0 })).left).toBe(200);
  });

  it('remembers its place while there is no room to move', () => {
    const aside = { ...WHOLE_CROP, y: 0.2 };
    expect(moved(SIZE, aside, { x: 0, y: 5 }).y).toBe(0.2);
  });
});
