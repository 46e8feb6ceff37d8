/** Waits until `work` is over, well or badly, but no longer than `milliseconds`. */
export async function settledWithin(milliseconds: number, work: PromiseLike<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.resolve(work).catch(() => undefined), patience]);
  clearTimeout(timer);
}
