/** The demo accounts of `product.md`, section 1. */
export const DEMO_CLIENT = 'client@dragoman.example';
export const DEMO_INTERPRETER = 'interpreter@dragoman.example';
export const DEMO_ADMIN = 'admin@dragoman.example';
export const DEMO_PASSWORD = 'Dragoman1!';

export interface KnownInterpreter {
  id: string;
  name: string;
  languages: string[];
  /** euros */
  pricePerHour: number;
}

/** The demo interpreter as the API tells it: the demo data may change, these tests should not. */
export async function demoInterpreter(url: string): Promise<KnownInterpreter> {
  const session = await call(url, '/v2/api/user/login', { email: DEMO_INTERPRETER, password: DEMO_PASSWORD });
  const { user } = session as { user: { id: string; first_name: string; last_name: string } };
  const client = (await call(url, '/v2/api/user/login', { email: DEMO_CLIENT, password: DEMO_PASSWORD })) as {
    token: string;
  };
  const name = `${user.first_name} ${user.last_name}`;
  const found = (await call(
    url,
    '/v2/api/interpretator/interpreter/get',
    { search: name },
    client.token,
  )) as {
    id: string;
    fields: { professionalInfo?: { languages?: string[]; pricePerHour?: number } };
  }[];
  const { languages = [], pricePerHour = 50 } =
    found.find(({ id }) => id === user.id)?.fields.professionalInfo ?? {};
  return { id: user.id, name, languages, pricePerHour };
}

async function call(url: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { result: boolean; data: unknown; message: string };
  if (!answer.result) throw new Error(`${path} answered: ${answer.message}`);
  return answer.data;
}
