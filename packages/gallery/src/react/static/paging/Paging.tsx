import type { GalleryContext } from '../gallery-context'
import { LoadMore } from './LoadMore'

/** The controls of the gallery's paging. Endless galleries have numbered pages for visitors without script. */
export function Paging({ context }: { readonly context: GalleryContext }) {
  const { kind } = context.gallery.paging
  if (kind === 'all') return null
  return kind === 'more' ? (
    <LoadMore context={context} />
  ) : (
    <context.components.NumberedPages context={context} />
  )
}
