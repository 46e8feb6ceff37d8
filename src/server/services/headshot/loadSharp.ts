import type sharpLibrary from 'sharp';

type Sharp = typeof sharpLibrary;

let loading: Promise<Sharp> | undefined;

/**
 * The library for pictures, loaded when the first one comes, so that the server is ready without it. It keeps
 * nothing in memory, takes one thread a picture, and has no decoder but those for the three kinds that we take.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}
