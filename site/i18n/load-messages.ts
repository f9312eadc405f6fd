import type { Messages } from './messages'

const files = import.meta.glob<Messages>('./{??,??-*}.ts', { import: 'default' })

/**
 * Loads the messages of the page's language.
 * @throws when the file cannot be loaded or there is none
 */
export async function loadMessages(): Promise<Messages> {
  const { lang } = document.documentElement
  const load = files[`./${lang}.ts`]
  if (!load) throw new Error(`There are no messages in "${lang}".`)
  return load()
}
