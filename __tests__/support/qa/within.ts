/** A promise's value, or a complaint once it takes longer. */
export async function within<Value>(ms: number, promised: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It was not done within ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
