import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { returnToTile, showTile } from './find-tile'
import { animateFromTile } from './open-animation'
import { makeModal, rise } from './open-dialog'

/** Keeps a dialog modal while `standing`; afterwards the focus returns to the tile shown last. */
export function useModal({
  dialog,
  sheet,
  standing,
  closing,
  gallery,
  tile,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Takes the focus at first. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly standing: boolean
  /** On its way out: the slide returns to its tile. */
  readonly closing: boolean
  readonly gallery: string
  readonly tile: string
}) {
  const last = useRef(tile)
  useBrowserLayoutEffect(() => {
    last.current = tile
  }, [tile])
  // In the layout phase: a dialog that came open from the server becomes modal before the next frame is drawn.
  useBrowserLayoutEffect(() => {
    const element = dialog.current
    if (!standing || !element) return
    let stopWaiting: (() => void) | undefined
    if (element.open) makeModal(element, sheet.current)
    else {
      stopWaiting = rise(element, sheet.current)
      if (sheet.current)
        animateFromTile(sheet.current, { gallery, tile: last.current, back: false })
    }
    return () => {
      stopWaiting?.()
      element.close()
      returnToTile(gallery, last.current)
    }
  }, [dialog, sheet, standing, gallery])
  useBrowserLayoutEffect(() => {
    if (!closing || !sheet.current) return
    showTile(gallery, last.current)
    animateFromTile(sheet.current, { gallery, tile: last.current, back: true })
  }, [sheet, closing, gallery])
}
