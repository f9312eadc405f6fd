import { writeState } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import type { Meta } from '../../pages/meta'
import type { Words } from '../../words/words'

type Numbered = Pick<Meta, 'title' | 'description' | 'address' | 'isIndexed' | 'previous' | 'next'>

/**
 * Page 2 and those after it show what the first does not: each is an address of its own, with the ones before and after
 * it named. Where pages of several galleries meet, the combination is nobody's page. "Load more" shows the first page
 * again with more below it: the first stands for all.
 */
export function numberedPages(
  path: string,
  { title, description, address, isIndexed = true }: Meta,
  galleries: readonly GalleryOnPage[],
  words: Words['numberedPage'],
): Numbered {
  const whole = { title, description, address, isIndexed }
  const numbered = galleries.filter(({ gallery, view }) => isNumbered(gallery) && view.pages > 1)
  const turned = numbered.filter(({ state }) => state.page > 1)
  if (turned.length > 1) return { ...whole, isIndexed: false }
  const [shown] = turned.length === 1 ? turned : numbered
  if (!shown || (turned.length === 0 && numbered.length > 1)) return whole

  const { gallery, state, view } = shown
  const addressOf = (page: number) => path + writeState(gallery, { ...state, page, view: null }, '')
  const next = state.page < view.pages ? addressOf(state.page + 1) : null
  if (state.page === 1) return { ...whole, next }
  return {
    title: words.title(title ?? gallery.title, state.page),
    description: description && words.description(description, state.page, view.pages),
    address: addressOf(state.page),
    isIndexed,
    previous: addressOf(state.page - 1),
    next,
  }
}

const isNumbered = ({ paging }: GalleryOnPage['gallery']) =>
  paging.kind === 'pages' || paging.kind === 'endless'
