import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryView } from '../../core/types'
import { debounce } from '../../dom/debounce'
import { whenIdle } from '../../dom/when-idle'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import type { GalleryContext } from '../static/gallery-context'
import { GridContext } from './grid-context'
import {
  continueRendering,
  moveWindow,
  renderAll,
  renderLikeServer,
  renderWindow,
  replaceStyleSheet,
  type GridRendering,
} from './grid-rendering'
import { createGridTracker } from './grid-tracker'
import { useInitialScroll } from './useInitialScroll'
import { readViewport, readVisibleRange } from './viewport'

/** What a virtual grid renders: follows the view, the scroll position and the width of the grid. */
export function useVirtualGrid(grid: RefObject<HTMLElement | null>, context: GalleryContext) {
  const { gallery, view } = context
  const store = useContext(GridContext)
  const source = store?.source
  const isEndless = gallery.paging.kind === 'endless'
  // Memoised for the effects: another function would make them run again.
  const range = useMemo(
    () => (isEndless && source?.range ? source.range.bind(source) : undefined),
    [isEndless, source],
  )
  const [tracker] = useState(createGridTracker)
  const [rendering, setRendering] = useState(() => renderLikeServer(gallery, view))
  const [, setCacheVersion] = useState(0)

  const renderView = (old: GridRendering): GridRendering => {
    const viewport = tracker.viewport()
    if (!viewport) return old.view === view ? old : renderLikeServer(gallery, view)
    if (!range) return renderAll(old, gallery, view, viewport)
    const cache = tracker.cacheFor(context, range, () => {
      setRendering((now) => moveWindow(now, tracker.visible(), tracker.kept()))
      setCacheVersion((version) => version + 1)
    })
    return renderWindow(old, gallery, view, { cache, viewport, kept: tracker.kept() })
  }
  if (rendering.view !== view) {
    tracker.keepSlide(view)
    const isSame = !range && haveSameTiles(rendering.view, view)
    setRendering(isSame ? { ...rendering, view } : renderView(rendering))
  }

  const scrollToPage = useInitialScroll(grid, rendering, range !== undefined)
  const latest = useRef({ renderView, rendering, scrollToPage })
  useBrowserLayoutEffect(() => {
    latest.current = { renderView, rendering, scrollToPage }
    store?.setVirtualTiles(range ? rendering.target : null)
  })

  useBrowserLayoutEffect(() => {
    const element = grid.current
    if (!element || !store) return
    const measure = () => tracker.setViewport(readViewport(element))
    if (range) {
      measure()
      setRendering((old) => latest.current.renderView(old))
    }
    let { width } = element.getBoundingClientRect()
    const resize = debounce(() => {
      if (!latest.current.rendering.target) {
        setRendering((old) => renderLikeServer(gallery, old.view))
        return
      }
      measure()
      flushSync(() => setRendering((old) => latest.current.renderView(old)))
    })
    const observer = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().width
      if (now === width) return
      width = now
      resize.call()
    })
    observer.observe(element)
    const onScroll = () => {
      const { target, done } = latest.current.rendering
      if (!target || (done && !range)) return
      latest.current.scrollToPage()
      tracker.setVisible(readVisibleRange(element))
      // Within the frame of the scroll event. A frame later, the visitor would see an empty area.
      flushSync(() =>
        setRendering((old) =>
          range
            ? moveWindow(old, tracker.visible(), tracker.kept())
            : continueRendering(old, tracker.visible(), true),
        ),
      )
    }
    const onFocus = ({ target }: FocusEvent) => {
      const id =
        target instanceof Element && target.closest<HTMLElement>('[data-tile]')?.dataset['tile']
      if (!range || !id) return
      tracker.setFocused(id)
      setRendering((old) => moveWindow(old, tracker.visible(), tracker.kept()))
    }
    const stopMeasuring = store.beforeUpdate(() => {
      measure()
      return false
    })
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    element.addEventListener('focusin', onFocus)
    return () => {
      stopMeasuring()
      resize.cancel()
      observer.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
      element.removeEventListener('focusin', onFocus)
      store.setVirtualTiles(null)
    }
  }, [grid, gallery, store, range, tracker])

  useEffect(() => {
    if (range || !store) return
    return whenIdle(() => {
      // The other tiles are hidden for a moment: the focus would be lost.
      if (!grid.current || grid.current.contains(document.activeElement)) return
      const viewport = readViewport(grid.current)
      setRendering((old) => replaceStyleSheet(old, gallery, viewport))
    })
  }, [grid, gallery, store, range])

  useEffect(() => {
    if (rendering.done) return
    const step = () => {
      if (grid.current) tracker.setVisible(readVisibleRange(grid.current))
      setRendering((old) =>
        range
          ? moveWindow(old, tracker.visible(), tracker.kept())
          : continueRendering(old, tracker.visible(), false),
      )
    }
    return rendering.steps === 0 ? afterAnimation(step) : whenIdle(step)
  }, [rendering, grid, range, tracker])

  return { rendering, hasFailed: tracker.hasFailed() }
}

const haveSameTiles = (a: GalleryView, b: GalleryView) =>
  a.tiles.length === b.tiles.length && a.tiles.every((tile, i) => tile === b.tiles[i])

/** ms: the longest animation. Tiles outside the viewport are rendered when those inside have stopped. */
const ANIMATION_MS = 400

function afterAnimation(work: () => void): () => void {
  const timer = setTimeout(work, ANIMATION_MS)
  return () => clearTimeout(timer)
}
