/** Files that may be uploaded, for form and server alike. Sizes are bytes. */
const MEBIBYTE = 1024 * 1024;

export const HEADSHOT_MAX_BYTES = 5 * MEBIBYTE;
/** Width × height: pictures of phones fit, a decompression bomb does not. */
export const HEADSHOT_MAX_PIXELS = 30_000_000;
/** Pictures that may be chosen for cutting: the device cuts, and sends the square alone. */
export const CHOSEN_PICTURE_MAX_BYTES = 30 * MEBIBYTE;
export const CHOSEN_PICTURE_MAX_PIXELS = 65_000_000;
/** Edge of the square that a device sends, at most. */
export const CUT_PICTURE_EDGE = 1024;
/** Edge of the square pictures that are made of a headshot, in pixels. */
export const HEADSHOT_SIZES = [64, 128, 256, 512] as const;
export type HeadshotSize = (typeof HEADSHOT_SIZES)[number];
/** The one that stands for a person where only one address fits. */
export const HEADSHOT_MAIN_SIZE: HeadshotSize = 256;
/** Why an admin removed it. */
export const MAX_HEADSHOT_REASON = 500;
export const HEADSHOT_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const RESUME_MAX_BYTES = 5 * MEBIBYTE;
export const RESUME_MAX_PAGES = 30;

/** The proof of a credential. */
export const PROOF_MAX_PAGES = 20;
/** The longer edge of the picture that is kept of a photographed proof, in pixels: small print stays legible. */
export const PROOF_PICTURE_EDGE = 2600;

/** How long a JSON body may be that carries so many bytes in base64, with room for the keys around them. */
export function base64BodyLimit(maxBytes: number): number {
  return Math.ceil(maxBytes / 3) * 4 + 4096;
}
