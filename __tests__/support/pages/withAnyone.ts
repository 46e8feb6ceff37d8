/** What a template of the catalogue says, whoever it is about. */
export function withAnyone(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\{.*?\}\}/g, '.+')}$`);
}
