/** An article among those of a gallery as it was filtered. */
export interface Beside {
  /** 1 for the first. */
  readonly position: number
  readonly total: number
  /** Null when it is the only one. */
  readonly previous: Way | null
  readonly next: Way | null
}

export interface Way {
  readonly title: string
  readonly href: string
}
