/** Message of a thrown value, which need not be an error. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/**
 * Finds the owner script that caused an unhandled rejection: the one that the stack of the error names. A rejection with
 * anything but an error comes from an owner script too, because our own scripts reject with errors only, but without a
 * stack it is unknown which.
 *
 * @returns null when no owner script caused it
 */
export function findErrorSource(
  reason: unknown,
  sources: readonly string[],
): { readonly src: string | undefined } | null {
  if (!(reason instanceof Error)) return { src: undefined }
  const src = sources.find((source) => reason.stack?.includes(source))
  return src === undefined ? null : { src }
}
