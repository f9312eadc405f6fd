import { writeState } from '@tessera/gallery/core'
import type { Meta } from '../../components/layout/head/meta'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import type { Messages } from '../../i18n/messages'

type NumberedMeta = Pick<
  Meta,
  'title' | 'description' | 'address' | 'isIndexed' | 'previous' | 'next'
>

/**
 * Metadata of the pages of galleries. Page 2 and later pages have their own canonical URL and links to the previous and
 * next page. A combination of later pages of several galleries is not indexed. Later pages of "Load more" repeat the
 * first, so they have the metadata of page 1.
 */
export function numberedPages(
  path: string,
  { title, description, address, isIndexed = true }: Meta,
  galleries: readonly GalleryOnPage[],
  messages: Messages['numberedPage'],
): NumberedMeta {
  const unchanged = { title, description, address, isIndexed }
  const numbered = galleries.filter(({ gallery, view }) => isNumbered(gallery) && view.pages > 1)
  const onLaterPage = numbered.filter(({ state }) => state.page > 1)
  if (onLaterPage.length > 1) return { ...unchanged, isIndexed: false }
  const [current] = onLaterPage.length === 1 ? onLaterPage : numbered
  if (!current || (onLaterPage.length === 0 && numbered.length > 1)) return unchanged

  const { gallery, state, view } = current
  const urlOf = (page: number) =>
    path + writeState(gallery, { ...state, page, openTileId: null }, '')
  const next = state.page < view.pages ? urlOf(state.page + 1) : null
  if (state.page === 1) return { ...unchanged, next }
  return {
    title: messages.title(title ?? gallery.title, state.page),
    description: description && messages.description(description, state.page, view.pages),
    address: urlOf(state.page),
    isIndexed,
    previous: urlOf(state.page - 1),
    next,
  }
}

const isNumbered = ({ paging }: GalleryOnPage['gallery']) =>
  paging.kind === 'pages' || paging.kind === 'endless'
