/** What is computed on resize waits for the resizing to end: so long after its last step, ms. */
export const RESIZE_WAIT = 100

/**
 * Work that is done once the calls for it have ceased.
 *
 * @param wait ms since the last call
 */
export function afterResize(
  work: () => void,
  wait: number = RESIZE_WAIT,
): { readonly call: () => void; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    call: () => {
      cancel()
      timer = setTimeout(work, wait)
    },
    cancel,
  }
}
