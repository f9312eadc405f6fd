import type { Messages } from './messages'

const files = import.meta.glob<Messages>('./{??,??-*}.ts', { import: 'default' })

/** The words of the page's own language, in a file of their own. Rejects when they do not come. */
export function loadMessages(): Promise<Messages> {
  const load = files[`./${document.documentElement.lang}.ts`]
  return load ? load() : Promise.reject(new Error('The site has no words for this page.'))
}
