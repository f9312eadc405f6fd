import type { Grid } from './report/grid'
import type { Goal } from './report/goal'

/** What a run is done with. */
export interface Settings {
  /** Folder of the repository. */
  readonly root: string
  /** Folder for what is built or kept between runs; never committed. */
  readonly work: string
  /** Fewer rounds: to see that everything runs, not to quote. */
  readonly quick: boolean
  /** Path of the Chromium to measure with. */
  readonly chromium: string
}

/** What a table may use. */
export interface Bench extends Settings {
  readonly say: (text: string) => void
  /** Takes what is known so far: reported should the table not come to its end. */
  readonly keep: (known: TableResult) => void
}

export interface TableResult {
  /** What was done, in a few sentences. */
  readonly method: string
  readonly goals: readonly Goal[]
  readonly grids: readonly Grid[]
  /** What limits a figure, what was left out and why. */
  readonly notes: readonly string[]
  /** Why there is not all of it; absent when there is. */
  readonly unfinished?: string
}

/** One folder of `bench/tables` exports one as `table`. */
export interface Table {
  readonly title: string
  /** Given up after so many seconds: what it has kept is reported, and the other tables still run. */
  readonly limit: number
  readonly run: (bench: Bench) => Promise<TableResult>
}
