/** A gallery as the visitor left it to open one of its articles. */
export interface ReturnState {
  /** URL of the gallery's data file. */
  readonly file: string
  /** The gallery's id. */
  readonly gallery: string
  readonly title: string
  /** Path and query string of the gallery's page. */
  readonly page: string
  /** Path of the article. The state is valid on this page alone. */
  readonly article: string
}

const KEY = 'tessera.return'

export function saveReturnState(state: ReturnState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    // Storage may be full or blocked. Then articles have no back link.
  }
}

/** The state saved last in this tab. */
export function readReturnState(): ReturnState | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
