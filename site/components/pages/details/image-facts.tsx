import type { Messages } from '../../../i18n/messages'
import { creditFacts, type Fact } from './Facts'
import type { ImageOnPage } from '../ImageBody'

/** Credit, position and galleries of an image. */
export function imageFacts(
  { media, position, galleries }: Pick<ImageOnPage, 'media' | 'position' | 'galleries'>,
  { image: labels, locale }: Messages,
): readonly Fact[] {
  return [
    ...creditFacts(media.credit ?? null, labels),
    ...(position ? [{ label: labels.position, value: formatPosition(position, locale) }] : []),
    ...(galleries.length > 0
      ? [{ label: labels.galleries, value: <GalleryLinks galleries={galleries} /> }]
      : []),
  ]
}

const GalleryLinks = ({ galleries }: Pick<ImageOnPage, 'galleries'>) =>
  galleries.map(({ title, href }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <a href={href}>{title}</a>
    </span>
  ))

/** Four decimals are about ten metres. */
function formatPosition(
  { latitude, longitude }: NonNullable<ImageOnPage['position']>,
  locale: string,
): string {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  return `${format(latitude)}°, ${format(longitude)}°`
}
