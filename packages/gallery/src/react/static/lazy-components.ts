import { createElement, type ComponentType } from 'react'
import { SortMenu } from './filters/menu/SortMenu'
import { NoResults } from './filters/NoResults'
import { SearchField } from './filters/search/SearchField'
import type { GalleryContext } from './gallery-context'
import { NumberedPages } from './paging/NumberedPages'

type ContextComponent = ComponentType<{ readonly context: GalleryContext }>

/** Components that most galleries do not need. A server renders them; a browser loads them (`client-components.tsx`). */
export interface LazyComponents {
  readonly NoResults: ContextComponent
  readonly NumberedPages: ContextComponent
  readonly SearchField: ContextComponent
  readonly SortMenu: ContextComponent
}

export const lazyComponents: LazyComponents = { NoResults, NumberedPages, SearchField, SortMenu }

/** All of them in one component: they are loaded together. */
export const ComponentByName = (props: {
  readonly name: keyof LazyComponents
  readonly context: GalleryContext
}) => createElement(lazyComponents[props.name], { context: props.context })
