import type { GalleryState } from '../../core/types'
import { createHrefBuilder } from '../../core/url/hrefs'
import { prefersReducedMotion } from '../../dom/reduced-motion'
import { whenIdle } from '../../dom/when-idle'
import type { GalleryContext } from '../static/gallery-context'
import { isVirtual } from '../static/is-virtual'
import { resultsText } from '../static/ResultStatus'
import type { DeferredFeatures, GalleryPatch } from '../store/deferred-features'
import type { GallerySnapshot } from '../store/gallery-snapshot'
import { createChipsPatch } from './chips-patch'
import { findOptions, patchMenus, patchOptions } from './patch-options'
import { planTiles } from './plan-tiles'
import { renderBeforeEvents } from './render-before-events'

/** ms until an animation is over. React's work would take frames from it. */
const ANIMATION_MS = 450

export function createGalleryPatch(
  section: HTMLElement,
  /** What React has rendered. */
  current: () => { readonly context: GalleryContext; readonly snapshot: GallerySnapshot },
  deferred: DeferredFeatures,
): GalleryPatch {
  const chips = createChipsPatch(section)
  let stop: (() => void) | null = null

  const show = (next: GallerySnapshot, render: () => void): boolean => {
    const { context, snapshot } = current()
    const grid = section.querySelector('[data-grid]')
    const status = section.querySelector('[role="status"]')
    if (!grid || !status || !isPatchable(context, snapshot, next) || !isFocusKept(section))
      return false
    const { gallery, labels } = context
    const options = findOptions(section, gallery)
    const updateTiles = options && planTiles(grid, gallery, next.view, deferred)
    if (!updateTiles) return false
    const address = { ...context.address, search: next.search }
    const target = { gallery, labels, ...next, hrefOf: createHrefBuilder(gallery, address) }
    patchOptions(options, target)
    patchMenus(section, target)
    chips.show(target, status)
    status.textContent = resultsText(gallery, next.view, labels)
    updateTiles()
    deferred.animate?.(next.view.tiles)
    stop ??= renderBeforeEvents(render)
    schedule(render)
    return true
  }

  let cancel: () => void = () => undefined
  const schedule = (render: () => void) => {
    cancel()
    if (prefersReducedMotion()) cancel = whenIdle(render)
    else {
      const timer = setTimeout(() => (cancel = whenIdle(render)), ANIMATION_MS)
      cancel = () => clearTimeout(timer)
    }
  }

  return {
    isAtOnce: () => prefersReducedMotion() && !isVirtualOrPaged(current().context),
    show,
    end: () => {
      cancel()
      stop?.()
      stop = null
      chips.end()
    },
  }
}

const isVirtualOrPaged = ({ gallery, view }: GalleryContext) =>
  gallery.paging.kind !== 'all' || isVirtual(gallery, view)

/** Whether the controls that show the view are those that `patchOptions` and its like know. */
function isPatchable(
  context: GalleryContext,
  before: GallerySnapshot,
  { state, view }: GallerySnapshot,
): boolean {
  const { gallery, slots } = context
  return (
    !isVirtualOrPaged(context) &&
    !slots.renderFilters &&
    before.status === 'shown' &&
    view.matching > 0 &&
    before.view.matching > 0 &&
    isSameQuery(before.state, state) &&
    gallery.groups.every(({ period }) => !period)
  )
}

const isSameQuery = (a: GalleryState, b: GalleryState) =>
  a.query === b.query && JSON.stringify(a.sort) === JSON.stringify(b.sort)

/** Only the filters keep the focus. They are also in the bar above the tiles, which only React renders. */
function isFocusKept(section: Element): boolean {
  const { activeElement } = document
  if (section.querySelector('[data-sticky-filters]:not([hidden])')) return false
  return !section.contains(activeElement) || activeElement?.closest('[data-filters]') !== null
}
