import { createElement, type ComponentType } from 'react'
import { SortMenu } from './filters/menu/SortMenu'
import { NoResults } from './filters/NoResults'
import type { PeriodFilterProps } from './filters/period/PeriodFilter'
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
  readonly PeriodFilter: ComponentType<PeriodFilterProps>
}

/** Those that are loaded together. */
export const contextComponents = { NoResults, NumberedPages, SearchField, SortMenu }

/** All of them in one component. */
export const ComponentByName = (props: {
  readonly name: keyof typeof contextComponents
  readonly context: GalleryContext
}) => createElement(contextComponents[props.name], { context: props.context })
