import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the text around a fragment says. Blocks with imports are complete. */
const CONTEXT = `
import { Gallery, GalleryIndex, StaticGallery, readState, writeState } from '@tessera/gallery'
import type { GallerySource } from '@tessera/gallery'
import { Lightbox, type LightboxProps } from '@tessera/gallery/lightbox'
import { renderToString } from 'react-dom/server'
import { gallery, tiles } from './works'
const search = '?work.topic=print'
const Article = ({ id }: { id: string }) => <p>The article {id}</p>
const Facts = ({ id }: { id: string }) => <p>The facts of {id}</p>
`

/** An element that is in the page before the code of the block runs. */
const ARTICLE = `const article = document.querySelector('article')!\n`

export interface ReadmeBlock {
  /** The heading above it and its number below that: `your-markup-2`. The block that defines the tiles is `works`. */
  readonly name: string
  /** File name of the complete module. */
  readonly file: string
  readonly code: string
}

/** Every block of TypeScript in a text, as a module of its own. */
export function readBlocks(markdown: string): readonly ReadmeBlock[] {
  return markdown.split(/^(?=##)/m).flatMap((section) => {
    const heading = /^#+ (.+)/.exec(section)?.[1] ?? ''
    const slug = heading.toLowerCase().replaceAll('`', '').replaceAll(/\W+/g, '-')
    return [...section.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, , code = ''], index) => {
      const name = code.includes('export const tiles') ? 'works' : `${slug}-${index + 1}`
      return { name, file: `${name}.tsx`, code: completeModule(code) }
    })
  })
}

export const readmeBlocks = () =>
  readBlocks(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'))

/** Adds imports to a fragment, and exports what it defines. An element alone is the component `App`. */
function completeModule(code: string) {
  const withArticle = /\barticle\b,/.test(code) ? insertAfterImports(code, ARTICLE) : code
  if (withArticle.includes('export ')) return withArticle
  const fragment = code.startsWith('<') ? `const App = () => (\n${code})\n` : withArticle
  const names = [...fragment.matchAll(/^const (\w+)/gm)].map(([, name]) => name)
  const context = code.includes('import ') ? '' : CONTEXT
  return `${context}${fragment}\nexport { ${names.join(', ')} }\n`
}

const insertAfterImports = (code: string, added: string) =>
  code.replace(/(^import .*\n)+/, (imports) => imports + added)
