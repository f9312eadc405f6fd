import type { RichText as RichTextContent } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { Preload } from '../../components/blocks/images/Image'
import { RichText } from '../../components/blocks/rich-text/RichText'
import type { Documents } from '../../components/layout/documents'
import type { Meta } from '../../components/layout/head/meta'
import { searchPathOf, type PageShellProps } from '../../components/layout/page-shell-props'
import { ArticleBody, type ArticleOnPage } from '../../components/pages/article/ArticleBody'
import { BackLink } from '../../components/pages/BackLink'
import { coverSizes } from '../../components/pages/article/cover-sizes'
import { RelatedArticles } from '../../components/pages/details/RelatedArticles'
import { RelatedWorks } from '../../components/pages/details/RelatedWorks'
import { ShareLinks } from '../../components/pages/details/ShareLinks'
import { ALL_FONTS, renderDocument } from './render-document'

/** @param related tiles of related articles */
export function renderArticle(
  shell: PageShellProps,
  meta: Meta,
  article: ArticleOnPage,
  related: readonly Tile[],
): string {
  const { coverMedia: cover } = article
  const { documents, messages } = shell
  return renderDocument({
    shell,
    meta,
    fonts: ALL_FONTS,
    styleSheets: ['site', 'article'],
    preload: cover && <Preload media={cover} sizes={coverSizes(cover)} />,
    children: (
      <>
        <ArticleBody {...{ article, documents, messages }} searchPath={searchPathOf(shell)} />
        <ShareLinks
          title={article.title}
          url={shell.siteUrl + (meta.address ?? shell.path)}
          messages={messages}
        />
        <BackLink slug={article.slug} messages={messages.backLink} />
        <RelatedArticles tiles={related} messages={messages} />
      </>
    ),
  })
}

/** An article for the lightbox, which fetches it. */
export const renderArticleFragment = (
  shell: PageShellProps,
  article: ArticleOnPage,
  related: readonly Tile[],
) => {
  const { documents, messages } = shell
  return renderToStaticMarkup(
    <>
      <ArticleBody
        {...{ article, documents, messages }}
        searchPath={searchPathOf(shell)}
        isFragment
      />
      <RelatedWorks tiles={related} messages={messages} />
    </>,
  )
}

/** An article's text for feed readers, which load no style sheets and run no script. */
export const renderFeedText = (documents: Documents, content: RichTextContent) =>
  renderToStaticMarkup(<RichText content={content} documents={{ ...documents, isStatic: true }} />)
