/** The call that asks for the newsletter. It stands alone for the landing page, whose script carries no schemas. */
export const PUBLIC_SIGN_UP_PATH = '/v1/api/public/public/sign_up';
