/** The page's query string and history, shared by all galleries on it. */
export interface PageLocation {
  /** `?…` or ''. */
  readonly search: () => string
  /** Adds a history entry. `mark` names who may take it away again by going back. */
  readonly push: (search: string, mark?: string) => void
  /** Rewrites the present entry; its mark stays. */
  readonly replace: (search: string) => void
  readonly isMarked: (mark: string) => boolean
  readonly back: () => void
  /** `onChange` is told of every change; `byBrowser` when it came by Back, Forward or a fragment link. */
  readonly subscribe: (onChange: (byBrowser: boolean) => void) => () => void
}

const MARK = 'tesseraView'

const listeners = new Set<(byBrowser: boolean) => void>()
const tell = (byBrowser: boolean) => listeners.forEach((listener) => listener(byBrowser))
const tellOfBrowser = () => tell(true)

/** The one of this window. Other scripts' `history.state` is kept. */
export const pageLocation: PageLocation = {
  search: () => location.search,
  push: (search, mark) => {
    history.pushState({ ...history.state, [MARK]: mark }, '', address(search))
    tell(false)
  },
  replace: (search) => {
    history.replaceState(history.state, '', address(search))
    tell(false)
  },
  isMarked: (mark) => history.state?.[MARK] === mark,
  back: () => history.back(),
  subscribe: (onChange) => {
    if (listeners.size === 0) addEventListener('popstate', tellOfBrowser)
    listeners.add(onChange)
    return () => {
      listeners.delete(onChange)
      if (listeners.size === 0) removeEventListener('popstate', tellOfBrowser)
    }
  },
}

const address = (search: string) => `${location.pathname}${search}`
