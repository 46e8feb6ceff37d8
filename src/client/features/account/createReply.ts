/** Hands what a machine's effect learns to the form that waits for it; one at a time. */
export function createReply<Value>() {
  let settle: (value?: Value) => void = () => undefined;
  return {
    next: () =>
      new Promise<Value | undefined>((resolve) => {
        settle = resolve;
      }),
    give: (value?: Value) => settle(value),
  };
}
