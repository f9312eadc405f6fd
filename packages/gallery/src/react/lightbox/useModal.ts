import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import { returnToTile } from './find-tile'

/** Keeps a dialog modal while `standing`; afterwards the focus returns to the tile shown last. */
export function useModal({
  dialog,
  sheet,
  standing,
  gallery,
  tile,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Takes the focus at first. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly standing: boolean
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
    if (element.open) element.close()
    element.showModal()
    // Enter must mean "next", so no control may have the focus at first.
    sheet.current?.focus()
    return () => {
      element.close()
      returnToTile(gallery, last.current)
    }
  }, [dialog, sheet, standing, gallery])
}
