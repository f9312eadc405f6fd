import {
  ARTICLES_PATH,
  HOME_SLUG,
  pagePath,
  withBase,
  type DrawnPattern,
  type Video,
  type FilterGroup,
  type Footer,
  type LinkTarget,
  type Media,
  type Menu,
  type Page,
  type SiteInfo,
  type Theme,
} from '@tessera/content'
import type { ParsedPublication } from '@tessera/content/store'
import { toRecord, type ArticleRecord } from './article-record'
import { Redirects, type Moved } from './redirects'
import { SharedStrings } from './shared-strings'
import { TermIndex } from './term-index'

export interface PageRecord {
  readonly key: string
  readonly path: string
  readonly page: Page
}

/** Told of every change, so that galleries know what touches them. */
export interface LibraryListener {
  articleChanged(before: ArticleRecord | undefined, after: ArticleRecord | undefined): void
  /** Anything else that tiles are made of. */
  tilesChanged(): void
  patternChanged(key: string): void
  pagesChanged(): void
}

/** Every document published in one language, by what it is asked for. Holds what the last good rows said. */
export class Library {
  /** What its addresses begin with: '' or `/ar`. */
  readonly base: string
  readonly articles = new Map<string, ArticleRecord>()
  readonly pages = new Map<string, PageRecord>()
  readonly media = new Map<string, Media>()
  readonly videos = new Map<string, Video>()
  readonly groups = new Map<string, FilterGroup>()
  /** Those that editors drew. */
  readonly patterns = new Map<string, DrawnPattern>()
  /** Of published media and videos: `/media/<file>` → type. */
  readonly files = new Map<string, string>()
  /** Of published videos: `/media/<file>` → WebVTT. */
  readonly subtitles = new Map<string, string>()
  readonly terms = new TermIndex()
  site: SiteInfo | null = null
  /** Null for the look that the site comes with. */
  theme: Theme | null = null
  menu: Menu | null = null
  footer: Footer | null = null
  /** Nobody listens until galleries are made of it. */
  listener: LibraryListener | null = null

  readonly #shared = new SharedStrings()
  readonly #articlePaths = new Map<string, string>()
  readonly #pagePaths = new Map<string, string>()
  /** Media → articles whose cover it is. */
  readonly #covered = new Map<string, Set<string>>()
  readonly #redirects = new Redirects()

  constructor(base = '') {
    this.base = base
  }

  /** What the addresses of its articles begin with. */
  get articlesPath(): string {
    return this.base + ARTICLES_PATH
  }

  articleAt = (path: string) => this.articles.get(this.#articlePaths.get(path) ?? '')
  pageAt = (path: string) => this.pages.get(this.#pagePaths.get(path) ?? '')
  get home(): PageRecord | undefined {
    return this.pageAt(withBase(this.base, pagePath(HOME_SLUG)))
  }

  /** The video whose file is there: a site has few. */
  videoAt = (path: string) => [...this.videos.values()].find((video) => video.path === path)

  /** Where a path leads that no document answers at; null when nowhere. */
  redirectFrom(path: string): Moved | null {
    return this.#redirects.from(path, {
      hrefOf: (target) => this.hrefOf(target),
      isTaken: (href) => !!(this.pageAt(href) ?? this.articleAt(href)),
    })
  }

  /** Where a link leads; null when its document is not published. */
  hrefOf(target: LinkTarget): string | null {
    if ('href' in target) return target.href
    const documents = target.kind === 'article' ? this.articles : this.pages
    return documents.get(target.key)?.path ?? null
  }

  /** Takes over a row that fits; a tombstone takes its document away. */
  apply(row: ParsedPublication): void {
    const { key } = row
    switch (row.kind) {
      case 'article':
        return this.#putArticle(
          key,
          row.body && toRecord({ key, path: row.path ?? '' }, row.body, this.#shared),
        )
      case 'page':
        return this.#putPage(key, row.body && { key, path: row.path ?? '', page: row.body })
      case 'media':
        return this.#putMedia(key, row.body)
      case 'video':
        return this.#putVideo(key, row.body)
      case 'filter-group':
        return this.#putGroup(key, row.body)
      case 'pattern':
        put(this.patterns, key, row.body)
        return this.listener?.patternChanged(key)
      case 'redirect':
        return this.#redirects.put(key, row.path ?? key, row.body)
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

  #putArticle(key: string, after: ArticleRecord | null): void {
    const before = this.articles.get(key)
    // Another article may have taken the address over already.
    if (before && this.#articlePaths.get(before.path) === key)
      this.#articlePaths.delete(before.path)
    put(this.articles, key, after)
    if (before?.cover) this.#covered.get(before.cover)?.delete(key)
    if (after?.cover) keep(this.#covered, after.cover, key)
    if (after) this.#articlePaths.set(after.path, key)
    this.listener?.articleChanged(before, after ?? undefined)
  }

  #putPage(key: string, after: PageRecord | null): void {
    const before = this.pages.get(key)
    if (before && this.#pagePaths.get(before.path) === key) this.#pagePaths.delete(before.path)
    put(this.pages, key, after)
    if (after) this.#pagePaths.set(after.path, key)
    this.listener?.pagesChanged()
  }

  #putMedia(key: string, after: Media | null): void {
    const before = this.media.get(key)
    for (const { path } of before?.variants ?? []) this.files.delete(path)
    for (const { path, type } of after?.variants ?? []) this.files.set(path, type)
    put(this.media, key, after)
    const covered = this.#covered.get(key)
    if (!covered?.size) return
    for (const article of covered) forgetTile(this.articles.get(article))
    this.listener?.tilesChanged()
  }

  #putVideo(key: string, after: Video | null): void {
    const before = this.videos.get(key)
    if (before) this.files.delete(before.path)
    for (const { path } of before?.subtitles ?? []) this.subtitles.delete(path)
    if (after) this.files.set(after.path, after.type)
    for (const { path, text } of after?.subtitles ?? []) this.subtitles.set(path, text)
    put(this.videos, key, after)
  }

  #putGroup(key: string, after: FilterGroup | null): void {
    put(this.groups, key, after)
    this.terms.rebuild(this.groups.values())
    this.articles.forEach(forgetTile)
    this.listener?.tilesChanged()
  }
}

function put<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

function keep(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

function forgetTile(article: ArticleRecord | undefined): void {
  if (article) article.tile = null
}
