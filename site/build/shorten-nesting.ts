import type { Plugin } from 'vite'

/**
 * Removes `&` where a nested selector has the same meaning without it. The minifier keeps it for browsers older than
 * those of `cssTarget`. Without it the compressed style sheets are 0.5 % smaller.
 */
export const shortenNesting = (): Plugin => ({
  name: 'shorten-nesting',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = shortenSelectors(String(file.source))
  },
})

/**
 * Only at the start of a selector: elsewhere `&` has a meaning.
 * @param css minified
 */
export const shortenSelectors = (css: string): string =>
  css.replace(/(?<=[{};,])&(?: (?=[.[:])|(?=>))/g, '')
