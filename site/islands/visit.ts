/** A gallery as a visitor left it for one of its articles. */
export interface Visit {
  /** Where its island finds its data. */
  readonly source: string
  readonly gallery: string
  readonly title: string
  /** Path and query string of its page. */
  readonly page: string
  /** The article's path: the visit is over when the visitor is elsewhere. */
  readonly at: string
}

const KEY = 'tessera.visit'

export function rememberVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage may be full or forbidden: then an article stands for itself.
  }
}

/** What `rememberVisit` wrote last in this tab. */
export function recallVisit(): Visit | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
