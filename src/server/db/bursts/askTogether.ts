import pg from 'pg';

/** A statement of a burst; one with a name is parsed and planned once for each connection. */
export interface BurstStatement {
  text: string;
  values: readonly unknown[];
  name?: string | undefined;
}

export interface Answer {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
}

/**
 * Sends several statements as one message, and reads their answers as one: the way there and back costs more than most of
 * them. The first that fails ends it, and what follows that one is not done. Their order is kept, and each sees what
 * the former ones did, and what others had done by then, as if it was asked alone.
 */
export function askTogether(client: pg.ClientBase, statements: readonly BurstStatement[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    // Before anything is sent: of a value that cannot be written nothing shall be under way.
    const ready = statements.map((statement) => ({
      ...statement,
      values: statement.values.map(prepareValue),
    }));
    client.query(new Burst(client, ready, (error, answers) => (error ? reject(error) : resolve(answers))));
  });
}

/** What pg's connection has, whose types are of older days. */
interface Wire {
  /** absent where the engine is in this process */
  stream: { cork?: () => void; uncork?: () => void };
  /** by name, what this connection has parsed; pg looks there too */
  parsedStatements: Record<string, string>;
  parse: (message: { name: string; text: string }) => void;
  bind: (message: { statement: string; values: readonly unknown[] }) => void;
  describe: (message: { type: 'P' }) => void;
  execute: (message: object) => void;
  close: (message: { type: 'S'; name: string }) => void;
  sync: () => void;
}

type Field = { name: string; dataTypeID: number };
type Parser = (text: string) => unknown;

/** How pg writes values; it is exported, and its types do not know that. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

function send(wire: Wire, { text, values, name = '' }: BurstStatement): void {
  if (name === '' || wire.parsedStatements[name] !== text) {
    // After a burst that failed nobody knows how far it came.
    if (name !== '') wire.close({ type: 'S', name });
    wire.parse({ name, text });
  }
  wire.bind({ statement: name, values });
  wire.describe({ type: 'P' });
  wire.execute({});
}

/** pg calls what bears a handler's name; a cursor is another such thing. */
class Burst implements pg.Submittable {
  private readonly answers: Answer[] = [];
  private rows: Record<string, unknown>[] = [];
  private columns: { name: string; parse: Parser }[] = [];

  constructor(
    private readonly client: pg.ClientBase,
    private readonly statements: readonly BurstStatement[],
    readonly callback: (error: Error | null, answers: Answer[]) => void,
  ) {}

  submit = (connection: pg.Connection): void => {
    const wire = connection as unknown as Wire;
    wire.stream.cork?.();
    for (const statement of this.statements) send(wire, statement);
    wire.sync();
    wire.stream.uncork?.();
  };

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.client.getTypeParser(dataTypeID, 'text') as Parser,
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.columns.forEach(({ name, parse }, place) => {
      const text = fields[place] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ');
    this.answers.push({ command: words[0] ?? '', rowCount: Number(words.at(-1)) || 0, rows: this.rows });
    this.rows = [];
    this.columns = [];
  }

  handleReadyForQuery(connection: Wire): void {
    for (const { name, text } of this.statements) if (name) connection.parsedStatements[name] = text;
    this.callback(null, this.answers);
  }

  handleError(error: Error): void {
    this.callback(error, []);
  }
}
