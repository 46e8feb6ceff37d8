/** Why a command changed nothing, in words for the operator who ran it. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
