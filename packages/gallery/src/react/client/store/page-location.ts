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

/**
 * Browsers take only so many addresses in a while: Safari throws after 100 in 30 s, Chromium lets them fall after 200 in
 * 10 s. A held key makes 30 a second.
 */
interface Unwritten {
  readonly search: string
  /** Null: to be written over the present entry. */
  readonly entry: { readonly mark: string | undefined } | null
}

/** What was said and did not come into the address bar yet. It counts as if it had: words and tiles stay together. */
let unwritten: Unwritten | null = null

/** ms until what the browser did not take is tried again. */
const PATIENCE = 1_000

function write(search: string, entry: Unwritten['entry']) {
  // While the browser takes nothing it is not asked: its last word is written in the end.
  const isWaiting = unwritten !== null
  unwritten = { search, entry: entry ?? unwritten?.entry ?? null }
  if (!isWaiting) tryToWrite()
  tell(false)
}

function tryToWrite() {
  if (!unwritten) return
  const { search, entry } = unwritten
  const { state } = history
  const before = location.search
  try {
    if (entry) history.pushState({ ...state, [MARK]: entry.mark }, '', address(search))
    else history.replaceState(state, '', address(search))
  } catch {
    // Too many for Safari: told below by an address that did not change, as in Chromium.
  }
  if (location.search === before && before !== search) setTimeout(tryToWrite, PATIENCE)
  else unwritten = null
}

const listeners = new Set<(byBrowser: boolean) => void>()
const tell = (byBrowser: boolean) => listeners.forEach((listener) => listener(byBrowser))
const tellOfBrowser = () => {
  unwritten = null
  tell(true)
}

/** The one of this window. Other scripts' `history.state` is kept. */
export const pageLocation: PageLocation = {
  search: () => unwritten?.search ?? location.search,
  push: (search, mark) => write(search, { mark }),
  replace: (search) => write(search, null),
  isMarked: (mark) => (unwritten?.entry?.mark ?? history.state?.[MARK]) === mark,
  back: () => {
    if (unwritten?.entry) tellOfBrowser()
    else history.back()
  },
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
