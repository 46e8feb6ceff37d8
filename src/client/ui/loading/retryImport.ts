const TRIES = 3;
const PAUSE_MS = 600;

/** A chunk that does not come is asked for again before the error screen says so: trains have tunnels. */
export async function retryImport<Module>(load: () => Promise<Module>, tries = TRIES): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    if (tries <= 1) throw problem;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return retryImport(load, tries - 1);
  }
}
