import { createPortal } from 'react-dom'
import type { Rect } from './drag-rect'
import './drag-selection.css'

/** The rectangle that the mouse draws. @param rect px of the window */
export function DragRect({ rect: { x, y, width, height } }: { readonly rect: Rect }) {
  return createPortal(
    <div className="tessera-drag-rect" style={{ left: x, top: y, width, height }} />,
    document.body,
  )
}
