import type { Media } from '@tessera/content'
import type { Messages } from '../../i18n/messages'
import { enlargeLabel } from '../blocks/images/enlarge-label'
import { Figure } from '../blocks/images/Figure'
import { TEXT_WIDTH_SIZES } from '../blocks/images/image-sizes'
import { Byline } from './details/Byline'
import { coverSizes, isUpright } from './article/cover-sizes'
import { Facts } from './details/Facts'
import { imageFacts } from './details/image-facts'
import { TermList, type TermLink } from './details/TermList'
import { WorkTitle } from './details/WorkTitle'

/** An image with all that its own page shows. */
export interface ImageOnPage {
  readonly slug: string
  readonly title: string
  readonly caption: string | null
  readonly date: string | null
  readonly media: Media
  readonly furtherMedia: readonly Media[]
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
  const { title, caption, media, furtherMedia, termLinks } = image
  // The lightbox does not open within itself.
  const enlarge = isFragment ? undefined : enlargeLabel(messages)
  return (
    <article
      className="article"
      data-fragment={isFragment ? '' : undefined}
      data-upright={!isFragment && isUpright(media) ? '' : undefined}
    >
      <header className="article-header">
        <TermList terms={termLinks} />
        <h1>
          <WorkTitle title={title} lang={messages.lang} />
        </h1>
        <Byline article={imageByline(image)} locale={messages.locale} searchPath={searchPath} />
      </header>
      <div className="article-cover">
        <Figure
          media={{ ...media, showCaption: false }}
          sizes={coverSizes(media)}
          enlarge={enlarge}
          priority
          hasCreditElsewhere
        />
      </div>
      <div className="article-columns">
        <Facts facts={imageFacts(image, messages)} />
        <div>
          <ImageCaption caption={caption} />
          {furtherMedia.length > 0 && (
            <div className="rich-text">
              {furtherMedia.map((each, index) => (
                <Figure key={index} media={each} sizes={TEXT_WIDTH_SIZES} enlarge={enlarge} />
              ))}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

/** The caption of an image. Renders nothing without one. */
export const ImageCaption = ({ caption }: { readonly caption: string | null }) =>
  caption && (
    <div className="rich-text" data-details-part="">
      <p className="image-caption">{caption}</p>
    </div>
  )

/** Creator and date of an image as the byline shows them. */
export const imageByline = ({ media, date }: Pick<ImageOnPage, 'media' | 'date'>) => ({
  author: media.credit?.creator ?? null,
  date,
})
