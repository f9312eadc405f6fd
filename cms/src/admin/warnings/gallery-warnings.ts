import type { GalleryInForm } from '../gallery-preview/gallery-in-form'
import { namedCount } from '../gallery-preview/named-count'
import type { NamedCount } from '../gallery-preview/preview'
import type { PreviewState } from '../gallery-preview/usePreviews'
import type { Condition } from '../list-path'
import { inView, linksToEach, linksToFirst, type Link } from './document-links'
import { smallImages } from './small-images'

/** A problem that visitors of the page would notice, and links to where it can be fixed. */
export interface Warning {
  readonly text: string
  readonly links: readonly Link[]
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
  const linksTo = (collection: string, named: NamedCount, also?: Condition) =>
    linksToFirst(admin, { collection, named, also })
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
    const text = `${count(unpublished.count, 'matching article is', 'matching articles are')} not published${inLanguage} and will not show:`
    warn(text, linksTo('articles', unpublished))
  }
  const images = (number: number) => `${count(number, 'image is', 'images are')} held back, because`
  const { 'no-alt': noAlt, 'sizes-pending': pending, 'sizes-failed': failed } = heldBack
  if (noAlt.count > 0) {
    const [have, them] = noAlt.count === 1 ? ['it has', 'it'] : ['they have', 'them']
    const text = `${images(noAlt.count)} ${have} no alt text. Describe ${them}, or mark ${them} as decorative:`
    warn(text, linksTo('media', noAlt, inView('no-alt')))
  }
  if (pending.count > 0) {
    const [its, appear] =
      pending.count === 1 ? ['its', 'It appears by itself'] : ['their', 'They appear by themselves']
    const text = `${images(pending.count)} ${its} sizes are being made. ${appear}:`
    warn(text, linksTo('media', pending, ['processing', 'equals', 'webp']))
  }
  if (failed.count > 0) {
    const [its, each] = failed.count === 1 ? ['its', 'Open it'] : ['their', 'Open each']
    const text = `${images(failed.count)} ${its} sizes could not be made. ${each} to see why and to try again:`
    warn(text, linksTo('media', failed, ['processingError', 'exists', 'true']))
  }
  if (unconfirmed.count > 0) {
    const [files, them] = unconfirmed.count === 1 ? ['file have', 'it'] : ['files have', 'them']
    const text = `${images(unconfirmed.count)} only keywords of the ${files} assigned the terms. Open and save ${them} to confirm:`
    warn(text, linksTo('media', unconfirmed))
  }
  if (withoutAlt.count > 0) {
    const text = `${count(withoutAlt.count, 'image has', 'images have')} no alt text, so screen readers cannot describe ${withoutAlt.count === 1 ? 'it' : 'them'}:`
    warn(text, linksTo('media', withoutAlt, inView('no-alt')))
  }
  const small = smallImages(gallery, preview)
  if (small.count > 0) {
    const text = `${count(small.count, 'image is', 'images are')} too small for the largest tile, so ${small.count === 1 ? 'it is' : 'they are'} blurred there:`
    warn(text, linksTo('media', small))
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
      warn(`The filter "${label}" has no options.`, linksToEach(admin, 'filter-groups', group))
    } else if (empty?.length === options) {
      const text = `No article of this gallery matches any option of the filter "${label}".`
      warn(text, linksToEach(admin, 'filter-groups', group))
    } else if (empty?.length) {
      const text = `${count(empty.length, 'option', 'options')} of "${label}" ${empty.length === 1 ? 'matches' : 'match'} no article here:`
      warn(text, linksTo('terms', namedCount(empty)))
    }
  }
  return warnings
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`
