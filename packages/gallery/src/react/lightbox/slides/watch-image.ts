export interface ImageCallbacks {
  readonly onShown: () => void
  readonly onFailed: () => void
}

/**
 * Reports once that an image is decoded or has failed. A server-rendered image can have loaded or failed before.
 *
 * @returns stops watching
 */
export function watchImage(img: HTMLImageElement, { onShown, onFailed }: ImageCallbacks) {
  const controller = new AbortController()
  const { signal } = controller
  const onLoad = () => {
    const report = () => {
      if (!signal.aborted) onShown()
    }
    // decode() rejects if the source changes while the window is resized; the image is loaded all the same.
    img.decode().then(report, report)
  }
  if (!img.complete) {
    img.addEventListener('load', onLoad, { signal })
    img.addEventListener('error', onFailed, { signal })
  } else if (img.naturalWidth > 0) onShown()
  else onFailed()
  return () => controller.abort()
}
