/** Reads `--only kill,stop --minutes 30`. */
export function readFaultWish(args: readonly string[], known: readonly string[]) {
  const valueOf = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : null);
  const names = valueOf('--only')?.split(',') ?? known;
  if (names.some((name) => !known.includes(name))) {
    throw new Error(`--only takes some of ${known.join(', ')}, with commas between them.`);
  }
  const minutes = Number(valueOf('--minutes') ?? 1);
  if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('--minutes takes a number of minutes.');
  return { names, minutes };
}
