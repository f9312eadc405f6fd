import type { Page, PageBlock, RichText as RichTextContent } from '@tessera/content'
import type { LightboxComponent } from '@tessera/gallery'
import { Lightbox } from '@tessera/gallery/lightbox'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Tile } from '@tessera/gallery/core'
import { CameFrom } from '../components/CameFrom'
import { Preload } from '../components/Image'
import { RelatedArticles } from '../components/RelatedArticles'
import { RichText } from '../components/RichText'
import { ArticleBody, type ArticleOnPage } from './ArticleBody'
import type { Chrome, Documents, FontFace } from './chrome'
import { coverSizes } from './cover-sizes'
import { Document } from './Document'
import { GalleryRoot, type GalleryOnPage } from './GalleryRoot'
import type { Meta } from './meta'
import { Notice } from './Notice'
import { PageBody } from './PageBody'
import { PageFragment } from './PageFragment'
import { SearchPage } from './SearchPage'
import { sheetsOfBlocks } from './page-sheets'

export interface PageOnShow {
  readonly title: string
  readonly showTitle: boolean
  readonly blocks: readonly PageBlock[]
  readonly galleries: readonly GalleryOnPage[]
}

export function renderPage(chrome: Chrome, meta: Meta, page: PageOnShow): string {
  const roots = page.galleries.map(
    (shown) =>
      [
        shown.gallery.id,
        <GalleryRoot
          key={shown.gallery.id}
          shown={shown}
          words={chrome.words}
          lightbox={lightboxWith(shown.article ?? null, chrome)}
        />,
      ] as const,
  )
  const articles = page.galleries.flatMap(({ article }) => article ?? [])
  const hasText = page.blocks.some(({ type }) => type !== 'gallery') || articles.length > 0
  return toHtml(
    <Document
      chrome={chrome}
      meta={meta}
      fonts={hasText ? ALL_FACES : SHORT_TEXTS}
      isViewOpen={page.galleries.some(({ view }) => view.slide !== null)}
      sheets={sheetsOfBlocks(page.blocks)}
    >
      <PageBody {...page} galleries={new Map(roots)} documents={chrome.documents} />
    </Document>,
  )
}

/** The lightbox, with the article of its open slide in it: whole without script, and kept by the island. */
function lightboxWith(
  article: ArticleOnPage | null,
  { documents, words }: Chrome,
): LightboxComponent {
  if (!article) return Lightbox
  const body = <ArticleBody {...{ article, documents, words }} isFragment />
  return (props) => <Lightbox {...props} article={body} />
}

export function renderArticle(
  chrome: Chrome,
  meta: Meta,
  article: ArticleOnPage,
  related: readonly Tile[],
): string {
  const { coverMedia: cover } = article
  return toHtml(
    <Document
      chrome={chrome}
      meta={meta}
      fonts={ALL_FACES}
      sheets={['site', 'article']}
      preload={cover && <Preload media={cover} sizes={coverSizes(cover)} />}
    >
      <ArticleBody article={article} documents={chrome.documents} words={chrome.words} />
      <CameFrom slug={article.slug} words={chrome.words.cameFrom} />
      <RelatedArticles tiles={related} words={chrome.words} />
    </Document>,
  )
}

/** @param found null before anything was searched for, or while a large site is indexed for the first time */
export function renderSearch(
  chrome: Chrome,
  meta: Meta,
  { query, found }: { readonly query: string; readonly found: FoundOnPage | null },
): string {
  const { words } = chrome
  return toHtml(
    <Document
      chrome={chrome}
      meta={meta}
      fonts={found && found.total > 0 ? SHORT_TEXTS : ALL_FACES}
      sheets={['site', 'search-page']}
      isViewOpen={found !== null && found.gallery.view.slide !== null}
    >
      <SearchPage
        query={query}
        words={words}
        home={chrome.home}
        action={chrome.searchPath}
        found={
          found && {
            total: found.total,
            shown: found.gallery.view.all,
            gallery: <GalleryRoot shown={found.gallery} words={words} lightbox={Lightbox} />,
          }
        }
      />
    </Document>,
  )
}

export interface FoundOnPage {
  /** How many pages have the words, of which the gallery has the best. */
  readonly total: number
  readonly gallery: GalleryOnPage
}

/** What the lightbox shows of an article that it has fetched. */
export const renderArticleFragment = ({ documents, words }: Chrome, article: ArticleOnPage) =>
  renderToStaticMarkup(<ArticleBody {...{ article, documents, words }} isFragment />)

/** The same of a page. */
export const renderPageFragment = ({ documents, path }: Chrome, page: Page) =>
  renderToStaticMarkup(<PageFragment {...{ page, path, documents }} />)

/** An article's text for feed readers: whole addresses, nothing that wants our style sheets. */
export const renderFeedText = (documents: Documents, content: RichTextContent) =>
  renderToStaticMarkup(<RichText content={content} documents={{ ...documents, isPlain: true }} />)

/** @param sections parts of the front page, as ways on */
export function renderNotFound(
  chrome: Chrome,
  sections: readonly { readonly title: string; readonly href: string }[],
): string {
  const { toFrontPage, notFound } = chrome.words.notices
  return renderNotice(
    chrome,
    notFound.title,
    <>
      <p>{notFound.text}</p>
      <ul>
        <li>
          <a href={chrome.home}>{toFrontPage}</a>
        </li>
        {sections.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>,
  )
}

/** @param hasAdmin whether /admin leads anywhere from here */
export function renderFirstPage(chrome: Chrome, hasAdmin: boolean): string {
  const { firstPage } = chrome.words.notices
  return renderNotice(
    chrome,
    firstPage.title,
    <>
      <p>{firstPage.text}</p>
      {hasAdmin && (
        <>
          <p>{firstPage.help}</p>
          <ul>
            <li>
              <a href="/admin">{firstPage.openEditor}</a>
            </li>
          </ul>
        </>
      )}
    </>,
  )
}

export function renderError(chrome: Chrome, requestId: string): string {
  const { toFrontPage, error } = chrome.words.notices
  return renderNotice(
    chrome,
    error.title,
    <>
      <p>{error.text}</p>
      <ul>
        <li>
          <a href={chrome.home}>{toFrontPage}</a>
        </li>
      </ul>
      <p className="notice-detail">{error.reference(requestId)}</p>
    </>,
  )
}

export function renderEditorDown(chrome: Chrome): string {
  const { editorDown } = chrome.words.notices
  return renderNotice(chrome, editorDown.title, <p>{editorDown.text}</p>)
}

function renderNotice(chrome: Chrome, title: string, content: ReactElement): string {
  const meta: Meta = { title, description: null, address: null, image: null, kind: 'website' }
  return toHtml(
    <Document chrome={chrome} meta={meta} fonts={ALL_FACES} sheets={['site', 'notice']}>
      <Notice title={title}>{content}</Notice>
    </Document>,
  )
}

/** Titles and labels only. */
const SHORT_TEXTS: readonly FontFace[] = ['display', 'sans']
const ALL_FACES: readonly FontFace[] = ['display', 'sans', 'text']

const toHtml = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`
