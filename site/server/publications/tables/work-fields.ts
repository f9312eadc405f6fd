import type { GalleryMember } from '@tessera/content'
import type { WorkRecord } from '../work-record'
import type { Column } from './column'
import type { ValuePool } from './value-pool'

/** The fields of works that are in memory, by row. */
export interface WorkColumns {
  /** 1 for an image. */
  readonly kinds: Column
  /** The key if it is a number; else 0. */
  readonly keyNumbers: Column
  /** NaN without a date. */
  readonly times: Column
  readonly timesEnd: Map<number, number>
  readonly modified: Column
  /** Numbers in `lists`. */
  readonly terms: Column
  readonly keywordTerms: Column
  /** Numbers in `strings`. */
  readonly folders: Column
  readonly authors: Column
  readonly lists: ValuePool<readonly string[]>
  readonly strings: ValuePool<string | null>
}

interface Source {
  readonly columns: WorkColumns
  readonly read: (row: number) => WorkRecord | undefined
}

/**
 * What decides which galleries contain a work, and in which order, without reading the work. One object for all rows: a
 * million small ones would take 60 MB. Do not keep it while its row changes.
 */
export class WorkFields implements GalleryMember {
  readonly #columns: WorkColumns
  readonly #read: Source['read']
  row = 0

  constructor({ columns, read }: Source) {
    this.#columns = columns
    this.#read = read
  }

  at(row: number): this {
    this.row = row
    return this
  }

  get kind(): WorkRecord['kind'] {
    return this.#columns.kinds.get(this.row) === 1 ? 'image' : 'article'
  }
  get key(): string {
    const number = this.#columns.keyNumbers.get(this.row)
    return number > 0 ? `${number}` : (this.#read(this.row)?.key ?? '')
  }
  get terms(): readonly string[] {
    return this.#columns.lists.at(this.#columns.terms.get(this.row))
  }
  get keywordTerms(): readonly string[] {
    return this.#columns.lists.at(this.#columns.keywordTerms.get(this.row))
  }
  get folder(): string | null {
    return this.#columns.strings.at(this.#columns.folders.get(this.row))
  }
  get time(): number | null {
    const time = this.#columns.times.get(this.row)
    return Number.isNaN(time) ? null : time
  }
  get timeEnd(): number | null {
    return this.#columns.timesEnd.get(this.row) ?? null
  }
  get modified(): number {
    return this.#columns.modified.get(this.row)
  }
  get date(): string | null {
    return toIso(this.time)
  }
  get dateEnd(): string | undefined {
    return toIso(this.timeEnd) ?? undefined
  }
  /** Reads the work. */
  get title(): string {
    return this.#read(this.row)?.title ?? ''
  }
  /** Reads the work. */
  get slug(): string {
    return this.#read(this.row)?.slug ?? ''
  }
}

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
