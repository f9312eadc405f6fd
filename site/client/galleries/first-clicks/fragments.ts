import { fetchFragment } from './fetch-fragment'

/** HTML of galleries in other states. */
export interface Fragments {
  /**
   * Requests one at a time: another request ends the one before.
   * @throws when the HTML does not come
   */
  readonly load: (root: HTMLElement, search: string) => Promise<HTMLElement>
  /** Keeps a gallery as it is, for the way back to this state. */
  readonly keep: (root: HTMLElement) => void
  /** Resolves when the last request has ended. */
  readonly settled: () => Promise<unknown> | undefined
}

/** @param roots selector of the galleries' roots */
export function createFragments(roots: string): Fragments {
  const kept = new Map<string, HTMLElement>()
  let last: { readonly url: string; readonly html: Promise<HTMLElement> } | undefined
  let abort = new AbortController()

  const request = (url: string, id: string | undefined) => {
    if (last?.url === url) return last.html
    abort.abort()
    abort = new AbortController()
    const html = fetchFragment(url, { roots, id }, abort)
    last = { url, html }
    // The next click tries again.
    html.catch(() => last?.html === html && (last = undefined))
    return html
  }
  return {
    load: async (root, search) => {
      const url = urlOf(root, search)
      return kept.get(url) ?? request(url, root.firstElementChild?.id)
    },
    keep: (root) =>
      void kept.set(
        urlOf(root, root.dataset['gallerySearch'] ?? ''),
        document.importNode(root, true),
      ),
    settled: () => last?.html.catch(() => undefined),
  }
}

/** The routes of a gallery are in the folder of its data file. */
const urlOf = (root: HTMLElement, search: string) =>
  root.dataset['galleryFile']?.replace(/[^/]*$/, 'fragment') + search
