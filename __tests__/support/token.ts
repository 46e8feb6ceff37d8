import { base64url } from 'jose';

/** A token as the server issues it, with a signature that nobody here checks. Times in seconds. */
export function aToken({
  issuedAt,
  lifetime = 3600,
  id = 'a',
  person,
}: {
  issuedAt: number;
  lifetime?: number;
  id?: string;
  person?: string;
}) {
  const part = (value: object) => base64url.encode(JSON.stringify(value));
  return [
    part({ alg: 'HS256' }),
    part({ iat: issuedAt, exp: issuedAt + lifetime, jti: id, sub: person }),
    id,
  ].join('.');
}
