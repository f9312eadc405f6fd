import { isPlainClick, onIntent } from '@tessera/gallery/dom'
import { elementAt } from '../../loading/element-at'
import { lazyFeature } from '../../loading/lazy-feature'
import { findControl, keyOf } from './counterpart'
import { CLICK_TIMEOUT_MS } from './fetch-fragment'
import { createFragments } from './fragments'
import type * as ShowFragment from './show-fragment'
import { mergeSearch } from '../gallery-search'

/** Links of a gallery change only the query string. The browser follows all others. */
const OWN_LINK = 'a[href^="?"]'
/** These need the script of the lightbox. */
const LIGHTBOX_LINK = '[data-zoom], dialog *'

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData: boolean }
  }
}

export interface FirstClicks {
  /** Resolves when no HTML is being loaded, which a script would slow down. */
  readonly whenQuiet: () => Promise<unknown>
  /**
   * From when it resolves, the gallery's markup stays as it is: clicks wait for hydration, and follow their links if it
   * fails.
   */
  readonly lock: (root: HTMLElement) => Promise<unknown>
}

/** A click on a link, or a search. */
interface Click {
  readonly control: HTMLElement
  readonly root: HTMLElement
  /** Of the link, `?…#…`. */
  readonly href: string
  /** Finds the control when the markup has been replaced. */
  readonly key: string
}

/**
 * Answers clicks on galleries that are not hydrated. A filter, an order or a page is shown as soon as its HTML comes from
 * the server; a slide waits for hydration. When either fails, the link is followed.
 *
 * @param selector of the galleries' roots
 * @param hydrate hydrates all galleries once; its promise is never rejected
 */
