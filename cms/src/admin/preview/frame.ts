import { copyPage, type ServerPage } from './server-page'

/** Pages of a preview in a frame. They have the origin of the admin. */

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

/** Longest time until a page is shown although its style sheets have not arrived, ms. */
const STYLES_TIMEOUT_MS = 3_000

/**
 * Loads a page into a frame, without an entry in the history. Resolves when it can be seen: scripts and images may still
 * load.
 * @returns the page as the server sent it; null for a small one, which is parsed at once
 */
export function loadFrame(frame: HTMLIFrameElement, url: string): Promise<ServerPage | null> {
  const before = frame.contentDocument
  frame.contentWindow?.location.replace(url)
  const start = performance.now()
  return new Promise((resolve) => {
    let copied: ServerPage | null = null
    let loading: Document | null = null
    const check = () => {
      const page = frame.contentDocument
      if (page !== null && page !== before && page !== loading && page.readyState === 'loading') {
        loading = page
        // Its scripts are modules, which run later.
        const copy = () => (copied = copyPage(page))
        page.addEventListener('readystatechange', copy, { once: true })
      }
      const isParsed = page !== null && page !== before && page.readyState !== 'loading'
      const isLate = performance.now() - start > STYLES_TIMEOUT_MS
      if (!frame.isConnected || (isParsed && (isLate || hasStyles(page)))) resolve(copied)
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
}

const hasStyles = (page: Document) =>
  page.URL !== 'about:blank' &&
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media])')].every(
    ({ sheet }) => sheet !== null,
  )

/** Stops what a page plays. */
export const clearFrame = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.location.replace('about:blank')

/** Shows a page in a colour scheme, unless its theme has only one. */
export function setColorScheme({ contentDocument }: HTMLIFrameElement, scheme: ColorScheme): void {
  const root = contentDocument?.documentElement
  if (!root) return
  // Set here earlier, or allowed by the theme.
  const hasBoth = root.dataset['previewScheme'] ?? getComputedStyle(root).colorScheme
  if (!/light dark|dark light/.test(hasBoth)) return
  root.dataset['previewScheme'] = hasBoth
  root.style.colorScheme = scheme
}

/** Scrolls a page to where another one is. */
export function copyScroll(from: HTMLIFrameElement, to: HTMLIFrameElement): void {
  const { scrollX = 0, scrollY = 0 } = from.contentWindow ?? {}
  to.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** Path and query string of a page in a frame; null for an empty frame, and for a page of another site. */
export function addressOf(frame: HTMLIFrameElement) {
  const page = frame.contentDocument
  if (!page || page.URL === 'about:blank') return null
  const { pathname, search } = new URL(page.URL)
  return { pathname, search }
}
