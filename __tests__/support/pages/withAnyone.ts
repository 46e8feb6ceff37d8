/** A template of the catalogue, whoever it is about. */
export function withAnyone(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\{.*?\}\}/g, '.+')}$`);
}
