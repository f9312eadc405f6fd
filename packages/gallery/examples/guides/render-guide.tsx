import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Marked } from 'marked'
import { renderToString } from 'react-dom/server'
import guides from './guides.json' with { type: 'json' }
import { SiteFrame } from '../SiteFrame'

const ROOT = join(import.meta.dirname, '../../../..')
const EXAMPLES = join(ROOT, 'packages/gallery/examples')

/** The HTML of a guide: a Markdown file of the repository as a page of the site. */
export function renderGuide(folder: string) {
  const guide = guides.find((entry) => entry.folder === folder)
  if (!guide) throw new Error(`There is no guide "${folder}".`)
  const file = join(ROOT, guide.file)
  const html = toHtml(readFileSync(file, 'utf8'), dirname(file))
  return renderToString(
    <SiteFrame folder={folder}>
      <article data-guide dangerouslySetInnerHTML={{ __html: html }} />
    </SiteFrame>,
  )
}

function toHtml(markdown: string, from: string) {
  let tables = 0
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'link' || token.type === 'image')
        token.href = toAddress(token.href, from) ?? ''
    },
    renderer: {
      // Without a page to lead to, a link is its text.
      link: ({ href, text }) => (href ? `<a href="${href}">${text}</a>` : text),
      // `vite build` leaves images alone that have their address already.
      image: ({ href, text }) => `<img src="${href}" alt="${text}" loading="lazy" vite-ignore>`,
      heading({ tokens, depth, text }) {
        const id = text.toLowerCase().replaceAll('`', '').replaceAll(/\W+/g, '-')
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
    },
  })
  return String(marked.parse(markdown))
    .replaceAll('<pre>', '<pre tabindex="0" aria-label="Code">')
    .replaceAll(
      '<table>',
      () => `<div data-table tabindex="0" role="region" aria-label="Table ${++tables}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
}

/** The address of a linked file on the site, relative to a guide; null for files that the site does not have. */
function toAddress(href: string, from: string) {
  if (/^(https?:|#)/.test(href)) return href
  const [path = '', anchor = ''] = href.split(/(?=#)/)
  const file = join(from, path)
  const guide = guides.find((entry) => join(ROOT, entry.file) === file)
  if (guide) return `../${guide.folder}/${anchor}`
  if (file === EXAMPLES) return '../'
  if (file.startsWith(EXAMPLES)) return `../${relative(EXAMPLES, file)}`
  return file.endsWith('.svg') ? `../drawings/${relative(DRAWINGS, file)}` : null
}

const DRAWINGS = join(ROOT, 'docs/patterns')
