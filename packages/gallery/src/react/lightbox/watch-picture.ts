export interface PictureNews {
  readonly onShown: () => void
  readonly onFailed: () => void
}

/**
 * Tells once when a picture is decoded, or that it cannot be had. Returns what stops the watching.
 * A picture that came from the server may have arrived, or failed, before anybody listened.
 */
export function watchPicture(img: HTMLImageElement, { onShown, onFailed }: PictureNews) {
  const stop = new AbortController()
  const { signal } = stop
  const show = () => {
    // Decoding may be refused when the source changes with the window: the picture is there all the same.
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
