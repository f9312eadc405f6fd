import type { Page, PageBlock } from '@tessera/content'
import type { LightboxComponent } from '@tessera/gallery'
import { Lightbox, preloadDetails } from '@tessera/gallery/lightbox'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '../../i18n/messages'
import type { Meta } from '../../components/layout/head/meta'
import { searchPathOf, type PageShellProps } from '../../components/layout/page-shell-props'
import { ArticleBody } from '../../components/pages/article/ArticleBody'
import { GalleryBlock, type GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { PageBody } from '../../components/pages/PageBody'
import { PageFragment } from '../../components/pages/PageFragment'
import { WorkDetails } from '../../components/pages/details/WorkDetails'
import { ALL_FONTS, renderDocument, TITLE_FONTS } from './render-document'
import { styleSheetsOfBlocks } from './styles/style-sheets'

await preloadDetails()

export interface PageContent {
  readonly title: string
  readonly showTitle: boolean
  readonly blocks: readonly PageBlock[]
  readonly galleries: readonly GalleryOnPage[]
}

export function renderPage(shell: PageShellProps, meta: Meta, page: PageContent): string {
  const roots = page.galleries.map(
    (content) =>
      [
        content.gallery.id,
        <GalleryBlock
          key={content.gallery.id}
          content={content}
          messages={shell.messages}
          lightbox={lightboxFor(content, shell)}
        />,
      ] as const,
  )
  const articles = page.galleries.flatMap(({ article }) => article ?? [])
  const hasText = page.blocks.some(({ type }) => type !== 'gallery') || articles.length > 0
  return renderDocument({
    shell,
    meta,
    fonts: hasText ? ALL_FONTS : TITLE_FONTS,
    isSlideOpen: page.galleries.some(({ view }) => view.slide !== null),
    styleSheets: styleSheetsOfBlocks(page.blocks),
    children: <PageBody {...page} galleries={new Map(roots)} documents={shell.documents} />,
  })
}

/**
 * The lightbox with the article or the details of its open slide, so that it is complete without script. Hydration keeps
 * them.
 */
function lightboxFor(
  { article, details }: Pick<GalleryOnPage, 'article' | 'details'>,
  shell: PageShellProps,
): LightboxComponent {
  const { documents, messages } = shell
  const searchPath = searchPathOf(shell)
  if (article) {
    const body = <ArticleBody {...{ article, documents, messages, searchPath }} isFragment />
    return (props) => <Lightbox {...props} article={body} />
  }
  if (details) {
    const body = <WorkDetails work={details} {...{ messages, searchPath }} />
    return (props) => <Lightbox {...props} details={body} />
  }
  return Lightbox
}

/** A gallery for a click that comes before it is hydrated. */
export const renderGalleryFragment = (content: GalleryOnPage, messages: Messages) =>
  renderToStaticMarkup(<GalleryBlock {...{ content, messages }} lightbox={Lightbox} />)

/** A page for the lightbox, which fetches it. */
export const renderPageFragment = ({ documents, path }: PageShellProps, page: Page) =>
  renderToStaticMarkup(<PageFragment {...{ page, path, documents }} />)
