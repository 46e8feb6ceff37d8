import { DEMO_DATA, freePort, startServer, temporaryDataDir } from './runningServer';

/** Starts the server once on a new folder, so that every stage begins with a copy of its demo data. */
export default async function browserSetup(): Promise<void> {
  const { dataDir } = temporaryDataDir();
  process.env[DEMO_DATA] = dataDir;
  const server = await startServer({ dataDir, port: await freePort(), isBrief: true });
  await server.stop();
}
