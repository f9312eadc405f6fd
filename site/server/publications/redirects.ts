import type { LinkTarget, Redirect } from '@tessera/content'

/** Where a visitor is sent. */
export interface Moved {
  readonly href: string
  readonly status: 301 | 302
}

/** What stands at addresses now. */
export interface Present {
  /** Null when the document is not published. */
  readonly hrefOf: (target: LinkTarget) => string | null
  /** Does a document answer there? */
  readonly isTaken: (path: string) => boolean
}

interface Known {
  readonly path: string
  readonly redirect: Redirect
}

/** More would be a mistake: editors are warned of chains that never arrive. */
const MOST_STOPS = 20

/** Addresses of before. What an editor says goes before what followed from a rename. */
export class Redirects {
  /** By key: the CMS's id, or the old path of what followed from a rename. */
  readonly #known = new Map<string, Known>()
  /** Of those that editors made. */
  readonly #madeAt = new Map<string, string>()

  put(key: string, path: string, redirect: Redirect | null): void {
    const before = this.#known.get(key)
    if (before && this.#madeAt.get(before.path) === key) this.#madeAt.delete(before.path)
    if (!redirect) return void this.#known.delete(key)
    this.#known.set(key, { path, redirect })
    if (key !== path) this.#madeAt.set(path, key)
  }

  /**
   * The last stop, so that visitors are sent on once; null where nothing leads on, what it led to is not published, or
   * the stops form a circle.
   */
  from(path: string, { hrefOf, isTaken }: Present): Moved | null {
    const stops: Moved[] = []
    let at = path
    for (;;) {
      const redirect = this.#at(at)
      const href = redirect && hrefOf(redirect.to)
      if (!href || isTaken(at)) return summary(stops)
      if (href === path || stops.length === MOST_STOPS) return null
      stops.push({ href, status: redirect.status })
      at = href
    }
  }

  #at(path: string): Redirect | undefined {
    return this.#known.get(this.#madeAt.get(path) ?? path)?.redirect
  }
}

/** On the whole it is for good only when every stop is. */
function summary(stops: readonly Moved[]): Moved | null {
  const last = stops.at(-1)
  const status = stops.some((stop) => stop.status === 302) ? 302 : 301
  return last ? { href: last.href, status } : null
}
