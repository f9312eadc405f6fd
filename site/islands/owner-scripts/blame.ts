/** The words of whatever was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/**
 * Whose a rejected promise is that nobody took: that of the script which its error's stack names. What is no error has no
 * stack; our own scripts reject with nothing else.
 *
 * @returns null where it is none of theirs
 */
export function blames(
  reason: unknown,
  sources: readonly string[],
): { readonly src: string | undefined } | null {
  if (!(reason instanceof Error)) return { src: undefined }
  const src = sources.find((source) => reason.stack?.includes(source))
  return src === undefined ? null : { src }
}
