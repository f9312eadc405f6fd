interface Engine {
  readonly name: string
  /** With the path of its program. */
  readonly variable: string
}

/**
 * Why the walks of an engine that is not installed are skipped.
 *
 * @throws where `CI` is set: there no engine may be missing
 */
export function reasonToSkip(
  { name, variable }: Engine,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const reason = `${name} is not installed: ${variable} is not set.`
  if (env['CI']) throw new Error(reason)
  return reason
}
