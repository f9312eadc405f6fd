import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
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
  useClientLayoutEffect(() => {
    last.current = tile
  }, [tile])
  // In the layout phase: a dialog that came open from the server becomes modal before the next frame is drawn.
  useClientLayoutEffect(() => {
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

/** React before 19 warns of layout effects on the server, where neither kind runs. */
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
