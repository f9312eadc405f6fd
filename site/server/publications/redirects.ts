import type { LinkTarget, Redirect } from '@tessera/content'

export interface RedirectTarget {
  readonly href: string
  readonly status: 301 | 302
}

/** The published documents, as far as redirects depend on them. */
export interface PublishedPaths {
  /** Null if the document is not published. */
  readonly hrefOf: (target: LinkTarget) => string | null
  readonly hasDocument: (path: string) => boolean
}

interface StoredRedirect {
  readonly path: string
  readonly redirect: Redirect
}

/** Redirects in a row. The CMS warns editors of longer chains. */
const MAX_CHAIN_LENGTH = 20

/** Redirects of editors, and those that follow from renamed documents. For the same path the editor's takes precedence. */
export class Redirects {
  /** By key: the CMS's id for a redirect of an editor, the path for one that follows from a rename. */
  readonly #redirects = new Map<string, StoredRedirect>()
  /** Keys of the editors' redirects by path. */
  readonly #editorKeys = new Map<string, string>()

  copy(): Redirects {
    const copy = new Redirects()
    for (const [key, { path, redirect }] of this.#redirects) copy.set(key, path, redirect)
    return copy
  }

  /** Each with its key. */
  entries(): Iterable<readonly [key: string, stored: StoredRedirect]> {
    return this.#redirects.entries()
  }

  set(key: string, path: string, redirect: Redirect | null): void {
    const before = this.#redirects.get(key)
    if (before && this.#editorKeys.get(before.path) === key) this.#editorKeys.delete(before.path)
    if (!redirect) return void this.#redirects.delete(key)
    this.#redirects.set(key, { path, redirect })
    if (key !== path) this.#editorKeys.set(path, key)
  }

  /** The paths that have a redirect. */
  paths(): ReadonlySet<string> {
    return new Set([...this.#redirects.values()].map(({ path }) => path))
  }

  /**
   * Follows all redirects from a path, so that visitors are redirected once. Null without redirect, for a circle, and if
   * the last target is not published.
   */
  find(path: string, { hrefOf, hasDocument }: PublishedPaths): RedirectTarget | null {
    const chain: RedirectTarget[] = []
    let current = path
    for (;;) {
      const redirect = this.#redirectAt(current)
      const href = redirect && hrefOf(redirect.to)
      if (!href || hasDocument(current)) return combine(chain)
      if (href === path || chain.length === MAX_CHAIN_LENGTH) return null
      chain.push({ href, status: redirect.status })
      current = href
    }
  }

  #redirectAt(path: string): Redirect | undefined {
    return this.#redirects.get(this.#editorKeys.get(path) ?? path)?.redirect
  }
}

/** The combined redirect is permanent only if all are. */
function combine(chain: readonly RedirectTarget[]): RedirectTarget | null {
  const last = chain.at(-1)
  const status = chain.some((redirect) => redirect.status === 302) ? 302 : 301
  return last ? { href: last.href, status } : null
}
