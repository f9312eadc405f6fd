import { useEffect, type RefObject } from 'react'

/** Kinds of slides whose edges previous and next may cover. Beside text they would cover words. */
const IMAGES = ':is([data-kind="image"], [data-kind="text-cover"], [data-kind="video"])'

/**
 * Keeps the gap on each side of the slide's image in a custom property of the dialog, so that previous and next lie over
 * the image's edges (grid-areas.css).
 *
 * @param tile id of the slide's tile
 * @param zoomed whether the image fills the dialog
 */
export function useImageEdges(
  dialog: RefObject<HTMLElement | null>,
  tile: string,
  zoomed: boolean,
) {
  useEffect(() => {
    const stage = dialog.current?.querySelector<HTMLElement>('[data-stage]')
    const panel = stage?.querySelector<HTMLElement>(`${IMAGES}:not([data-side])`)
    const style = dialog.current?.style
    if (zoomed || !stage || !panel || !style) return
    const observer = new ResizeObserver(() => {
      style.setProperty('--_tessera-gap', `${(stage.offsetWidth - panel.offsetWidth) / 2}px`)
    })
    observer.observe(stage)
    observer.observe(panel)
    return () => {
      observer.disconnect()
      style.removeProperty('--_tessera-gap')
    }
  }, [dialog, tile, zoomed])
}
