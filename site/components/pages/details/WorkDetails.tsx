import type { Tile } from '@tessera/gallery/core'
import type { Messages } from '../../../i18n/messages'
import type { ArticleOnPage } from '../article/ArticleBody'
import { articleFacts } from './article-facts'
import { Byline } from './Byline'
import { ImageCaption, imageByline, type ImageOnPage } from '../ImageBody'
import { imageFacts } from './image-facts'
import { Facts } from './Facts'
import { RelatedWorks } from './RelatedWorks'
import { TermList } from './TermList'

/** A work whose details are shown, with the tiles of related works. */
export type DetailedWork = { readonly related: readonly Tile[] } & (
  | { readonly kind: 'article'; readonly article: ArticleOnPage }
  | { readonly kind: 'image'; readonly image: ImageOnPage }
)

/**
 * The details of an open slide, for the page that the server renders. The lightbox collects the same elements, those
 * with `data-details-part`, from the work's page.
 */
export function WorkDetails({
  work,
  messages,
  searchPath,
}: {
  readonly work: DetailedWork
  readonly messages: Messages
  /** URL of the site's search; null without one. */
  readonly searchPath: string | null
}) {
  const { related } = work
  const isImage = work.kind === 'image'
  const { termLinks } = isImage ? work.image : work.article
  return (
    <>
      <TermList terms={termLinks} />
      <Byline
        article={isImage ? imageByline(work.image) : work.article}
        locale={messages.locale}
        searchPath={searchPath}
      />
      {isImage && <ImageCaption caption={work.image.caption} />}
      <Facts
        facts={isImage ? imageFacts(work.image, messages) : articleFacts(work.article, messages)}
      />
      <RelatedWorks tiles={related} messages={messages} />
    </>
  )
}
