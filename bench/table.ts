import type { Grid } from './report/grid'
import type { Goal } from './report/goal'

/** What a table may use. */
export interface Bench {
  /** Folder of the repository. */
  readonly root: string
  /** Folder for what is built or kept between runs; never committed. */
  readonly work: string
  /** Fewer rounds: to see that everything runs, not to quote. */
  readonly quick: boolean
  /** Path of the Chromium to measure with. */
  readonly chromium: string
  readonly say: (text: string) => void
}

export interface TableResult {
  /** What was done, in a few sentences. */
  readonly method: string
  readonly goals: readonly Goal[]
  readonly grids: readonly Grid[]
  /** What limits a figure, what was left out and why. */
  readonly notes: readonly string[]
}

/** One folder of `bench/tables` exports one as `table`. */
export interface Table {
  readonly title: string
  /** Given up after so many seconds: the other tables still run. */
  readonly limit: number
  readonly run: (bench: Bench) => Promise<TableResult>
}