export function answerFirstClicks(
  roots: readonly HTMLElement[],
  selector: string,
  hydrate: () => Promise<unknown>,
): FirstClicks {
  const fragments = createFragments(selector)
  const locked = new Set<Element>()
  /** One change at a time: two filters that are clicked in a row add up. */
  let turn: Promise<unknown> = Promise.resolve()
  /** Clicks and steps back that are not answered yet. */
  let pending = 0
  const inTurn = (task: () => unknown) => {
    pending += 1
    return (turn = turn.then(task).finally(() => (pending -= 1)))
  }

  const rootOf = (element: Element | null) =>
    element?.closest<HTMLElement>(`${selector}:not([data-hydrated])`)

  const answer = (event: Event, controls: string) => {
    const control = elementAt(controls, event)
    const root = rootOf(control)
    if (!control || !root) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A visitor who sees no effect clicks again and means the same.
    if (control.ariaBusy) return
    // The style sheet shows it on zoom links, because the code of the lightbox takes a while.
    control.ariaBusy = 'true'
    const click = clickOn(control, root)
    void inTurn(() =>
      locked.has(root) || control.matches(LIGHTBOX_LINK)
        ? void hydrated.then(() => replay(click, event))
        : showTarget(click, event),
    )
    // The event comes before the other galleries are hydrated, and does not come when hydration fails.
    const hydrated = new Promise((resolve) => {
      root.addEventListener('hydrated', resolve)
      void hydrate().then(resolve)
    })
  }

  const replay = async (click: Click, event: Event) => {
    // A slide needs no code of results, and opens without waiting for it.
    const code = click.control.matches(LIGHTBOX_LINK) ? null : await loadCode().catch(() => null)
    click.control.ariaBusy = null
    const control = currentControl(click)
    // Hydration has replaced the form of a period.
    if (rootOf(click.root) || !control) return follow(searchAfter(click), click)
    code?.showResultsAfterTap(click.root, control, event)
    control.click()
  }

  const showTarget = async (click: Click, event: Event) => {
    const { control, root } = click
    const { search: before } = location
    const target = searchAfter(click)
    const section = root.firstElementChild
    section?.setAttribute('aria-busy', 'true')
    try {
      const [fragment, code] = await load(root, target)
      // Back was faster.
      if (location.search === before) {
        const { gallerySearch = '' } = fragment.dataset
        if (gallerySearch !== before) history.pushState(null, '', location.pathname + gallerySearch)
        fragments.keep(root)
        const current = currentControl(click)
        code.showResultsAfterTap(root, current, event)
        code.showFragment(root, fragment, current)
      }
    } catch {
      follow(target, click)
    }
    section?.removeAttribute('aria-busy')
    control.ariaBusy = null
  }

  const load = (root: HTMLElement, search: string) =>
    Promise.all([fragments.load(root, search), loadCode()])

  const onPopState = () =>
    inTurn(async () => {
      for (const root of roots) {
        const { gallerySearch = '' } = root.dataset
        const { search } = location
        const isShown = merge(root, gallerySearch, '') === merge(root, search, '')
        if (isShown || !rootOf(root) || locked.has(root)) continue
        try {
          // A page with an open slide has other style sheets.
          if ((search + gallerySearch).includes('.view=')) throw new Error()
          const [fragment, { showFragment }] = await load(root, search)
          fragments.keep(root)
          showFragment(root, fragment)
        } catch {
          location.reload()
        }
      }
    })

  const merge = ({ firstElementChild }: Element, link: string, page = location.search) =>
    mergeSearch(firstElementChild?.id ?? '', link, page)

  /** The query string after a click. */
  const searchAfter = (click: Click) => {
    const { root, href } = click
    const control = currentControl(click)
    const search = merge(root, control?.getAttribute('href') ?? href)
    if (search !== root.dataset['gallerySearch']) return search
    // A click on the only selected option of a group selects "All".
    const all = control?.closest('[data-filter-group]')?.querySelector('[data-option=""]')
    return merge(root, all?.getAttribute('href') ?? href)
  }

  const prefetch = (link: HTMLElement) => {
    const root = rootOf(link)
    if (
      // It would end the request of a click.
      pending > 0 ||
      !root ||
      locked.has(root) ||
      root.querySelector('[aria-busy]') ||
      link.matches(LIGHTBOX_LINK) ||
      navigator.connection?.saveData
    )
      return
    // The click reports a failure.
    load(root, searchAfter(clickOn(link, root))).catch(() => undefined)
  }

  addEventListener('click', (event) => isPlainClick(event) && answer(event, OWN_LINK), true)
  // The browser sends no click when the link was replaced between press and release.
  let release: (() => unknown) | undefined
  addEventListener('pointerdown', (event) => {
    const control = elementAt(OWN_LINK, event)
    const root = rootOf(control)
    release = () =>
      control && root && !control.isConnected && findControl(root, keyOf(control))?.click()
  })
  addEventListener('pointerup', (event) => isPlainClick(event) && release?.())
  addEventListener('submit', (event) => answer(event, 'form'), true)
  addEventListener('popstate', onPopState)
  onIntent(window, `${selector} ${OWN_LINK}`, prefetch)

  return {
    whenQuiet: () => turn.then(fragments.settled),
    lock: (root) => inTurn(() => locked.add(root)),
  }
}

let code: typeof ShowFragment | undefined
const importCode = lazyFeature(
  'show-fragment',
  async () => (code = await import('./show-fragment')),
)

/**
 * Loads what a click needs beside its HTML.
 * @throws when it cannot be loaded or does not come in time
 */
async function loadCode() {
  await Promise.race([
    importCode(),
    new Promise((resolve) => setTimeout(resolve, CLICK_TIMEOUT_MS)),
  ])
  if (!code) throw new Error()
  return code
}

const clickOn = (control: HTMLElement, root: HTMLElement): Click => ({
  control,
  root,
  href: hrefOf(control),
  key: keyOf(control),
})

const currentControl = ({ control, root, key }: Click) =>
  control.isConnected ? control : findControl(root, key)

/** Of a link, or the URL that a search or a period leads to. */
const hrefOf = (control: HTMLElement) =>
  control.getAttribute('href') ??
  `?${new URLSearchParams([...new FormData(control as HTMLFormElement)].map(([key, value]) => [key, String(value)]))}`

const follow = (search: string, { href }: Click) =>
  location.assign(location.pathname + search + href.replace(/[^#]*/, ''))
