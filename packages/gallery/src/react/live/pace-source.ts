import type { GalleryView } from '../../core/types'
import type { GallerySource } from './gallery-store'

/**
 * A source that answers a change of filter in the frame after the click: the frame of the click itself shows what was
 * pressed, and nothing else holds it up. The lightbox opens at once.
 *
 * @param onAnswer called just before a view is given to the page
 */
export function paceSource(source: GallerySource, onAnswer: () => void): GallerySource {
  const { range } = source
  const told = (view: GalleryView) => {
    onAnswer()
    return view
  }
  return {
    ...(range && { range: range.bind(source) }),
    view: (state) =>
      state.view !== null || document.hidden
        ? source.view(state)
        : nextFrame().then(async () => told(await source.view(state))),
  }
}

/** Settles when the frame under way is drawn. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message comes after the frame's drawing; a timer might come 4 ms later still.
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  })
