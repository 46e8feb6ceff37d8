/** Where mails lead: pages of the browser app, which is served at `PUBLIC_URL`. */
export interface MailLinks {
  /** shown at a mail's foot */
  host: string;
  login: string;
  forgotPassword: string;
  magicLogin(token: string): string;
  /** where the code that finishes a registration is typed in */
  verify: string;
  confirmSubscription(token: string): string;
  newsletterPreferences(token?: string): string;
  unsubscribe(token: string): string;
  invitation(token: string): string;
  /** where a party finds their bookings */
  bookings: { client: string; interpreter: string };
  /** where a meeting is held that is held here, by its booking */
  room(bookingId: string): string;
  /** what a party was told, and where they choose how */
  notifications: { client: string; interpreter: string };
  /** what several are asked, as its client or one of the interpreters sees it */
  call: { client(id: string): string; interpreter(id: string): string };
  /** where an interpreter sees how far they are with being found */
  listing: string;
  /** where an interpreter keeps what they can prove */
  credentials: string;
}

export function createMailLinks(publicUrl: string): MailLinks {
  const at = (path: string, token?: string, key = 'token') => {
    const url = new URL(path, publicUrl);
    if (token !== undefined) url.searchParams.set(key, token);
    return url.href;
  };
  return {
    host: new URL(publicUrl).host,
    login: at('/login'),
    forgotPassword: at('/forgot-password'),
    magicLogin: (token) => at('/magic-login', token),
    verify: at('/verify'),
    confirmSubscription: (token) => at('/newsletter/confirm', token),
    newsletterPreferences: (token) => at('/newsletter/preferences', token),
    unsubscribe: (token) => at('/newsletter/unsubscribe', token),
    invitation: (token) => at('/register', token, 'invitation'),
    bookings: { client: at('/client/records'), interpreter: at('/interpreter/interpreter-records') },
    room: (bookingId) => at(`/room/${bookingId}`),
    notifications: { client: at('/client/notifications'), interpreter: at('/interpreter/notifications') },
    call: {
      client: (id) => at(`/client/call/${id}`),
      interpreter: (id) => at('/interpreter/dashboard', id, 'offer'),
    },
    listing: at('/interpreter/listing'),
    credentials: at('/interpreter/listing#credentials'),
  };
}

/** A link with what its reader asked for on a public page, which is a query without its question mark. */
export function withAsked(link: string, asked = ''): string {
  const url = new URL(link);
  for (const [key, value] of new URLSearchParams(asked)) url.searchParams.set(key, value);
  return url.href;
}
