import { useEffect, type RefObject } from 'react'

/** Kinds of slides whose edges previous and next may cover. Beside text they would cover words. */
const IMAGES = ':is([data-kind="image"], [data-kind="text-cover"], [data-kind="video"])'

/**
 * Keeps the width of the slide's image in a custom property of the dialog, so that previous and next lie over its edges
 * (image-edges.css).
 *
 * @param tile id of the slide's tile
 */
export function useImageEdges(dialog: RefObject<HTMLElement | null>, tile: string) {
  useEffect(() => {
    const panel = dialog.current?.querySelector<HTMLElement>(
      `[data-panel]${IMAGES}:not([data-side])`,
    )
    const style = dialog.current?.style
    if (!style || !panel) return
    const observer = new ResizeObserver(() => {
      style.setProperty('--_tessera-image', `${panel.offsetWidth}px`)
    })
    observer.observe(panel)
    return () => {
      observer.disconnect()
      style.removeProperty('--_tessera-image')
    }
  }, [dialog, tile])
}
