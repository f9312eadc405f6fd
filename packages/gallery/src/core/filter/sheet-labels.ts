import { formatNumber } from '../format-number'

/** Texts of the bar and the sheet with the filters of a gallery. */
export interface FilterSheetLabels {
  /** Button that opens the sheet. Without active filters it has the text `Labels.filters`. */
  readonly open: (activeFilters: number) => string
  /** Button that closes the sheet. */
  readonly show: (matching: number) => string
}

export const defaultFilterSheetLabels: FilterSheetLabels = {
  open: (activeFilters) => `Filters (${formatNumber(activeFilters)})`,
  show: (matching) => `Show ${formatNumber(matching)}`,
}
