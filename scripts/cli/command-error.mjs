// @ts-check

/** An error that its message explains to the user of a command; it is printed without a stack. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError'
}
