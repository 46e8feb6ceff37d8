/** @embedded */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResumeReader } from '../../../../../src/server/modules/resumes/service/createResumeReader';
import { endlessPdf, hoardingPdf, swellingPdf } from '../../../../support/resumes/hostilePdfs';
import { resumeWorkerFile } from '../../../../support/resumes/resumeWorkerFile';

const MEBIBYTE = 1024 * 1024;
/** In which Linux counts how long a process worked. */
const TICKS_A_SECOND = 100;
/** Of its own work, not by the clock: it ends itself at 3 s, and looks at itself now and then. */
const MOST_SECONDS = 5;
const MOST_MEBIBYTES = 300;

/** As the product makes it: with no limit of the test's own. */
describe('the product’s own limits of a PDF', () => {
  it('are 3 s of work, of which 0.4 s at first, 200 MiB in all, 64 MiB unpacked and 96 MiB of objects', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-limits-'));
    const workerFile = join(folder, 'tellingReader.cjs');
    // The first, short try is in vain; the second one answers what both were given.
    const told = '{ draft: { limits, flags: process.execArgv } }';
    const answer = `limits.processorMs < 1000 ? { refusal: 'pdf_too_costly' } : ${told}`;
    writeFileSync(
      workerFile,
      `const limits = JSON.parse(process.argv[2]); process.send('ready'); process.send(${answer}); process.stdin.resume();`,
    );
    try {
      const draft = await createResumeReader({ workerFile }).read('ana', Buffer.from('%PDF'));
      expect(draft).toEqual({
        limits: {
          ...{ task: 'read', processorMs: 3000, lifeMs: 30_000 },
          ...{ maxBytes: 200 * MEBIBYTE, maxBufferBytes: 64 * MEBIBYTE },
        },
        flags: ['--max-old-space-size=96', '--max-semi-space-size=8'],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  (existsSync('/proc') ? describe : describe.skip)('end the process of', () => {
    it.each([
      ['one that is at work for ever', endlessPdf],
      ['one that unpacks to 400 MB', () => swellingPdf(400)],
      ['one of 10 MB that becomes some 2 million objects', () => hoardingPdf(2_500_000)],
    ])('%s', async (_, make) => {
      const file = await make();
      const watch = watchReaders();
      const asked = createResumeReader({ workerFile: resumeWorkerFile })
        .read('ana', file)
        .finally(watch.stop);
      await expect(asked).rejects.toMatchObject({ code: 'pdf_too_costly' });
      const { seconds, mebibytes } = watch.most;
      expect(mebibytes).toBeGreaterThan(0);
      expect(mebibytes).toBeLessThan(MOST_MEBIBYTES);
      expect(seconds).toBeLessThan(MOST_SECONDS);
    });
  });
});

/** What processes that this one started worked and held at most. */
function watchReaders() {
  const most = { seconds: 0, mebibytes: 0 };
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const [parent, seconds, mebibytes] = readProcess(pid);
      if (parent !== process.pid) continue;
      most.seconds = Math.max(most.seconds, seconds);
      most.mebibytes = Math.max(most.mebibytes, mebibytes);
    }
  };
  const timer = setInterval(look, 10);
  return { most, stop: () => clearInterval(timer) };
}

/** Its parent, seconds of work and the memory that it held at most; zeros once it is gone. */
function readProcess(pid: string): [parent: number, seconds: number, mebibytes: number] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [Number(fields[1]), ticks / TICKS_A_SECOND, Number(kibibytes) / 1024];
  } catch {
    return [0, 0, 0];
  }
}
