import ar from './ar'
import de from './de'
import en from './en'
import es from './es'
import fr from './fr'
import it from './it'
import type { Messages } from './messages'

/** Messages of all languages by their tag. For the server; the browser loads one language with load-messages.ts. */
export const allMessages: ReadonlyMap<string, Messages> = new Map(
  [ar, de, en, es, fr, it].map((messages) => [messages.lang, messages]),
)
