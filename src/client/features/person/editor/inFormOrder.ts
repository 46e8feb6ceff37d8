/** Paths in the order in which the form shows their fields; what it does not know comes last. */
const ORDER = [
  'first_name',
  'last_name',
  'personalInfo.',
  'profile.',
  'professionalInfo.yearsExperience',
  'professionalInfo.price',
  'professionalInfo.starting',
  'professionalInfo.languages',
  'verticals',
  'pricing',
  'education',
  'certifications',
  'experience',
];

export function inFormOrder(paths: readonly string[]): string[] {
  const place = (path: string) => {
    const index = ORDER.findIndex((start) => path.startsWith(start));
    return index < 0 ? ORDER.length : index;
  };
  const line = (path: string) => Number(/^(?:certifications|experience)\.(\d+)/.exec(path)?.[1] ?? 0);
  return [...paths].sort((one, other) => place(one) - place(other) || line(one) - line(other));
}
