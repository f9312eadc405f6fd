import type { Words } from './words'

const files = import.meta.glob<Words>('./{??,??-*}.ts', { import: 'default' })

/** The words of the page's own language, in a file of their own. Rejects when they do not come. */
export function loadWords(): Promise<Words> {
  const load = files[`./${document.documentElement.lang}.ts`]
  return load ? load() : Promise.reject(new Error('The site has no words for this page.'))
}
