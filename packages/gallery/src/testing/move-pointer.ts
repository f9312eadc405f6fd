import { cdp } from 'vitest/browser'
import { toBrowserWindow } from './browser-window'

/**
 * Moves the pointer onto the centre of an element, which is scrolled into view. Without the waits and checks of
 * `userEvent.hover`, which cost most of the time of hundreds of tiles: the caller asserts what the pointer meets.
 */
export async function movePointerTo(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    ...toBrowserWindow(x + width / 2, y + height / 2),
  })
}
