/** What loads while `Temporal` is made sure of: only a browser that lacks it fetches the 20 KiB that stand in for it. */
export async function withTemporal<Module>(load: () => Promise<Module>): Promise<Module> {
  if ('Temporal' in globalThis) return load();
  const [module] = await Promise.all([load(), import('temporal-polyfill/global')]);
  return module;
}
