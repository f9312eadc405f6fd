import type { ComponentType } from 'react'
import type { GalleryContext } from './gallery-context'
import { NoResults } from './filters/NoResults'
import { NumberedPages } from './paging/NumberedPages'
import { SearchField } from './filters/search/SearchField'
import { SortMenu } from './filters/menu/SortMenu'

type Part = ComponentType<{ readonly context: GalleryContext }>

/** What most galleries do without. A server draws it; a browser loads it where it is wanted (`live/wanted-parts`). */
export interface SeldomParts {
  readonly NoResults: Part
  readonly NumberedPages: Part
  readonly SearchField: Part
  readonly SortMenu: Part
}

export const seldomParts: SeldomParts = { NoResults, NumberedPages, SearchField, SortMenu }
