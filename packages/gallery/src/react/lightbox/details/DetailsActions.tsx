import { useEffect, type RefObject } from 'react'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { LightboxOptions, Tile } from '../../../core/types'
import { toggleDetails } from './toggle-details'
import type { DetailsVisibility } from './useDetails'
import { usePull } from './usePull'
import { useScrollKeys } from './useScrollKeys'

interface DetailsActionsProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly tile: Tile
  readonly labels: LightboxLabels
  readonly options: LightboxOptions
  readonly visibility: DetailsVisibility
}

/** What a visitor can do with a work besides reading: print it and send its address. Also the sheet's gestures and keys. */
export function DetailsActions({ panel, tile, labels, options, visibility }: DetailsActionsProps) {
  const { sheet } = visibility.shown
  usePull(panel, visibility)
  useScrollKeys(panel, { isSheet: sheet, onEscape: () => toggleDetails(visibility) })
  useEffect(() => {
    const { current: element } = panel
    if (!sheet || !element) return
    element.focus({ preventScroll: true })
    return () => returnFocus(element)
  }, [panel, sheet])

  const mail = new URLSearchParams({ subject: tile.title, body: location.href })
  return (
    <>
      {options.share && (
        // A space is %20 in mail links.
        <a href={`mailto:?${`${mail}`.replaceAll('+', '%20')}`}>{labels.email}</a>
      )}
      <button type="button" data-print onClick={() => print()}>
        {labels.print}
      </button>
    </>
  )
}

/** Focuses the button that shows the sheet, if the focus was in the sheet. */
function returnFocus(panel: HTMLElement): void {
  if (!panel.contains(document.activeElement)) return
  panel
    .closest('dialog')
    ?.querySelector<HTMLElement>('[data-control="details"]')
    ?.focus({ preventScroll: true })
}
