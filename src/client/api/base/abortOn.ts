/** The result of a mutation's `initiate`. */
interface Write<Answer> {
  abort: () => void;
  unwrap: () => Promise<Answer>;
}

/** A write that ends with the flow that wanted it: what is answered after the person has left changes nothing. */
export async function abortOn<Answer>(signal: AbortSignal, write: Write<Answer>): Promise<Answer> {
  const leave = () => write.abort();
  signal.addEventListener('abort', leave);
  try {
    return await write.unwrap();
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
