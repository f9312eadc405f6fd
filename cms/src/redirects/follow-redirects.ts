/** The path that a path redirects to; null if it does not redirect. */
export type NextPath = (path: string) => Promise<string | null>

export interface RedirectChain {
  readonly isLoop: boolean
  /** Every path, the first and the last included. */
  readonly paths: readonly string[]
}

/** Browsers follow at most 20 redirects. */
const MAX_PATHS = 20

/** Follows redirects to a path without one, or until a path repeats. */
export async function followRedirects(from: string, next: NextPath): Promise<RedirectChain> {
  const paths = [from]
  while (paths.length < MAX_PATHS) {
    const to = await next(paths.at(-1) ?? from)
    if (to === null) return { isLoop: false, paths }
    const isRepeated = paths.includes(to)
    paths.push(to)
    if (isRepeated) break
  }
  return { isLoop: true, paths }
}
