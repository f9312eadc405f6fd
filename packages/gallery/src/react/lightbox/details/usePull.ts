import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { toggleDetails } from './toggle-details'
import type { DetailsVisibility } from './useDetails'

/** A shorter pull is a click, px. */
const MIN_PULL = 12
/** Pull after which the sheet opens or closes, px. */
const DECISIVE_PULL = 60

const HANDLES = '[data-control="details"], [data-details-panel] > header'

/** Pulls the sheet up by its button and down by its header. The sheet follows the pointer. */
export function usePull(panel: RefObject<HTMLElement | null>, visibility: DetailsVisibility) {
  const latest = useLatest(visibility)
  useEffect(() => {
    const { current: sheet } = panel
    const dialog = sheet?.closest('dialog')
    if (!sheet || !dialog) return
    let start: { readonly id: number; readonly y: number } | null = null
    let pull = 0

    const write = (distance: number | null) => {
      sheet.toggleAttribute('data-pulled', distance !== null)
      sheet.style.setProperty('--_tessera-pull', `${distance ?? 0}px`)
    }
    const onDown = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest(HANDLES) : null
      if (!handle || event.button !== 0 || !isSheet(sheet)) return
      start = { id: event.pointerId, y: event.clientY }
      pull = 0
    }
    const onMove = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return
      const isShown = latest.current.shown.sheet
      const distance = event.clientY - start.y
      pull = isShown ? Math.max(0, distance) : Math.min(0, distance)
      if (Math.abs(pull) >= MIN_PULL) write(pull)
    }
    const onEnd = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return
      start = null
      write(null)
      if (event.type === 'pointerup' && Math.abs(pull) >= DECISIVE_PULL)
        toggleDetails(latest.current)
    }
    // The click at the end of a pull must not undo it.
    const onClick = (event: MouseEvent) => {
      if (Math.abs(pull) >= MIN_PULL && event.detail > 0) event.stopPropagation()
      pull = 0
    }
    dialog.addEventListener('pointerdown', onDown)
    dialog.addEventListener('click', onClick, true)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onEnd)
    document.addEventListener('pointercancel', onEnd)
    return () => {
      dialog.removeEventListener('pointerdown', onDown)
      dialog.removeEventListener('click', onClick, true)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onEnd)
      document.removeEventListener('pointercancel', onEnd)
    }
  }, [panel, latest])
}

/** Whether the style sheet shows the details as a sheet. */
const isSheet = (panel: Element) => getComputedStyle(panel).position === 'absolute'
