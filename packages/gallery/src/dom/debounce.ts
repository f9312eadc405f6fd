/** Wait after the last resize event, in ms. The number is from the contract: "waits 100 ms for the resizing to end". */
export const RESIZE_DELAY_MS = 100

/**
 * Delays work until no call came for a while.
 *
 * @param delay ms since the last call
 */
export function debounce(
  work: () => void,
  delay: number = RESIZE_DELAY_MS,
): { readonly call: () => void; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    call: () => {
      cancel()
      timer = setTimeout(work, delay)
    },
    cancel,
  }
}
