/** Why nothing was copied; the target is as it was. */
export class CopyRefusal extends Error {
  override readonly name = 'CopyRefusal';
}
