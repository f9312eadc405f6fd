/** Where the site sends a visitor from a path; null where they have arrived. */
export type NextStop = (path: string) => Promise<string | null>

export interface Chain {
  readonly status: 'arrives' | 'circle'
  /** Every path on the way, the first and the last included. */
  readonly stops: readonly string[]
}

/** Browsers give up after twenty. */
const LONGEST = 20

/** Goes from redirect to redirect until a page is reached, or a path for the second time. */
export async function followRedirects(from: string, next: NextStop): Promise<Chain> {
  const stops = [from]
  while (stops.length < LONGEST) {
    const to = await next(stops.at(-1) ?? from)
    if (to === null) return { status: 'arrives', stops }
    const isKnown = stops.includes(to)
    stops.push(to)
    if (isKnown) break
  }
  return { status: 'circle', stops }
}
