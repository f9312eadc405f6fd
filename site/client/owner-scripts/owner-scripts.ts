import { findErrorSource, messageOf } from './error-source'
import { parsePendingScripts } from './pending-scripts'

/**
 * Reports errors of the scripts that the site's owner declared, with the name of the script, and loads those that need
 * consent when the page fires `tessera:consent`. Each script is a file of its own, so none stops another.
 *
 * A build entry of its own: pages without owner scripts do not load it.
 */
const DECLARED = 'script[data-owner-script]'
const CONSENT_EVENT = 'tessera:consent'

const nameBySrc = new Map<string, string>()
for (const { src, dataset } of document.querySelectorAll<HTMLScriptElement>(DECLARED))
  nameBySrc.set(src, dataset['ownerScript'] ?? '')

/** The first line is part of the contract, word for word. So the name is on a line of its own. */
function report(message: string, src: string | undefined): void {
  console.error('Error in script declaration', message)
  if (src) console.info('It was declared as', nameBySrc.get(src))
}

addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement && nameBySrc.has(target.src))
      return report('It could not be loaded.', target.src)
    if (!(event instanceof ErrorEvent) || !nameBySrc.has(event.filename)) return
    event.preventDefault()
    report(messageOf(event.error ?? event.message), event.filename)
  },
  { capture: true },
)

addEventListener('unhandledrejection', (event) => {
  const source = findErrorSource(event.reason, [...nameBySrc.keys()])
  if (source === null) return
  event.preventDefault()
  report(messageOf(event.reason), source.src)
})

addEventListener(
  CONSENT_EVENT,
  () => {
    const slot = document.querySelector<HTMLElement>('[data-consent]')
    for (const { name, src } of parsePendingScripts(slot?.dataset['scripts'])) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      script.dataset['ownerScript'] = name
      nameBySrc.set(script.src, name)
      document.head.append(script)
    }
  },
  { capture: true, once: true },
)
