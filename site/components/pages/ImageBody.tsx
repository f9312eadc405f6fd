import type { Media } from '@tessera/content'
import type { ReactNode } from 'react'
import type { Messages } from '../../i18n/messages'
import { Figure } from '../blocks/images/Figure'
import { Byline } from './Byline'
import { coverSizes } from './cover-sizes'
import { TermList, type TermLink } from './TermList'

/** An image with all that its own page shows. */
export interface ImageOnPage {
  readonly slug: string
  readonly title: string
  readonly caption: string | null
  readonly date: string | null
  readonly media: Media
  readonly termLinks: readonly TermLink[]
  /** Degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  /** The galleries that show it. */
  readonly galleries: readonly { readonly title: string; readonly href: string }[]
}

/** An image on its own page: title, image, then its facts beside the caption. */
export function ImageBody({
  image,
  messages,
  searchPath,
  isFragment = false,
}: {
  readonly image: ImageOnPage
  readonly messages: Messages
  /** URL of the site's search; null without one. */
  readonly searchPath: string | null
  /** Rendered for the lightbox, not as a page. */
  readonly isFragment?: boolean
}) {
  const { title, caption, date, media, termLinks } = image
  return (
    <article className="article" data-fragment={isFragment ? '' : undefined}>
      <header className="article-header">
        <TermList terms={termLinks} />
        <h1>{title}</h1>
        <Byline
          article={{ author: media.credit?.creator ?? null, date }}
          locale={messages.locale}
          searchPath={searchPath}
        />
      </header>
      <div className="article-cover">
        <Figure media={{ ...media, showCaption: false }} sizes={coverSizes(media)} priority />
      </div>
      <div className="article-columns">
        <ImageFacts {...{ image, messages }} />
        {caption && (
          <div className="rich-text">
            <p>{caption}</p>
          </div>
        )}
      </div>
    </article>
  )
}

function ImageFacts({
  image: { media, position, galleries },
  messages: { image: labels, locale },
}: {
  readonly image: ImageOnPage
  readonly messages: Messages
}) {
  const { line, license, copyright, source } = media.credit ?? {}
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [labels.credit, line],
    [
      labels.license,
      license && <LinkedText text={license.label} href={license.href} rel="license" />,
    ],
    [labels.copyright, copyright],
    [labels.source, source && <LinkedText text={new URL(source).host} href={source} />],
    [labels.position, position && formatPosition(position, locale)],
    [labels.galleries, galleries.length > 0 && <GalleryLinks galleries={galleries} />],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const LinkedText = ({
  text,
  href,
  rel = 'external',
}: {
  readonly text: string
  readonly href: string | null
  readonly rel?: string
}) =>
  href === null ? (
    text
  ) : (
    <a href={href} rel={`${rel} noopener`}>
      {text}
    </a>
  )

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
