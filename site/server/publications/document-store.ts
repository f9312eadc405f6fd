import {
  ARTICLES_PATH,
  HOME_SLUG,
  pagePath,
  withBase,
  type CustomPattern,
  type FilterGroup,
  type Footer,
  type LinkTarget,
  type Media,
  type Menu,
  type Page,
  type SiteInfo,
  type Theme,
  type Video,
} from '@tessera/content'
import type { ParsedPublication } from '@tessera/content/store'
import { toRecord, type ArticleRecord } from './article-record'
import { toImageRecord, type ImageRecord } from './image-record'
import { Redirects, type RedirectTarget } from './redirects'
import { StringPool } from './string-pool'
import { TermIndex } from './term-index'
import { prefixHref } from './with-prefix'
import type { WorkRecord } from './work-record'

export interface PageRecord {
  readonly key: string
  readonly path: string
  readonly page: Page
}

/** Receives every change. */
export interface DocumentStoreListener {
  workChanged(before: WorkRecord | undefined, after: WorkRecord | undefined): void
  /** Called when something other than an article or image has changed tiles: a cover or the terms. */
  tilesChanged(): void
  patternChanged(key: string): void
  pagesChanged(): void
}

/** What a site's documents do not say. See the properties of the store. */
interface StoreOptions {
  readonly base?: string
  readonly prefix?: string
  readonly isStatic?: boolean
  readonly mediaPublicUrl?: string | null
  readonly language?: string
}

/** Every document published in one language: the last valid version of each. */
export class DocumentStore {
  /** Start of all paths: '' or `/ar`, after the prefix of a preview. */
  readonly base: string
  readonly articles = new Map<string, ArticleRecord>()
  /** The images that galleries show, by the keys of their media documents. */
  readonly images = new Map<string, ImageRecord>()
  readonly pages = new Map<string, PageRecord>()
  readonly media = new Map<string, Media>()
  readonly videos = new Map<string, Video>()
  readonly groups = new Map<string, FilterGroup>()
  /** The custom patterns. */
  readonly patterns = new Map<string, CustomPattern>()
  /** Media types of published images and videos, by path: `/media/<file>`. */
  readonly files = new Map<string, string>()
  /** Subtitles (WebVTT) of published videos, by path: `/media/<file>`. */
  readonly subtitles = new Map<string, string>()
  readonly terms = new TermIndex()
  site: SiteInfo | null = null
  /** Null for the default theme. */
  theme: Theme | null = null
  menu: Menu | null = null
  footer: Footer | null = null
  listener: DocumentStoreListener | null = null

  readonly #strings = new StringPool()
  /** Keys by path. */
  readonly #articleKeys = new Map<string, string>()
  readonly #imageKeys = new Map<string, string>()
  readonly #pageKeys = new Map<string, string>()
  /** Keys of articles by the keys of the images of their tiles. */
  readonly #articlesByMedia = new Map<string, Set<string>>()
  /** Keys of images by the keys of their further images. */
  readonly #imagesByMedia = new Map<string, Set<string>>()
  #redirects = new Redirects()

  /** Start of all paths in every language: '' except in a preview and a static site. */
  readonly prefix: string
  /** Whether no server answers filters: galleries send all tiles to the client. */
  readonly isStatic: boolean

  /** Start of the URLs of images and videos; null: the site sends them. */
  readonly mediaPublicUrl: string | null
  /** Language of the documents, as in `lang`. */
  readonly language: string

  constructor({
    base = '',
    prefix = '',
    isStatic = false,
    mediaPublicUrl = null,
    language = 'en',
  }: StoreOptions = {}) {
    this.base = base
    this.prefix = prefix
    this.isStatic = isStatic
    this.mediaPublicUrl = mediaPublicUrl
    this.language = language
  }

  /** Start of the paths of articles. */
  get articlesPath(): string {
    return this.base + ARTICLES_PATH
  }

