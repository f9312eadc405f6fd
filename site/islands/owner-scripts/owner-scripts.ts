import { blames, messageOf } from './blame'
import { parseWaiting } from './waiting'

/**
 * Watches the scripts that the site's owner has declared. Each is a file of its own, so that none stops another; what one
 * does wrong, when it is read, when it runs and later, is told with its name. Those that need consent are fetched when the
 * page hears that it was given.
 */
const DECLARED = 'script[data-owner-script]'
const CONSENT = 'tessera:consent'

const names = new Map<string, string>()
for (const { src, dataset } of document.querySelectorAll<HTMLScriptElement>(DECLARED))
  names.set(src, dataset['ownerScript'] ?? '')

/** The first line is a promise, word for word: whose script it was stands in one of its own. */
function tell(message: string, src: string | undefined): void {
  console.error('Error in script declaration', message)
  if (src) console.info('It was declared as', names.get(src))
}

addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement && names.has(target.src))
      return tell('It could not be loaded.', target.src)
    if (!(event instanceof ErrorEvent) || !names.has(event.filename)) return
    event.preventDefault()
    tell(messageOf(event.error ?? event.message), event.filename)
  },
  { capture: true },
)

addEventListener('unhandledrejection', (event) => {
  const blamed = blames(event.reason, [...names.keys()])
  if (blamed === null) return
  event.preventDefault()
  tell(messageOf(event.reason), blamed.src)
})

addEventListener(
  CONSENT,
  () => {
    const slot = document.querySelector<HTMLElement>('[data-consent]')
    for (const { name, src } of parseWaiting(slot?.dataset['scripts'])) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      script.dataset['ownerScript'] = name
      names.set(script.src, name)
      document.head.append(script)
    }
  },
  { capture: true, once: true },
)
