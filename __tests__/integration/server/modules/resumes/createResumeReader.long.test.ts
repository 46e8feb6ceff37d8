/** @embedded */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppError } from '../../../../../src/shared/contract/base/errors';
import { PdfRefusal } from '../../../../../src/server/modules/resumes/service/ResumeWorkerMessages';
import { createResumeReader } from '../../../../../src/server/modules/resumes/service/createResumeReader';
import { circularPdf, endlessPdf, swellingPdf } from '../../../../support/resumes/hostilePdfs';
import { pdfOf, setLines } from '../../../../support/resumes/pdfOf';
import { resumeWorkerFile } from '../../../../support/resumes/resumeWorkerFile';

const good = () =>
  pdfOf((document) => void setLines(document, [{ text: 'Ana Pérez, interpreter and translator' }], 50, 50));

describe('reading a PDF in a process of its own', () => {
  const reader = (limits = {}) => createResumeReader({ workerFile: resumeWorkerFile, ...limits });
  const refusalOf = (content: Uint8Array, limits = {}) =>
    reader(limits)
      .read('ana', content)
      .then(
        () => 'read',
        (error: { code?: string }) => error.code,
      );

  it('refuses one that is locked by a password', async () => {
    const locked = await pdfOf((document) => void document.text('Secret résumé of somebody'), {
      userPassword: 'secret',
    });
    expect(await refusalOf(locked)).toBe('pdf_locked');
  });

  it('refuses what is broken, cut off, or only begins like a PDF', async () => {
    const whole = await good();
    expect(await refusalOf(Buffer.from('%PDF-1.7\nnothing of the kind'))).toBe('pdf_damaged');
    expect(await refusalOf(whole.subarray(0, 300))).toBe('pdf_damaged');
    expect(await refusalOf(circularPdf())).toBe('pdf_damaged');
  });

  it('refuses one without text', async () => {
    const drawing = await pdfOf((document) => void document.rect(10, 10, 400, 400).fill('#888'));
    expect(await refusalOf(drawing)).toBe('pdf_without_text');
  });

  it('refuses one with too many pages, and reads one with as many as allowed', async () => {
    const pages = (count: number) =>
      pdfOf((document) => {
        for (let page = 1; page <= count; page += 1) {
          if (page > 1) document.addPage();
          document.text(`This is page ${page} of a long story`, 50, 50);
        }
      });
    expect(await refusalOf(await pages(31))).toBe('pdf_too_many_pages');
    expect(await refusalOf(await pages(30))).toBe('read');
  });

  it('cuts one that never ends, and reads the next', async () => {
    const patient = reader({ processorMs: 1500 });
    const started = performance.now();
    const [endless, next] = await Promise.allSettled([
      patient.read('ana', await endlessPdf()),
      patient.read('ana', await good()),
    ]);
    expect(endless).toMatchObject({ status: 'rejected', reason: { code: 'pdf_too_costly' } });
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('counts the work of the reader, and by the clock only far more', async () => {
    const limits = { processorMs: 300, timeoutMs: 60_000 };
    expect(await refusalOf(await endlessPdf(), limits)).toBe('pdf_too_costly');
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-slow-'));
    const slow = join(folder, 'slowReader.cjs');
    // As on a machine whose processors others have: it begins, gets nothing to work with for a while, and answers.
    const answer = "setTimeout(() => process.send({ draft: { name: 'Ana' } }), 4000)";
    writeFileSync(slow, `process.send('ready'); process.stdin.resume(); ${answer};`);
    try {
      const read = (more = {}) => reader({ workerFile: slow, ...more }).read('ana', Buffer.from('%PDF'));
      expect(await read()).toEqual({ name: 'Ana' });
      await expect(read({ timeoutMs: 300 })).rejects.toMatchObject({ code: 'pdf_too_costly' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('refuses one that swells in memory, before it has swollen', async () => {
    const swelling = swellingPdf(100);
    expect(swelling.length).toBeLessThan(400_000);
    const before = process.memoryUsage.rss();
    let highest = 0;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5);
    const refusal = await refusalOf(swelling, { maxBufferBytes: 16 * 1024 * 1024 });
    clearInterval(watch);
    expect(refusal).toBe('pdf_too_costly');
    expect(highest - before).toBeLessThan(250 * 1024 * 1024);
  });

  it('ends a process that needs more heap than it may have', async () => {
    expect(await refusalOf(await good(), { maxHeapMegabytes: 4 })).toBe('pdf_too_costly');
  });

  it('tells a reader that is missing from a file that is broken', async () => {
    const lost = createResumeReader({ workerFile: `${resumeWorkerFile}.not-there` });
    await expect(lost.read('ana', await good())).rejects.not.toBeInstanceOf(PdfRefusal);
  });

  it('kills one that takes more than it may in all, wherever it takes it', async () => {
    expect(await refusalOf(await endlessPdf(), { maxBytes: 20 * 1024 * 1024 })).toBe('pdf_too_costly');
  });

  (existsSync('/proc') ? it : it.skip)('leaves no process behind', async () => {
    const ended = readersOf(process.pid);
    expect(await refusalOf(await endlessPdf(), { timeoutMs: 300 })).toBe('pdf_too_costly');
    await waitUntil(() => readersOf(process.pid).length === ended.length);
  });

  it('keeps nobody waiting for one person’s endless ones, and tells that person to wait', async () => {
    const busy = reader({ waiting: 1, longestWaitMs: 60_000 });
    const endless = await endlessPdf();
    const file = await good();
    const theirs = [1, 2, 3].map(() => busy.read('mallory', endless));
    const refused = Promise.allSettled(theirs);
    expect(
      await Promise.race([busy.read('ana', file).then(() => 'read'), theirs[0]?.catch(() => 'cut')]),
    ).toBe('read');
    expect(
      (await refused).map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'read')),
    ).toEqual(['pdf_too_costly', 'pdf_too_costly', 'TOO_MANY_REQUESTS']);
  });

  it('keeps nobody waiting for endless ones of several networks, nor a second time for those of the same people', async () => {
    const busy = reader({ processorMs: 2000, longestWaitMs: 60_000 });
    const endless = await endlessPdf();
    const file = await good();
    const names = Array.from({ length: 8 }, (_, at) => `mallory${at}`);
    let cut = 0;
    const sendAll = () =>
      Promise.allSettled(
        names.map(async (name, at) => {
          await busy.read(name, endless, `203.0.113.${at % 4}`).catch(() => (cut += 1));
        }),
      );
    const cutBefore = async (send: () => Promise<unknown>) => {
      cut = 0;
      const sent = send();
      await busy.read('ana', file, '192.0.2.1');
      const before = cut;
      await sent;
      return before;
    };
    // two readers for the first tries, in which nobody is cut
    expect(await cutBefore(sendAll)).toBeLessThan(3);
    expect(await cutBefore(sendAll)).toBe(0);
  });
});

/** Processes whose parent this is. */
function readersOf(parent: number): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
    } catch {
      return false;
    }
  });
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    expect(tries).toBeLessThan(100);
    await sleep(50);
  }
}