  /** The same documents in a store of its own, which can be changed. The copy has no listener. */
  copy(): DocumentStore {
    const copy = new DocumentStore(this)
    // Records hold the tile that was made of them; a change of the copy replaces it in the copy's record only.
    for (const [key, work] of this.articles) copy.articles.set(key, { ...work })
    for (const [key, work] of this.images) copy.images.set(key, { ...work })
    copyEntries(this.pages, copy.pages)
    copyEntries(this.media, copy.media)
    copyEntries(this.videos, copy.videos)
    copyEntries(this.groups, copy.groups)
    copyEntries(this.patterns, copy.patterns)
    copyEntries(this.files, copy.files)
    copyEntries(this.subtitles, copy.subtitles)
    copyEntries(this.#articleKeys, copy.#articleKeys)
    copyEntries(this.#imageKeys, copy.#imageKeys)
    copyEntries(this.#pageKeys, copy.#pageKeys)
    for (const [media, keys] of this.#articlesByMedia)
      copy.#articlesByMedia.set(media, new Set(keys))
    for (const [media, keys] of this.#imagesByMedia) copy.#imagesByMedia.set(media, new Set(keys))
    copy.#redirects = this.#redirects.copy()
    copy.terms.rebuild(copy.groups.values())
    const { site, theme, menu, footer } = this
    return Object.assign(copy, { site, theme, menu, footer })
  }

  articleAt = (path: string) => this.articles.get(this.#articleKeys.get(path) ?? '')
  imageAt = (path: string) => this.images.get(this.#imageKeys.get(path) ?? '')
  pageAt = (path: string) => this.pages.get(this.#pageKeys.get(path) ?? '')
  get home(): PageRecord | undefined {
    return this.pageAt(withBase(this.base, pagePath(HOME_SLUG)))
  }

  /** The video with a path. A linear search, because sites have few videos. */
  videoAt = (path: string) => [...this.videos.values()].find((video) => video.path === path)

  /** The paths that have a redirect, also those of documents. */
  redirectPaths = () => this.#redirects.paths()

  /** The target of a redirect from a path without document. Null without redirect. */
  redirectFrom(path: string): RedirectTarget | null {
    return this.#redirects.find(path, {
      hrefOf: (target) => this.hrefOf(target),
      hasDocument: (href) => !!(this.pageAt(href) ?? this.articleAt(href) ?? this.imageAt(href)),
    })
  }

  /** The URL of a link. Null if its document is not published. */
  hrefOf(target: LinkTarget): string | null {
    if ('href' in target) return prefixHref(target.href, this.prefix)
    const documents = { article: this.articles, page: this.pages, image: this.images }
    return documents[target.kind].get(target.key)?.path ?? null
  }

  /** Applies a publication. A tombstone (a body of null) removes the document. */
  apply(row: ParsedPublication): void {
    const { key } = row
    switch (row.kind) {
      case 'article':
        return this.#setArticle(
          key,
          row.body && toRecord({ key, path: row.path ?? '' }, row.body, this.#strings),
        )
      case 'image':
        return this.#setImage(
          key,
          row.body && toImageRecord({ key, path: row.path ?? '' }, row.body, this.#strings),
        )
      case 'page':
        return this.#setPage(key, row.body && { key, path: row.path ?? '', page: row.body })
      case 'media':
        return this.#setMedia(key, row.body)
      case 'video':
        return this.#setVideo(key, row.body)
      case 'filter-group':
        return this.#setGroup(key, row.body)
      case 'pattern':
        setOrDelete(this.patterns, key, row.body)
        return this.listener?.patternChanged(key)
      case 'redirect':
        return this.#redirects.set(key, row.path ?? key, row.body)
      case 'site':
        this.site = row.body
        return
      case 'theme':
        this.theme = row.body
        return
      case 'menu':
        this.menu = row.body
        return
      case 'footer':
        this.footer = row.body
        return
    }
  }

  #setArticle(key: string, after: ArticleRecord | null): void {
    const before = this.articles.get(key)
    // Another article may have this path already.
    if (before && this.#articleKeys.get(before.path) === key) this.#articleKeys.delete(before.path)
    setOrDelete(this.articles, key, after)
    updateMedia(this.#articlesByMedia, key, { before, after })
    if (after) this.#articleKeys.set(after.path, key)
    this.listener?.workChanged(before, after ?? undefined)
  }

  #setImage(key: string, after: ImageRecord | null): void {
    const before = this.images.get(key)
    if (before && this.#imageKeys.get(before.path) === key) this.#imageKeys.delete(before.path)
    setOrDelete(this.images, key, after)
    updateMedia(this.#imagesByMedia, key, { before, after })
    if (after) this.#imageKeys.set(after.path, key)
    this.listener?.workChanged(before, after ?? undefined)
  }

  #setPage(key: string, after: PageRecord | null): void {
    const before = this.pages.get(key)
    if (before && this.#pageKeys.get(before.path) === key) this.#pageKeys.delete(before.path)
    setOrDelete(this.pages, key, after)
    if (after) this.#pageKeys.set(after.path, key)
    this.listener?.pagesChanged()
  }

  #setMedia(key: string, after: Media | null): void {
    const before = this.media.get(key)
    for (const { path } of before?.variants ?? []) this.files.delete(path)
    for (const { path, type } of after?.variants ?? []) this.files.set(path, type)
    setOrDelete(this.media, key, after)
    const articles = [...(this.#articlesByMedia.get(key) ?? [])]
    const images = [key, ...(this.#imagesByMedia.get(key) ?? [])]
    const works = [
      ...articles.map((each) => this.articles.get(each)),
      ...images.map((each) => this.images.get(each)),
    ]
    if (!works.some((work) => work)) return
    works.forEach(clearTile)
    this.listener?.tilesChanged()
  }

  #setVideo(key: string, after: Video | null): void {
    const before = this.videos.get(key)
    if (before) this.files.delete(before.path)
    for (const { path } of before?.subtitles ?? []) this.subtitles.delete(path)
    if (after) this.files.set(after.path, after.type)
    for (const { path, text } of after?.subtitles ?? []) this.subtitles.set(path, text)
    setOrDelete(this.videos, key, after)
  }

  #setGroup(key: string, after: FilterGroup | null): void {
    setOrDelete(this.groups, key, after)
    this.terms.rebuild(this.groups.values())
    this.articles.forEach(clearTile)
    this.images.forEach(clearTile)
    this.listener?.tilesChanged()
  }
}

function copyEntries<Key, Value>(from: ReadonlyMap<Key, Value>, to: Map<Key, Value>): void {
  for (const [key, value] of from) to.set(key, value)
}

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

/** Keeps an index of works by the images of their tiles; not by an image's own files, which have its key. */
function updateMedia(
  works: Map<string, Set<string>>,
  key: string,
  { before, after }: Readonly<Record<'before' | 'after', WorkRecord | null | undefined>>,
): void {
  for (const media of before ? mediaOf(before) : []) works.get(media)?.delete(key)
  for (const media of after ? mediaOf(after) : []) addTo(works, media, key)
}

const mediaOf = (work: WorkRecord): readonly string[] => [
  ...(work.kind === 'article' && work.cover ? [work.cover] : []),
  ...(work.furtherImages ?? []),
]

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

function clearTile(work: WorkRecord | undefined): void {
  if (work) work.tile = null
}
