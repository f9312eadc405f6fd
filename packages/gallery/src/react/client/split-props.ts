import type { RootAttributes } from '../static/frame/GallerySection'

/** Props of `Gallery` that are not attributes of the root element. */
const OPTIONS: ReadonlySet<string> = new Set([
  ...['images', 'id', 'title', 'layout', 'pattern', 'fitShapes', 'groups', 'search', 'sorts'],
  ...['paging', 'hoverBox', 'textPosition', 'lightbox', 'tileClick'],
  ...[
    'initialSearch',
    'path',
    'labels',
    'headingLevel',
    'eagerImages',
    'url',
    'state',
    'onStateChange',
  ],
  ...['renderTile', 'renderFilters', 'renderCaption', 'renderEmpty'],
])

/** Separates the options of a gallery from the attributes of its root element, such as `className`. */
export function splitProps<P extends object>(
  props: P,
): {
  readonly options: Omit<P, Exclude<keyof RootAttributes, 'search'>>
  readonly attributes: RootAttributes
} {
  const options: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props))
    (OPTIONS.has(name) ? options : attributes)[name] = value
  return { options: options as P, attributes }
}
