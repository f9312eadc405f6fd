import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { returnToTile, scrollToTile } from './find-tile'
import { animateFromTile } from './open-animation'
import { makeModal, openDialog } from './open-dialog'

/** Keeps a dialog modal while `open`. Afterwards the focus returns to the tile of the last slide. */
export function useModal({
  dialog,
  panel,
  open,
  closing,
  gallery,
  tile,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Gets the focus when the dialog opens. */
  readonly panel: RefObject<HTMLElement | null>
  readonly open: boolean
  /** Whether the closing animation runs. */
  readonly closing: boolean
  readonly gallery: string
  readonly tile: string
}) {
  const lastTile = useRef(tile)
  useBrowserLayoutEffect(() => {
    lastTile.current = tile
  }, [tile])
  /** It shows its slide already. React has removed its `open` when the effect runs. */
  const isPrerendered = useRef(!open)
  // A layout effect: a dialog that the server rendered open becomes modal before the next paint.
  useBrowserLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    let cancelOpening: (() => void) | undefined
    element.toggleAttribute('data-prerendered', isPrerendered.current)
    if (isPrerendered.current) makeModal(element, panel.current)
    else {
      cancelOpening = openDialog(element, panel.current)
      if (panel.current)
        animateFromTile(panel.current, { gallery, tile: lastTile.current, reverse: false })
    }
    isPrerendered.current = false
    return () => {
      cancelOpening?.()
      element.close()
      returnToTile(gallery, lastTile.current)
    }
  }, [dialog, panel, open, gallery])
  useBrowserLayoutEffect(() => {
    if (!closing || !panel.current) return
    scrollToTile(gallery, lastTile.current)
    animateFromTile(panel.current, { gallery, tile: lastTile.current, reverse: true })
  }, [panel, closing, gallery])
}
