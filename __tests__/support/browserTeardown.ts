import { rmSync } from 'node:fs';
import { DEMO_DATA } from './runningServer';

export default function browserTeardown(): void {
  const made = process.env[DEMO_DATA];
  if (made) rmSync(made, { recursive: true, force: true });
}
