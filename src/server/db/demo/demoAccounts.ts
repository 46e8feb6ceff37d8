/** The three people that a demo is shown with (`product.md`, section 1). */
export const DEMO_EMAILS = [
  'client@dragoman.example',
  'interpreter@dragoman.example',
  'admin@dragoman.example',
] as const;

/** Everybody knows it, so it opens nothing but a local demo: sign-in refuses it wherever else. */
export const DEMO_PASSWORD = 'Dragoman1!';
