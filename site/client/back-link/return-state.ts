import { readSession, writeSession } from '../loading/session-storage'

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

export const saveReturnState = (state: ReturnState) => writeSession(KEY, JSON.stringify(state))

/** The state saved last in this tab. */
export const readReturnState = (): ReturnState | null => JSON.parse(readSession(KEY) ?? 'null')
