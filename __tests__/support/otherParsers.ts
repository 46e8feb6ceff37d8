import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A text as Debian's python3-icalendar and Python's own mail parser read it. */
export interface ReadCalendar {
  method: string | null;
  hasOnlyCrlf: boolean;
  errors: string[];
  events: {
    uid: string;
    start: string;
    status: string;
    sequence: number;
    summary: string;
    organizer: string | null;
    attendees: string[];
  }[];
}
export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  defects: string[];
  /** the types of its parts, the outermost first */
  types: string[];
  calendar: ReadCalendar | null;
  headers: Record<string, string>;
}

const SCRIPT = `
import json, sys, email, email.policy
from icalendar import Calendar
def calendar(data):
    read = Calendar.from_ical(data)
    text = lambda value: None if value is None else str(value)
    several = lambda value: value if isinstance(value, list) else [] if value is None else [value]
    events = [dict(uid=text(e['uid']), start=e['dtstart'].dt.isoformat(), status=text(e['status']),
        sequence=int(e.get('sequence', 0)), summary=text(e['summary']), organizer=text(e.get('organizer')),
        attendees=[text(a) for a in several(e.get('attendee'))]) for e in read.walk('VEVENT')]
    bare = data.replace(b'\\r\\n', b'')
    return dict(method=text(read.get('method')), events=events,
        hasOnlyCrlf=data.endswith(b'\\r\\n') and b'\\n' not in bare,
        errors=[text(problem) for part in read.walk() for problem in getattr(part, 'errors', [])])
def mail(data):
    read = email.message_from_bytes(data, policy=email.policy.default)
    parts = list(read.walk())
    files = [part for part in parts if part.get_content_type() == 'text/calendar']
    return {'from': read['from'].addresses[0].addr_spec, 'to': str(read['to']), 'subject': str(read['subject']),
        'types': [part.get_content_type() for part in parts],
        'defects': [repr(d) for part in parts for d in part.defects],
        'headers': {name.lower(): str(value) for name, value in read.items()},
        'calendar': calendar(files[0].get_payload(decode=True)) if files else None}
json.dump({'calendar': calendar, 'mail': mail}[sys.argv[1]](sys.stdin.buffer.read()), sys.stdout)
`;

function isThere(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Debian's packages are for Debian's own, whichever other one comes first. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** Why these parsers cannot be asked here, or null where they can. */
export function missingParsers(): string | null {
  if (!isThere(PYTHON, ['-c', 'import icalendar'])) return 'python3-icalendar is not installed';
  return isThere('khal', ['--version']) ? null : 'khal is not installed';
}

const python = (kind: 'calendar' | 'mail', input: string): unknown =>
  JSON.parse(execFileSync(PYTHON, ['-c', SCRIPT, kind], { input, encoding: 'utf8' }));

export const readCalendar = (text: string) => python('calendar', text) as ReadCalendar;
export const readMail = (raw: string) => python('mail', raw) as ReadMail;

/** The days from `from` on as the calendar program khal shows them, in UTC, after it took the files in this order. */
export function khalShows(files: readonly string[], from: string, days: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-khal-'));
  try {
    const config = join(folder, 'config');
    writeFileSync(
      config,
      `[calendars]\n[[own]]\npath = ${join(folder, 'own')}\n[sqlite]\npath = ${join(folder, 'khal.db')}\n` +
        '[locale]\nlocal_timezone = UTC\ndefault_timezone = UTC\n' +
        'timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\n' +
        'datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n',
    );
    const khal = (...args: string[]) =>
      execFileSync('khal', ['-c', config, ...args], {
        encoding: 'utf8',
        env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    files.forEach((text, number) => {
      const file = join(folder, `${number}.ics`);
      writeFileSync(file, text);
      khal('import', '--batch', '-a', 'own', file);
    });
    const format = '{start} {title} {status}';
    const lines = khal('list', '--day-format', '', '--format', format, from, `${days}d`).split('\n');
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
