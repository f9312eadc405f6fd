import { MARK, type PageLocation } from './page-location'

/** What a gallery needs of a router that writes the address itself. */
export interface Router {
  readonly search: () => string
  /** State of the current history entry, as `navigate` set it. */
  readonly state: () => unknown
  readonly navigate: (search: string, state: object, replace: boolean) => void
  readonly back: () => void
}

export interface RouterLocation extends PageLocation {
  /** Call it after each navigation of the router; `byBrowser` after Back and Forward. */
  readonly report: (byBrowser: boolean) => void
}

interface Request {
  readonly search: string
  readonly mark: unknown
  readonly addsEntry: boolean
}

/** The location of a router. What a gallery requested counts at once, also while the router still loads data for it. */
export function createRouterLocation(router: Router): RouterLocation {
  let requested: Request | null = null
  const listeners = new Set<(byBrowser: boolean) => void>()
  const publish = (byBrowser: boolean) => listeners.forEach((listener) => listener(byBrowser))
  const markOf = (state: unknown): unknown => Object(state)[MARK]
  const currentMark = () => (requested ? requested.mark : markOf(router.state()))

  const write = (search: string, mark: unknown, addsEntry: boolean) => {
    // A navigation that the router has not finished is replaced by this one, but its entry is still to be added.
    const adds = addsEntry || (requested?.addsEntry ?? false)
    requested = { search, mark, addsEntry: adds }
    publish(false)
    router.navigate(search, { ...Object(router.state()), [MARK]: mark }, !adds)
  }
  return {
    search: () => requested?.search ?? router.search(),
    push: (search, mark) => write(search, mark, true),
    replace: (search) => write(search, currentMark(), false),
    isMarked: (mark) => currentMark() === mark,
    back: router.back,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    report: (byBrowser) => {
      requested = null
      publish(byBrowser)
    },
  }
}
