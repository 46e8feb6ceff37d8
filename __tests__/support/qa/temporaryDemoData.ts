import { freePort, startServer, temporaryDataDir } from '../runningServer';

/** Demo data of today in a folder, made once to be copied into each world. */
export async function temporaryDemoData(): Promise<ReturnType<typeof temporaryDataDir>> {
  const data = temporaryDataDir();
  const server = await startServer({ dataDir: data.dataDir, port: await freePort() });
  await server.stop();
  return data;
}
