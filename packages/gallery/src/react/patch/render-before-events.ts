import { flushSync } from 'react-dom'

/** Events by which a visitor or a script may use what is on the page. */
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/** Lets React render before the next event is handled, so that handlers and links are those of the shown view. */
export function renderBeforeEvents(render: () => void): () => void {
  const onEvent = () => flushSync(render)
  const options = { capture: true, passive: true }
  EVENTS.forEach((type) => addEventListener(type, onEvent, options))
  return () => EVENTS.forEach((type) => removeEventListener(type, onEvent, options))
}
