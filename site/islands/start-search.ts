import { tellFailure } from './start-part'
import { elementAt } from './when-wanted'

/** Wakes a search box when somebody is about to type into it. Until then it is a form that works. */
const SELECTOR = '[data-search-box]'

export function startSearch(): void {
  addEventListener('focusin', (event) => {
    const root = elementAt(SELECTOR, event)
    if (!root || root.dataset['awake'] !== undefined) return
    root.dataset['awake'] = 'soon'
    import('./wake-search')
      .then((part) => part.wakeSearch(root))
      .catch((error: unknown) => {
        delete root.dataset['awake'] // the form still works, and the next focus tries again
        tellFailure('wake-search')(error)
      })
  })
}
