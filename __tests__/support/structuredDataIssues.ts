interface Issue {
  issueMessage: string;
  severity: 'ERROR' | 'WARNING';
  path?: { type?: string; property?: string }[];
}
interface Validator {
  validate: (extracted: { jsonld: Record<string, object[]> }) => Promise<Issue[]>;
}

/** Adobe's validator of structured data (search engines' rules for rich results) about JSON-LD; nothing, if it is right. */
export async function structuredDataIssues(data: unknown): Promise<string[]> {
  const name: string = '@adobe/structured-data-validator';
  const { default: Validator } = (await import(name)) as { default: new () => Validator };
  const item = data as { '@type': string };
  const issues = await new Validator().validate({ jsonld: { [item['@type']]: [item] } });
  return issues.map(({ severity, issueMessage, path = [] }) => {
    const place = path.map(({ property, type }) => property ?? type).join('.');
    return `${severity} at ${place}: ${issueMessage}`;
  });
}
