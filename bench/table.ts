import type { Grid } from './report/grid'
import type { Goal } from './report/goal'

/** Settings of a run. */
export interface Settings {
  /** Root folder of the repository. */
  readonly root: string
  /** Folder for builds and data that later runs reuse; never committed. */
  readonly work: string
  /** Run fewer rounds, to check that every table works. */
  readonly quick: boolean
  /** Path of the Chromium executable. */
  readonly chromium: string
}

/** Settings and services for a table. */
export interface Bench extends Settings {
  readonly log: (text: string) => void
  /** Stores the result so far. It is reported if the table fails or reaches its limit. */
  readonly saveProgress: (result: TableResult) => void
}

export interface TableResult {
  /** How it was measured, in a few sentences. */
  readonly method: string
  readonly goals: readonly Goal[]
  readonly grids: readonly Grid[]
  /** Limits of the figures, and omissions with their reasons. */
  readonly notes: readonly string[]
  /** Reason why the result is incomplete; absent when it is complete. */
  readonly unfinished?: string
}

/** Each folder of `bench/tables` exports one as `table`. */
export interface Table {
  readonly title: string
  /** Seconds until the table is stopped. Its saved progress is reported, and the other tables still run. */
  readonly limit: number
  readonly run: (bench: Bench) => Promise<TableResult>
}
