const MARK = 'tesseraLinked'

/** Draws what is open; gives what takes it away. `close` is for what is open to end itself. */
export type Open = (close: () => void) => () => void

let open: Open | undefined
let takeAway: (() => void) | undefined

/**
 * Opens something that has no address of its own in a history entry of its own, so that Back closes it, once, and
 * Forward opens it again.
 */
export function openInHistory(what: Open): void {
  end()
  open = what
  history.pushState({ ...history.state, [MARK]: true }, '')
  // Listened to until the page is left: Forward may come at any time. Adding it twice adds it once.
  addEventListener('popstate', follow)
  follow()
}

/** Makes what is seen agree with the history entry. */
function follow() {
  if (!history.state?.[MARK]) return end()
  takeAway ??= open?.(close)
}

function close() {
  if (history.state?.[MARK]) history.back()
  // Somebody else wrote over the entry: then it is not ours to leave.
  else end()
}

function end() {
  const remove = takeAway
  takeAway = undefined
  remove?.()
}
