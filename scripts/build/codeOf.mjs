/**
 * The code of a system error such as ENOENT; undefined for anything else.
 * @param {unknown} error
 */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
