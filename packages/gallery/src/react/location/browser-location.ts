import { MARK, type PageLocation } from './page-location'

/** Event on the window by which the galleries of a page share what one of them writes. */
const CHANGE_EVENT = 'tessera-location-change'

/** ms until an address that the browser refused is written again. */
const RETRY_DELAY_MS = 1_000

/**
 * An address that the browser has not accepted yet. Browsers limit how many they accept: Safari throws after 100 in
 * 30 s, Chromium ignores all after 200 in 10 s. A held key makes 30 a second. The galleries already show it.
 */
interface UnwrittenAddress {
  readonly search: string
  /** Null: rewrites the current entry. */
  readonly entry: { readonly mark: string | undefined } | null
}

interface ChangeDetail {
  readonly unwritten: UnwrittenAddress | null
  readonly byBrowser: boolean
}

export interface BrowserLocation extends PageLocation {
  /** Call it when the address changed, unless a gallery or the browser did it. */
  readonly report: () => void
}

/**
 * The location of this window.
 *
 * @param stateOf what a new history entry keeps of the current `history.state`. Default: all, because other scripts
 *   may need it
 */
export function createBrowserLocation(stateOf = (state: unknown) => state): BrowserLocation {
  let unwritten: UnwrittenAddress | null = null

  const publish = (byBrowser: boolean) => {
    const detail: ChangeDetail = { unwritten, byBrowser }
    dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail }))
  }

  const write = (search: string, entry: UnwrittenAddress['entry']) => {
    // While the browser accepts nothing, only the last address counts: the timer writes it.
    const isWaiting = unwritten !== null
    unwritten = { search, entry: entry ?? unwritten?.entry ?? null }
    if (!isWaiting) tryToWrite()
    publish(false)
  }

  const tryToWrite = () => {
    if (unwritten && writeAddress(unwritten, stateOf)) unwritten = null
    else setTimeout(retry, RETRY_DELAY_MS)
  }
  const retry = () => {
    // Back has discarded it.
    if (!unwritten) return
    tryToWrite()
    if (!unwritten) publish(false)
  }

  return {
    search: () => unwritten?.search ?? location.search,
    push: (search, mark) => write(search, { mark }),
    replace: (search) => write(search, null),
    isMarked: (mark) => (unwritten?.entry?.mark ?? history.state?.[MARK]) === mark,
    back: () => {
      if (!unwritten?.entry) return history.back()
      unwritten = null
      publish(true)
    },
    report: () => publish(true),
    subscribe: (onChange) => {
      const onPublished = (event: Event) => {
        if (!isChangeEvent(event)) return
        unwritten = event.detail.unwritten
        onChange(event.detail.byBrowser)
      }
      const onPopState = () => {
        unwritten = null
        onChange(true)
      }
      addEventListener(CHANGE_EVENT, onPublished)
      addEventListener('popstate', onPopState)
      return () => {
        removeEventListener(CHANGE_EVENT, onPublished)
        removeEventListener('popstate', onPopState)
      }
    },
  }
}

/** @returns false when the browser refuses the address */
function writeAddress(
  { search, entry }: UnwrittenAddress,
  stateOf: (state: unknown) => unknown,
): boolean {
  const { state } = history
  const kept = stateOf(state)
  const before = location.search
  const address = `${location.pathname}${search}`
  try {
    if (entry) history.pushState(withMark(kept, entry.mark), '', address)
    else history.replaceState(kept === state ? state : withMark(kept, state?.[MARK]), '', address)
  } catch {
    // Safari throws where Chromium does nothing. Both are recognised by an address that did not change.
  }
  return location.search !== before || before === search
}

const withMark = (state: unknown, mark: unknown) => ({ ...Object(state), [MARK]: mark })

const isChangeEvent = (event: Event): event is CustomEvent<ChangeDetail> =>
  event instanceof CustomEvent
