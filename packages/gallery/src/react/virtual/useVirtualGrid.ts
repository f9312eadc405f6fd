import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { writeState } from '../../core/search-params'
import type { GalleryView, Tile } from '../../core/types'
import type { GalleryContext } from '../static/gallery-context'
import { debounce } from '../../dom/debounce'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { whenIdle } from '../../dom/when-idle'
import {
  beginBoxes,
  drawAll,
  drawBySheet,
  drawMore,
  drawWindow,
  moveWindow,
  type Drawing,
  type Sight,
} from './grid-rendering'
import { knowTiles, type KnownTiles } from './tile-cache'
import { LivePartsContext } from './grid-context'
import { bandOf, sightOf } from './viewport'
import { useArrival } from './useInitialScroll'

/** What is drawn of a grid, kept true to the view, the scroll position and the width. */
export function useDrawing(grid: RefObject<HTMLElement | null>, context: GalleryContext) {
  const { gallery, view } = context
  const live = useContext(LivePartsContext)
  const range = gallery.paging.kind === 'endless' ? live?.range : undefined
  const [eye] = useState(() => createEye())
  const [drawing, setDrawing] = useState(() => drawBySheet(gallery, view))
  const [, setNews] = useState(0)

  const draw = (old: Drawing): Drawing => {
    const sight = eye.sight()
    if (!sight) return old.view === view ? old : { ...drawBySheet(gallery, view) }
    if (!range) return drawAll(old, gallery, view, sight)
    const known = eye.knowFor(
      context,
      (state, from, to) => range(state, from, to),
      () => {
        setDrawing((drawing) => moveWindow(drawing, eye.band(), eye.kept()))
        setNews((count) => count + 1)
      },
    )
    return drawWindow(old, gallery, view, { known, sight, kept: eye.kept() })
  }
  if (drawing.view !== view) {
    eye.keepSlide(view)
    const isSame = !range && haveSameTiles(drawing.view, view)
    setDrawing(isSame ? { ...drawing, view } : draw(drawing))
  }

  const arrive = useArrival(grid, drawing, range !== undefined)
  const latest = useRef({ draw, drawing, arrive })
  useBrowserLayoutEffect(() => {
    latest.current = { draw, drawing, arrive }
    live?.setScene(range ? drawing.target : null)
  })

  useBrowserLayoutEffect(() => {
    const element = grid.current
    if (!element || !live) return
    const look = () => eye.look(sightOf(element))
    if (range) {
      look()
      setDrawing((old) => latest.current.draw(old))
    }
    let { width } = element.getBoundingClientRect()
    const resize = debounce(() => {
      if (!latest.current.drawing.explicit) {
        setDrawing((old) => drawBySheet(gallery, old.view))
        return
      }
      look()
      flushSync(() => setDrawing((old) => latest.current.draw(old)))
    })
    const observer = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().width
      if (now === width) return
      width = now
      resize.call()
    })
    observer.observe(element)
    const onScroll = () => {
      const { explicit, done } = latest.current.drawing
      if (!explicit || (done && !range)) return
      latest.current.arrive()
      eye.scroll(bandOf(element))
      // In the frame of the scroll: a later one would show bare ground.
      flushSync(() =>
        setDrawing((old) =>
          range ? moveWindow(old, eye.band(), eye.kept()) : drawMore(old, eye.band(), true),
        ),
      )
    }
    const onFocus = ({ target }: FocusEvent) => {
      const id =
        target instanceof Element && target.closest<HTMLElement>('[data-tile]')?.dataset['tile']
      if (!range || !id) return
      eye.focus(id)
      setDrawing((old) => moveWindow(old, eye.band(), eye.kept()))
    }
    const leave = live.onAnswer(look)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    element.addEventListener('focusin', onFocus)
    return () => {
      leave()
      resize.cancel()
      observer.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
      element.removeEventListener('focusin', onFocus)
      live.setScene(null)
    }
  }, [grid, gallery, live, range, eye])

  useEffect(() => {
    if (range || !live) return
    return whenIdle(() => {
      if (!grid.current) return
      const sight = sightOf(grid.current)
      setDrawing((old) => (old.target ? old : beginBoxes(old, gallery, sight)))
    })
  }, [grid, gallery, live, range])

  useEffect(() => {
    if (drawing.done) return
    const step = () => {
      if (grid.current) eye.scroll(bandOf(grid.current))
      setDrawing((old) =>
        range ? moveWindow(old, eye.band(), eye.kept()) : drawMore(old, eye.band(), false),
      )
    }
    return drawing.steps === 0 ? afterMovement(step) : whenIdle(step)
  }, [drawing, grid, range, eye])

  return { drawing, hasFailed: eye.hasFailed() }
}

/** What the page tells a drawing, kept from one event to the next. */
function createEye() {
  let sight: Sight | null = null
  let known: { readonly key: string; readonly tiles: KnownTiles } | null = null
  let focused: string | null = null
  let slide: number | null = null
  return {
    sight: () => sight,
    band: (): Sight['band'] => sight?.band ?? { top: 0, bottom: 0 },
    look: (now: Sight) => {
      sight = now
    },
    scroll: (band: Sight['band']) => {
      if (sight) sight = { ...sight, band }
    },
    focus: (id: string) => {
      focused = id
    },
    /** The lightbox comes back to the tile of its last slide. */
    keepSlide: ({ slide: open }: GalleryView) => {
      if (open) slide = open.position - 1
    },
    /** A focused tile stays, and those beside it are there before the focus is. */
    kept: (): readonly number[] => {
      const index = focused === null ? undefined : known?.tiles.indexOf(focused)
      const around = index === undefined ? [] : [-2, -1, 0, 1, 2, 3].map((step) => index + step)
      return slide === null ? around : [...around, slide]
    },
    knowFor: (
      { gallery, state, view }: GalleryContext,
      range: (
        state: GalleryContext['state'],
        from: number,
        to: number,
      ) => readonly Tile[] | Promise<readonly Tile[]>,
      onChange: () => void,
    ): KnownTiles => {
      const filter = { ...state, page: 1, view: null }
      const key = `${writeState(gallery, filter, '')} ${view.matching}`
      if (known?.key !== key) {
        const tiles = knowTiles({
          count: view.matching,
          range: (from, to) => range(filter, from, to),
          onChange,
        })
        tiles.put(view.offset, view.tiles)
        known = { key, tiles }
      }
      if (view.slide) known.tiles.put(view.slide.position - 1, [view.slide.tile])
      return known.tiles
    },
    hasFailed: () => known?.tiles.hasFailed() ?? false,
  }
}

const haveSameTiles = (a: GalleryView, b: GalleryView) =>
  a.tiles.length === b.tiles.length && a.tiles.every((tile, i) => tile === b.tiles[i])

/** ms: tiles out of sight come when those in sight have come to rest. */
const MOVEMENT = 400

function afterMovement(work: () => void): () => void {
  const timer = setTimeout(work, MOVEMENT)
  return () => clearTimeout(timer)
}
