/** Texts of the period filter. */
export interface PeriodLabels {
  /** Accessible names of the two handles. */
  readonly from: string
  readonly to: string
  /** Button of the form without script. */
  readonly show: string
}

export const defaultPeriodLabels: PeriodLabels = { from: 'From', to: 'To', show: 'Show' }
