import type { GalleryInForm } from '../gallery-preview/gallery-in-form'
import { smallImages } from './small-images'
import type { Reference, NamedCount } from '../gallery-preview/preview'
import type { PreviewState } from '../gallery-preview/usePreviews'

/** A problem that visitors of the page would notice, and links to where it can be fixed. */
export interface Warning {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export interface GalleryFacts {
  readonly gallery: Pick<
    GalleryInForm,
    'galleryId' | 'sharedId' | 'pattern' | 'layout' | 'sizes' | 'period'
  >
  readonly state: PreviewState
  /** The gallery's id on the published page; null if the gallery is not published. */
  readonly publishedId: string | null
}

interface WarningOptions {
  /** Base path of the admin, such as `/admin`. */
  readonly admin: string
  /** Element id of a field of this gallery, by the field's name. */
  readonly fieldId: (name: string) => string
  /** Name of the edited language; null on a site with one language. */
  readonly language: string | null
}

/** Warnings of one gallery. They never prevent publishing. */
export function galleryWarnings(
  { gallery, state, publishedId }: GalleryFacts,
  { admin, fieldId, language }: WarningOptions,
): readonly Warning[] {
  const openLinks = (collection: string) => (documents: readonly Reference[]) =>
    documents.map(({ id, label }) => ({ label, href: `${admin}/collections/${collection}/${id}` }))
  const fieldLink = (name: string, label: string) => [{ label, href: `#${fieldId(name)}` }]
  const inLanguage = language === null ? '' : ` in ${language}`
  const warnings: Warning[] = []
  const warn = (text: string, links: Warning['links']) => warnings.push({ text, links })

  if (gallery.sharedId !== null) {
    const text = `Another gallery of this page also has the ID "${gallery.sharedId}". A filter in one would filter both.`
    warn(text, fieldLink('galleryId', 'Change the ID'))
  }
  if (publishedId !== null && publishedId !== gallery.galleryId) {
    const text = `On the published page its ID is "${publishedId}". With another ID, links that visitors saved or shared no longer filter it.`
    warn(text, fieldLink('galleryId', `Change it back to "${publishedId}"`))
  }
  const { preview } = state
  if (!preview) return warnings
  const { matching, unpublished, heldBack, unconfirmed, deleted, withoutAlt, groups } = preview
  if (matching === 0) {
    const text = `Nothing that is published matches${preview.excluded > 0 ? ' but what it leaves out' : ''}, so visitors see an empty gallery.`
    warn(text, fieldLink('source', 'Choose what it shows'))
  }
  const isCustom = gallery.layout === 'mosaic' && gallery.pattern === null
  if (isCustom && state.status === 'shown' && preview.pattern === null) {
    const text = 'Its custom pattern does not exist, so visitors see pattern 4 instead.'
    warn(text, fieldLink('pattern', 'Choose a pattern'))
  }
  if (deleted > 0) {
    const text = `${count(deleted, 'picked article or image was', 'picked articles or images were')} deleted.`
    warn(text, fieldLink('picked', 'Remove them'))
  }
  if (unpublished.count > 0) {
    const text = `${count(unpublished.count, 'matching article is', 'matching articles are')} not published${inLanguage} and will not show${colon(unpublished)}`
    warn(text, openLinks('articles')(unpublished.first))
  }
  if (heldBack.count > 0) {
    const text = `${count(heldBack.count, 'image is', 'images are')} held back, because ${heldBack.count === 1 ? 'it has' : 'they have'} no alt text. Describe ${heldBack.count === 1 ? 'it' : 'them'}, or mark ${heldBack.count === 1 ? 'it' : 'them'} as decorative${colon(heldBack)}`
    warn(text, openLinks('media')(heldBack.first))
  }
  if (unconfirmed.count > 0) {
    const text = `${count(unconfirmed.count, 'image is', 'images are')} held back, because only keywords of the ${unconfirmed.count === 1 ? 'file have' : 'files have'} assigned the terms. Open and save ${unconfirmed.count === 1 ? 'it' : 'them'} to confirm${colon(unconfirmed)}`
    warn(text, openLinks('media')(unconfirmed.first))
  }
  if (withoutAlt.count > 0) {
    const text = `${count(withoutAlt.count, 'image has', 'images have')} no alt text, so screen readers cannot describe ${withoutAlt.count === 1 ? 'it' : 'them'}${colon(withoutAlt)}`
    warn(text, openLinks('media')(withoutAlt.first))
  }
  const small = smallImages(gallery, preview)
  if (small.count > 0) {
    const text = `${count(small.count, 'image is', 'images are')} too small for the largest tile, so ${small.count === 1 ? 'it is' : 'they are'} blurred there${colon(small)}`
    warn(text, openLinks('media')(small.first))
  }
  if (matching === 0) return warnings
  if (gallery.period && !preview.hasPeriod) {
    const text =
      'Its articles and images have no dates of different years, so visitors see no period filter.'
    warn(text, fieldLink('period', 'Switch it off'))
  }
  for (const { id, label, options, empty } of groups) {
    const group = [{ id, label }]
    if (options === 0) {
      warn(`The filter "${label}" has no options.`, openLinks('filter-groups')(group))
    } else if (empty?.length === options) {
      const text = `No article of this gallery matches any option of the filter "${label}".`
      warn(text, openLinks('filter-groups')(group))
    } else if (empty?.length) {
      const first = { count: empty.length, first: empty.slice(0, 3) }
      const text = `${count(empty.length, 'option', 'options')} of "${label}" ${empty.length === 1 ? 'matches' : 'match'} no article here${colon(first)}`
      warn(text, openLinks('terms')(first.first))
    }
  }
  return warnings
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** Ends a text that is followed by links to the first documents. */
const colon = ({ count, first }: NamedCount) => (count > first.length ? ', such as:' : ':')
