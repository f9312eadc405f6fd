const STATE_KEY = 'tesseraLinked'
const OPEN_EVENT = 'tessera-linked-open'

/** Mounts something that calls `close` to close itself. Returns what unmounts it. */
type Mount = (close: () => void) => () => void

/**
 * Mounts something in a history entry of its own, with the same address: Back unmounts it, Forward mounts it again. The
 * next call discards it.
 */
export function openInHistory(mount: Mount): void {
  dispatchEvent(new Event(OPEN_EVENT))
  const id = Math.random().toString(36).slice(2)
  let unmount: (() => void) | undefined

  const isCurrentEntry = () => history.state?.[STATE_KEY] === id
  const hide = () => {
    const current = unmount
    unmount = undefined
    current?.()
  }
  const close = () => {
    if (isCurrentEntry()) history.back()
    // Another script has replaced the entry's state, so leave the entry alone.
    else hide()
  }
  const update = () => {
    if (isCurrentEntry()) unmount ??= mount(close)
    else hide()
  }

  history.pushState({ ...history.state, [STATE_KEY]: id }, '')
  // Kept after closing, for Forward.
  addEventListener('popstate', update)
  addEventListener(
    OPEN_EVENT,
    () => {
      removeEventListener('popstate', update)
      hide()
    },
    { once: true },
  )
  update()
}
