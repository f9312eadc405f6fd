import type { Gesture } from '../../../core/lightbox/gestures/gesture'
import { largestWidth } from '../../../core/lightbox/slides/image-sources'
import type { Point, ZoomArea } from '../../../core/lightbox/gestures/zoom'
import type { TileImage } from '../../../core/types'

/** Pull distance at which the backdrop has half of its opacity, px. */
const HALF_OPACITY_DISTANCE = 400

/** Size of the stage and its slide, and the stage's centre on the screen, px. Null if there is no slide. */
export function measureStage(
  dialog: HTMLElement,
  image: TileImage | null,
): (ZoomArea & Point) | null {
  const stage = dialog.querySelector('[data-stage]')
  const panel = stage?.querySelector<HTMLElement>('[data-panel]')
  if (!stage || !panel) return null
  const { left, top, width, height } = stage.getBoundingClientRect()
  // Unlike getBoundingClientRect(), these ignore transforms.
  const { offsetWidth, offsetHeight } = panel
  return {
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
    fitted: { width: offsetWidth, height: offsetHeight },
    fullScale: image ? Math.max(1, largestWidth(image) / panel.clientWidth) : 1,
  }
}

/**
 * Writes a gesture to the panels as custom properties: without transition while a pointer holds the slide, with one
 * afterwards. The properties are not inherited, so that a frame restyles three elements only.
 */
export function applyGesture(
  dialog: HTMLElement,
  { pointers: fingers, drag, zoom }: Gesture,
): void {
  const isHeld = fingers.length > 0 || drag.x !== 0
  dialog.toggleAttribute('data-held', isHeld)
  setProperty(dialog, '--_tessera-pulled', `${Math.min(0.5, drag.y / HALF_OPACITY_DISTANCE / 2)}`)
  for (const panel of dialog.querySelectorAll<HTMLElement>('[data-stage] > [data-panel]')) {
    setProperty(panel, '--_tessera-zoom', `${zoom.scale}`)
    setProperty(panel, '--_tessera-pan-x', `${zoom.x + drag.x}px`)
    setProperty(panel, '--_tessera-pan-y', `${zoom.y + drag.y}px`)
  }
  // Forces a layout, so that the next transition starts here even within the same frame.
  if (isHeld && fingers.length === 0) void dialog.offsetWidth
}

/** Writes only changed values, because every write invalidates styles. */
function setProperty({ style }: HTMLElement, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
