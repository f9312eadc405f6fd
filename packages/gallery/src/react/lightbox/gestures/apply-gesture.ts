import type { Gesture } from '../../../core/lightbox-gesture'
import { largestWidth } from '../../../core/lightbox-image'
import type { Point, Room } from '../../../core/lightbox-zoom'
import type { TileImage } from '../../../core/types'

/** At this distance of a pull, px, the room has half let the page through. */
const PULLED = 400

/** The room a slide hangs in, and where its middle is on the screen, px. Null while nothing hangs there. */
export function measureStage(dialog: HTMLElement, image: TileImage | null): (Room & Point) | null {
  const stage = dialog.querySelector('[data-stage]')
  const sheet = stage?.querySelector<HTMLElement>('[data-panel]')
  if (!stage || !sheet) return null
  const { left, top, width, height } = stage.getBoundingClientRect()
  // Without its transforms: as it is fitted.
  const { offsetWidth, offsetHeight } = sheet
  return {
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
    sheet: { width: offsetWidth, height: offsetHeight },
    full: image ? Math.max(1, largestWidth(image) / sheet.clientWidth) : 1,
  }
}

/**
 * Shows a gesture: at once while a pointer holds the slide, gliding (by the style sheet) once it is let go. Written to
 * the sheets alone, in properties that nothing inherits: a frame of a movement styles three elements.
 */
export function applyGesture(dialog: HTMLElement, { fingers, drag, zoom }: Gesture): void {
  const isHeld = fingers.length > 0 || drag.x !== 0
  dialog.toggleAttribute('data-held', isHeld)
  write(dialog, '--pulled', `${Math.min(0.5, drag.y / PULLED / 2)}`)
  for (const sheet of dialog.querySelectorAll<HTMLElement>('[data-stage] > [data-panel]')) {
    write(sheet, '--zoom', `${zoom.scale}`)
    write(sheet, '--pan-x', `${zoom.x + drag.x}px`)
    write(sheet, '--pan-y', `${zoom.y + drag.y}px`)
  }
  // The next painting starts from here, even within the same frame.
  if (isHeld && fingers.length === 0) void dialog.offsetWidth
}

/** Only what is new: the browser styles anew whatever is written to. */
function write({ style }: HTMLElement, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
