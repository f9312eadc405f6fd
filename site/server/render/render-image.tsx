import type { Tile } from '@tessera/gallery/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { Preload } from '../../components/blocks/images/Image'
import type { Meta } from '../../components/layout/head/meta'
import { searchPathOf, type PageShellProps } from '../../components/layout/page-shell-props'
import { BackLink } from '../../components/pages/BackLink'
import { coverSizes } from '../../components/pages/article/cover-sizes'
import { ImageBody, type ImageOnPage } from '../../components/pages/ImageBody'
import { RelatedArticles } from '../../components/pages/details/RelatedArticles'
import { RelatedWorks } from '../../components/pages/details/RelatedWorks'
import { ShareLinks } from '../../components/pages/details/ShareLinks'
import { ALL_FONTS, renderDocument } from './render-document'

/** The page of an image. @param related tiles of related images */
export function renderImage(
  shell: PageShellProps,
  meta: Meta,
  image: ImageOnPage,
  related: readonly Tile[],
): string {
  const { media, slug } = image
  const { messages } = shell
  return renderDocument({
    shell,
    meta,
    fonts: ALL_FONTS,
    styleSheets: ['site', 'article'],
    preload: <Preload media={media} sizes={coverSizes(media)} />,
    children: (
      <>
        <ImageBody {...{ image, messages }} searchPath={searchPathOf(shell)} />
        <ShareLinks
          title={image.title}
          url={shell.siteUrl + (meta.address ?? shell.path)}
          messages={messages}
        />
        <BackLink slug={slug} messages={messages.backLink} />
        <RelatedArticles tiles={related} messages={messages} />
      </>
    ),
  })
}

/** An image for the lightbox, which fetches it as the target of a link. */
export const renderImageFragment = (
  shell: PageShellProps,
  image: ImageOnPage,
  related: readonly Tile[],
) => {
  const { messages } = shell
  return renderToStaticMarkup(
    <>
      <ImageBody {...{ image, messages }} searchPath={searchPathOf(shell)} isFragment />
      <RelatedWorks tiles={related} messages={messages} />
    </>,
  )
}
