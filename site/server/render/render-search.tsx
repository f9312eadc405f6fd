import { Lightbox } from '@tessera/gallery/lightbox'
import type { Meta } from '../../components/layout/head/meta'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { GalleryBlock, type GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { SearchPage } from '../../components/pages/SearchPage'
import type { SearchRelaxation } from '../../components/pages/SearchRelaxations'
import { ALL_FONTS, renderDocument, TITLE_FONTS } from './render-document'

export interface SearchContent {
  /** Number of matching pages. The gallery has the best of them. */
  readonly total: number
  /** Shorter queries, if this one finds nothing. */
  readonly relaxations: readonly SearchRelaxation[]
  readonly gallery: GalleryOnPage
}

/** @param search its `results` are null before a search, and while a large site is being indexed for the first time */
export function renderSearch(
  shell: PageShellProps,
  meta: Meta,
  { query, results }: { readonly query: string; readonly results: SearchContent | null },
): string {
  const { messages } = shell
  return renderDocument({
    shell,
    meta,
    fonts: results && results.total > 0 ? TITLE_FONTS : ALL_FONTS,
    styleSheets: ['site', 'search-page'],
    isSlideOpen: results !== null && results.gallery.view.slide !== null,
    children: (
      <SearchPage
        query={query}
        messages={messages}
        home={shell.home}
        action={shell.searchPath}
        results={
          results && {
            total: results.total,
            relaxations: results.relaxations,
            shown: results.gallery.view.all,
            gallery: (
              <GalleryBlock content={results.gallery} messages={messages} lightbox={Lightbox} />
            ),
          }
        }
      />
    ),
  })
}
