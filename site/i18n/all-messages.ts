import ar from './ar'
import de from './de'
import en from './en'
import es from './es'
import fr from './fr'
import it from './it'
import type { Messages } from './messages'

/** Every language that the site speaks, by its tag. For the server: the browser loads one (load-words.ts). */
export const allMessages: ReadonlyMap<string, Messages> = new Map(
  [ar, de, en, es, fr, it].map((words) => [words.lang, words]),
)
