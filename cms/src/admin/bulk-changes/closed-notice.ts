/** In the local storage: the id of the change whose notice was closed last. */
const KEY = 'tessera-closed-undo-notice'

/** Whether the user has closed the notice of a change, in any tab. Only the newest change has a notice. */
export const isNoticeClosed = (changeId: number): boolean =>
  localStorage.getItem(KEY) === String(changeId)

/** Remembers it for the next pages. */
export const rememberClosedNotice = (changeId: number): void =>
  localStorage.setItem(KEY, String(changeId))
