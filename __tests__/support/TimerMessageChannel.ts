interface Port {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(data: unknown): void;
  close(): void;
}

/** A message channel that only waits: Node's own keeps jest from ending. */
export class TimerMessageChannel {
  readonly port1: Port;
  readonly port2: Port;

  constructor() {
    const port = (other: () => Port): Port => ({
      onmessage: null,
      postMessage: (data) => void setTimeout(() => other().onmessage?.({ data }), 0),
      close: () => {},
    });
    this.port1 = port(() => this.port2);
    this.port2 = port(() => this.port1);
  }
}
