import type { PreviewOverlay } from '@tessera/content'
import { parsePublication, type ParsedPublication } from '@tessera/content/store'
import { tileOf } from '../galleries/to-tile'
import { PageCache } from '../page-cache/page-cache'
import { DocumentStore } from '../publications/document-store'
import type { Publications } from '../publications/follow-site-publications'
import { withPrefix, withPrefixedFiles } from '../publications/with-prefix'
import { createSite, type Site, type SiteOptions } from '../site'

export interface PreviewOptions extends Pick<SiteOptions, 'environment' | 'assets' | 'renderer'> {
  /** The published documents, at paths with the prefix. */
  readonly publications: Publications
  /** Start of all paths. */
  readonly prefix: string
}

/** A site with stores and caches of its own: the published documents, and the drafts of a preview in front of them. */
export function createPreviewSite(options: PreviewOptions, overlay: PreviewOverlay): Site {
  const { environment, publications, prefix } = options
  const stores = new Map(
    environment.languages.map((tag) => {
      const { store } = publications.forLanguage(tag)
      makeTiles(store)
      return [tag, store.copy()]
    }),
  )
  for (const [locale, store] of stores) store.apply(tombstone(overlay, locale))
  for (const document of overlay.documents) {
    const parsed = parsePublication({ ...document, revision: 0 })
    const store = stores.get(document.locale)
    if (parsed.ok) store?.apply(withPrefixedFiles(withPrefix(parsed.document, prefix), prefix))
  }
  // Scripts of the owner count visits, for example.
  for (const store of stores.values()) store.site &&= { ...store.site, scripts: [] }
  return createSite({
    ...options,
    publications: withStores(publications, stores)(environment.languages[0]),
    pageCache: new PageCache(0),
    draftDate: overlay.isForOthers ? overlay.savedAt : null,
  })
}

/** Works whose tiles all previews share, which takes 50 ms for the first one. Other sites make those that they show. */
const MAX_SHARED_TILES = 5_000

/** Makes the tiles of published works once, for all previews. */
function makeTiles(store: DocumentStore): void {
  if (store.articles.size + store.images.size > MAX_SHARED_TILES) return
  for (const work of [...store.articles.values(), ...store.images.values()]) tileOf(store, work)
}

/** Hides the published version, which can have another address or a language that the draft lacks. */
const tombstone = (
  { document: { kind, key } }: PreviewOverlay,
  locale: string,
): ParsedPublication => ({
  ...{ kind, key, locale, path: null },
  ...{ body: null, revision: 0, uses: '' },
})

function withStores(
  { follower, lag, problems, version, complete, source, writeSnapshot }: Publications,
  stores: ReadonlyMap<string, DocumentStore>,
): (language: string) => Publications {
  const forLanguage = (language: string): Publications => ({
    store: stores.get(language) ?? new DocumentStore(),
    forLanguage,
    ...{ follower, lag, problems, version, complete, source, writeSnapshot },
  })
  return forLanguage
}
