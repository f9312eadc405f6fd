/** Pauses before a repetition, ms: each is longer by half than the one before. */
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 15_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Repeats an action with growing pauses while the page is visible. @returns ends it */
export function repeatWhileVisible(action: () => void, page: Page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (pause: number) => {
    timer = setTimeout(() => {
      action()
      wait(Math.min(pause * 1.5, MAX_PAUSE_MS))
    }, pause)
  }
  const startOrStop = () => {
    clearTimeout(timer)
    if (page.visibilityState === 'visible') wait(FIRST_PAUSE_MS)
  }
  startOrStop()
  page.addEventListener('visibilitychange', startOrStop)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', startOrStop)
  }
}
