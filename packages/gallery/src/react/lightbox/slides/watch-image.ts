export interface ImageCallbacks {
  readonly onShown: () => void
  readonly onFailed: () => void
}

/**
 * Tells once when an image is decoded, or that it cannot be had. Returns what stops the watching.
 * An image that came from the server may have arrived, or failed, before anybody listened.
 */
export function watchImage(img: HTMLImageElement, { onShown, onFailed }: ImageCallbacks) {
  const stop = new AbortController()
  const { signal } = stop
  const show = () => {
    // Decoding may be refused when the source changes with the window: the image is there all the same.
    const tell = () => {
      if (!signal.aborted) onShown()
    }
    img.decode().then(tell, tell)
  }
  if (!img.complete) {
    img.addEventListener('load', show, { signal })
    img.addEventListener('error', onFailed, { signal })
  } else if (img.naturalWidth > 0) onShown()
  else onFailed()
  return () => stop.abort()
}
