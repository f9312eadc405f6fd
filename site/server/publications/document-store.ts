import { tmpdir } from 'node:os'
import {
  ARTICLES_PATH,
  HOME_SLUG,
  pagePath,
  withBase,
  workReferenceOf,
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
import { toRecord } from './article-record'
import { toImageRecord } from './image-record'
import { Redirects, type RedirectTarget } from './redirects'
import { DocumentFile } from './tables/document-file'
import { DocumentTable, type SavedTable, type TextSink } from './tables/document-table'
import { KeyIndex, type SavedKeyIndex } from './tables/key-index'
import { WorkTable, type SavedWorks } from './tables/work-table'
import { WorksOfKind } from './tables/works-of-kind'
import { TermIndex } from './term-index'
import { prefixHref } from './with-prefix'
import type { WorkRecord } from './work-record'

export interface PageRecord {
  readonly key: string
  readonly path: string
  readonly page: Page
}

/** Documents of one kind. */
export interface KeyedDocuments<Document> {
  readonly size: number
  get(key: string): Document | undefined
  has(key: string): boolean
  /** Reads all. */
  values(): Iterable<Document>
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
export interface StoreOptions {
  readonly base?: string
  readonly prefix?: string
  readonly isStatic?: boolean
  readonly mediaPublicUrl?: string | null
  readonly language?: string
  /** For the file with the works and media; by default the one for temporary files. */
  readonly cacheFolder?: string
}

/** A store in a snapshot, without its texts. */
export interface SavedStore {
  readonly works: SavedTable
  readonly columns: SavedWorks
  readonly media: SavedTable
  readonly mediaFiles: SavedKeyIndex
  readonly documents: readonly ParsedPublication[]
}

/** Every document published in one language: the last valid version of each. */
export class DocumentStore {
  /** Start of all paths: '' or `/ar`, after the prefix of a preview. */
  readonly base: string
  /** The articles and images that galleries show. */
  readonly works: WorkTable
  readonly articles: WorksOfKind<'article'>
  /** By the keys of their media documents. */
  readonly images: WorksOfKind<'image'>
  readonly pages = new Map<string, PageRecord>()
  readonly media: KeyedDocuments<Media>
  readonly videos = new Map<string, Video>()
  readonly groups = new Map<string, FilterGroup>()
  /** The custom patterns. */
  readonly patterns = new Map<string, CustomPattern>()
  /** Subtitles (WebVTT) of published videos, by path: `/media/<file>`. */
  readonly subtitles = new Map<string, string>()
  readonly terms = new TermIndex()
  site: SiteInfo | null = null
  /** Null for the default theme. */
  theme: Theme | null = null
  menu: Menu | null = null
  footer: Footer | null = null
  listener: DocumentStoreListener | null = null

  /** Keys by path. */
  readonly #pageKeys = new Map<string, string>()
  readonly #media: DocumentTable<Media>
  /** Rows of media by the paths of their files. */
  #mediaFiles = new KeyIndex()
  #redirects = new Redirects()

  /** Start of all paths in every language: '' except in a preview and a static site. */
  readonly prefix: string
  /** Whether no server answers filters: galleries send all tiles to the client. */
  readonly isStatic: boolean

  /** Start of the URLs of images and videos; null: the site sends them. */
  readonly mediaPublicUrl: string | null
  /** Language of the documents, as in `lang`. */
  readonly language: string

  /** @param file for the works and media, if it begins with a snapshot */
  constructor(options: StoreOptions = {}, file?: DocumentFile) {
    const { base = '', prefix = '', isStatic = false } = options
    const { mediaPublicUrl = null, language = 'en', cacheFolder = tmpdir() } = options
    const ownFile = file ?? new DocumentFile(cacheFolder)
    this.works = new WorkTable(ownFile)
    this.articles = new WorksOfKind(this.works, 'article')
    this.images = new WorksOfKind(this.works, 'image')
    this.media = this.#media = new DocumentTable(ownFile)
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
    this.works.copy(copy.works)
    copy.#media.copyFrom(this.#media)
    copy.#mediaFiles = this.#mediaFiles.copy()
    copyEntries(this.pages, copy.pages)
    copyEntries(this.videos, copy.videos)
    copyEntries(this.groups, copy.groups)
    copyEntries(this.patterns, copy.patterns)
    copyEntries(this.subtitles, copy.subtitles)
    copyEntries(this.#pageKeys, copy.#pageKeys)
    copy.#redirects = this.#redirects.copy()
    copy.terms.rebuild(copy.groups.values())
    const { site, theme, menu, footer } = this
    return Object.assign(copy, { site, theme, menu, footer })
  }

  /**
   * Copies the texts to a snapshot, in steps.
   * @returns a function that returns everything else as it is then
   */
  async save(sink: TextSink): Promise<() => SavedStore> {
    const saveWorks = await this.works.copyTexts(sink)
    const saveMedia = await this.#media.copyTexts(sink)
    return () => ({
      ...{ works: saveWorks(), columns: this.works.saveColumns() },
      ...{ media: saveMedia(), mediaFiles: this.#mediaFiles.save() },
      documents: [...this.#smallDocuments()],
    })
  }

  /** Makes this store, which is empty and reads the snapshot's file, the saved one. */
  load({ works, columns, media, mediaFiles, documents }: SavedStore): void {
    this.works.load(works)
    this.works.loadColumns(columns)
    this.#media.load(media)
    this.#mediaFiles = KeyIndex.load(mediaFiles)
    for (const document of documents) this.apply(document)
  }

  /** Everything but works and media. */
  *#smallDocuments(): Generator<ParsedPublication> {
    const row = { locale: this.language, revision: 0, uses: '', path: null }
    for (const [key, { path, page }] of this.pages)
      yield { ...row, kind: 'page', key, path, body: page }
    for (const [key, body] of this.videos) yield { ...row, kind: 'video', key, body }
    for (const [key, body] of this.groups) yield { ...row, kind: 'filter-group', key, body }
    for (const [key, body] of this.patterns) yield { ...row, kind: 'pattern', key, body }
    for (const [key, { path, redirect }] of this.#redirects.entries())
      yield { ...row, kind: 'redirect', key, path, body: redirect }
    const { site, theme, menu, footer } = this
    yield { ...row, kind: 'site', key: 'site', body: site }
    yield { ...row, kind: 'theme', key: 'theme', body: theme }
    yield { ...row, kind: 'menu', key: 'menu', body: menu }
    yield { ...row, kind: 'footer', key: 'footer', body: footer }
  }

  articleAt = (path: string) => this.articles.atPath(path)
  imageAt = (path: string) => this.images.atPath(path)
  pageAt = (path: string) => this.pages.get(this.#pageKeys.get(path) ?? '')
  get home(): PageRecord | undefined {
    return this.pageAt(withBase(this.base, pagePath(HOME_SLUG)))
  }

  /** The video with a path. A linear search, because sites have few videos. */
  videoAt = (path: string) => [...this.videos.values()].find((video) => video.path === path)

  /** Media type of the published image or video with a path, `/media/<file>`. */
  fileType(path: string): string | undefined {
    const variantAt = (row: number) => variantOf(this.#media.at(row), path)
    const row = this.#mediaFiles.find(path, (each) => variantAt(each) !== undefined)
    return (row === undefined ? undefined : variantAt(row))?.type ?? this.videoAt(path)?.type
  }

  /** The paths of all published images and videos. */
  *filePaths(): Generator<string> {
    for (const { variants } of this.media.values()) for (const { path } of variants) yield path
    for (const { path } of this.videos.values()) yield path
  }

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
        return this.#setWork(
          { kind: row.kind, key },
          row.body && toRecord({ key, path: row.path ?? '' }, row.body),
        )
      case 'image':
        return this.#setWork(
          { kind: row.kind, key },
          row.body && toImageRecord({ key, path: row.path ?? '' }, row.body),
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

  #setWork(work: Pick<WorkRecord, 'kind' | 'key'>, after: WorkRecord | null): void {
    const reference = workReferenceOf(work)
    const before = this.works.get(reference)
    if (after) this.works.put(after)
    else this.works.remove(reference)
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
    const row = this.#media.rowOf(key)
    for (const { path } of before?.variants ?? []) this.#mediaFiles.delete(path, row ?? -1)
    if (after) {
      const changed = this.#media.set(key, after)
      for (const { path } of after.variants) this.#mediaFiles.add(path, changed)
    } else this.#media.delete(key)
    // Works that were read without the image show it now. A work whose image is published first is read later.
    const isShown = this.#clearTiles((work) => mediaOf(work).includes(key))
    if (before || isShown) this.listener?.tilesChanged()
  }

  #setVideo(key: string, after: Video | null): void {
    const before = this.videos.get(key)
    for (const { path } of before?.subtitles ?? []) this.subtitles.delete(path)
    for (const { path, text } of after?.subtitles ?? []) this.subtitles.set(path, text)
    setOrDelete(this.videos, key, after)
  }

  #setGroup(key: string, after: FilterGroup | null): void {
    setOrDelete(this.groups, key, after)
    this.terms.rebuild(this.groups.values())
    this.#clearTiles(() => true)
    this.listener?.tilesChanged()
  }

  /** Tiles are kept with the works that are in memory. @returns whether one was made already */
  #clearTiles(isChanged: (work: WorkRecord) => boolean): boolean {
    let isMade = false
    for (const work of this.works.cached()) {
      if (work.tile === null || !isChanged(work)) continue
      isMade = true
      work.tile = null
    }
    return isMade
  }
}

const variantOf = (media: Media | undefined, path: string) =>
  media?.variants.find((variant) => variant.path === path)

function copyEntries<Key, Value>(from: ReadonlyMap<Key, Value>, to: Map<Key, Value>): void {
  for (const [key, value] of from) to.set(key, value)
}

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

/** The images of a work. */
const mediaOf = (work: WorkRecord): readonly string[] => [
  ...(work.kind === 'image' ? [work.media] : work.cover ? [work.cover] : []),
  ...(work.furtherImages ?? []),
]
