/** The page's query string and history. */
export interface PageLocation {
  /** `?…` or ''. */
  readonly search: () => string
  /** Adds a history entry. `mark` names the gallery that may remove it by going back. */
  readonly push: (search: string, mark?: string) => void
  /** Rewrites the current history entry; its mark stays. */
  readonly replace: (search: string) => void
  readonly isMarked: (mark: string) => boolean
  readonly back: () => void
  /** Calls back on every change; `byBrowser` when Back, Forward or a fragment link caused it. */
  readonly subscribe: (onChange: (byBrowser: boolean) => void) => () => void
}

/** Key in the state of a history entry. */
export const MARK = 'tesseraView'
