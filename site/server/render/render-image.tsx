import type { Tile } from '@tessera/gallery/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { Preload } from '../../components/blocks/images/Image'
import type { Meta } from '../../components/layout/head/meta'
import { searchPathOf, type PageShellProps } from '../../components/layout/page-shell-props'
import { BackLink } from '../../components/pages/BackLink'
import { coverSizes } from '../../components/pages/cover-sizes'
import { ImageBody, type ImageOnPage } from '../../components/pages/ImageBody'
import { RelatedArticles } from '../../components/pages/RelatedArticles'
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
        <BackLink slug={slug} messages={messages.backLink} />
        <RelatedArticles tiles={related} messages={messages} />
      </>
    ),
  })
}

/** An image for the lightbox, which fetches it as the target of a link. */
export const renderImageFragment = (shell: PageShellProps, image: ImageOnPage) =>
  renderToStaticMarkup(
    <ImageBody
      {...{ image, messages: shell.messages }}
      searchPath={searchPathOf(shell)}
      isFragment
    />,
  )
