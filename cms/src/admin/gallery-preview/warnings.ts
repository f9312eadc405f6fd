import type { BlockInForm } from './block-in-form'
import type { Reference, Several } from './preview'
import type { PreviewState } from './usePreviews'

/** A sentence about what a visitor would stumble on, and where to mend it. */
export interface Warning {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export interface Known {
  readonly block: Pick<BlockInForm, 'galleryId' | 'sharedId' | 'pattern' | 'layout'>
  readonly state: PreviewState
  /** The id the gallery has on the published page; null where it is on none. */
  readonly publishedId: string | null
}

interface Places {
  /** Root of the admin, such as `/admin`. */
  readonly admin: string
  /** Id of the element of a field of this gallery, by the field's name. */
  readonly fieldId: (name: string) => string
  /** What is edited, where there are several languages. */
  readonly language: string | null
}

/** What visitors of a gallery would stumble on; empty for nothing. Nothing of it keeps a page from being published. */
export function warningsOf(
  { block, state, publishedId }: Known,
  { admin, fieldId, language }: Places,
): readonly Warning[] {
  const open = (collection: string) => (found: readonly Reference[]) =>
    found.map(({ id, label }) => ({ label, href: `${admin}/collections/${collection}/${id}` }))
  const field = (name: string, label: string) => [{ label, href: `#${fieldId(name)}` }]
  const inLanguage = language === null ? '' : ` in ${language}`
  const warnings: Warning[] = []
  const warn = (text: string, links: Warning['links']) => warnings.push({ text, links })

  if (block.sharedId !== null) {
    const text = `Another gallery of this page is called "${block.sharedId}" in addresses too, and both would filter at once.`
    warn(text, field('galleryId', 'Change the name'))
  }
  if (publishedId !== null && publishedId !== block.galleryId) {
    const text = `On the published page its name in addresses is "${publishedId}". With another one, links that visitors kept or shared no longer filter it.`
    warn(text, field('galleryId', `Write "${publishedId}" again`))
  }
  const { preview } = state
  if (!preview) return warnings
  const { matching, unpublished, deleted, withoutAlt, groups } = preview
  if (matching === 0) {
    const text = 'No published article matches, so visitors get an empty gallery.'
    warn(text, field('source', 'Choose other articles'))
  }
  const isDrawn = block.layout === 'mosaic' && block.pattern === null
  if (isDrawn && state.status === 'shown' && preview.pattern === null) {
    const text = 'Its drawn pattern is missing, so visitors get pattern 4 in its place.'
    warn(text, field('pattern', 'Choose a pattern'))
  }
  if (deleted > 0) {
    const text = `${count(deleted, 'picked article was', 'picked articles were')} deleted since.`
    warn(text, field('picked', 'Take them out'))
  }
  if (unpublished.count > 0) {
    const text = `${count(unpublished.count, 'article that belongs here is', 'articles that belong here are')} not published${inLanguage} and will not show${more(unpublished)}`
    warn(text, open('articles')(unpublished.first))
  }
  if (withoutAlt.count > 0) {
    const text = `${count(withoutAlt.count, 'image has', 'images have')} no alt text, so some visitors will not know what it shows${more(withoutAlt)}`
    warn(text, open('media')(withoutAlt.first))
  }
  if (matching === 0) return warnings
  for (const { id, label, options, empty } of groups) {
    const group = [{ id, label }]
    if (options === 0) {
      warn(`The filter "${label}" has nothing to choose from.`, open('filter-groups')(group))
    } else if (empty?.length === options) {
      const text = `No article of this gallery has any "${label}", so that filter has nothing to choose from.`
      warn(text, open('filter-groups')(group))
    } else if (empty?.length) {
      const first = { count: empty.length, first: empty.slice(0, 3) }
      const text = `${count(empty.length, 'option', 'options')} of "${label}" would give no article here${more(first)}`
      warn(text, open('terms')(first.first))
    }
  }
  return warnings
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** The names follow as links. */
const more = ({ count, first }: Several) => (count > first.length ? ', such as:' : ':')
