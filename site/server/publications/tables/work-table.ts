import { workReferenceOf } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'
import type { WorkRecord } from '../work-record'
import { Column, integerColumn, numberColumn, type Numbers } from './column'
import { DocumentTable } from './document-table'
import { KeyIndex, type SavedKeyIndex } from './key-index'
import { listPool, stringPool } from './value-pool'
import { WorkFields, type WorkColumns } from './work-fields'

/** Ids of the CMS are numbers up to this. Works with other keys are read to know theirs. */
const MAX_NUMBER = 0xffffffff

/** The fields of works that are in memory, for a snapshot. */
export interface SavedWorks {
  readonly columns: Readonly<Record<string, Numbers>>
  readonly timesEnd: readonly (readonly [row: number, time: number])[]
  readonly lists: readonly (readonly string[])[]
  readonly strings: readonly (string | null)[]
  readonly paths: SavedKeyIndex
  readonly articleCount: number
}

/**
 * The articles and images that galleries show, with what galleries sort and filter by in columns: 60 bytes per work, with the
 * indexes of keys and paths. The rest is read from a file when it is shown.
 */
export class WorkTable extends DocumentTable<WorkRecord> {
  #columns: WorkColumns = {
    kinds: integerColumn(),
    keyNumbers: integerColumn(),
    times: numberColumn(),
    timesEnd: new Map(),
    modified: numberColumn(),
    terms: integerColumn(),
    keywordTerms: integerColumn(),
    folders: integerColumn(),
    authors: integerColumn(),
    lists: listPool(),
    strings: stringPool(),
  }
  #paths = new KeyIndex()
  #articleCount = 0

  get articleCount(): number {
    return this.#articleCount
  }
  /** Number of different lists of terms: the numbers of `termListAt` are below it. */
  get listCount(): number {
    return this.#columns.lists.size
  }

  override get bytes(): number {
    const columns = Object.values(this.#columns).filter((each) => each instanceof Column)
    return [this.#paths, ...columns].reduce((sum, { bytes }) => sum + bytes, super.bytes)
  }

  termListAt = (row: number): number => this.#columns.terms.get(row)
  /** The terms of the list with a number. */
  termList = (list: number): readonly string[] => this.#columns.lists.at(list)
  /** Equal for the same author; that of works without one is theirs alone. */
  authorAt = (row: number): number => this.#columns.authors.get(row)

  atPath(path: string): WorkRecord | undefined {
    const row = this.rowAtPath(path)
    return row === undefined ? undefined : this.at(row)
  }

  rowAtPath = (path: string): number | undefined =>
    this.#paths.find(path, (row) => this.at(row)?.path === path)

  /** A view of the fields that are in memory, which its owner moves from row to row. */
  fields(): WorkFields {
    return new WorkFields({ columns: this.#columns, read: (row) => this.at(row) })
  }

  /** The rows that are not deleted. */
  *rows(): Generator<number> {
    for (let row = 0; row < this.rowCount; row++) if (!this.isDeleted(row)) yield row
  }

  put(changed: WorkRecord): void {
    const reference = workReferenceOf(changed)
    const before = this.get(reference)
    if (before) this.#forgetPath(before)
    const { lists } = this.#columns
    const work = { ...changed, terms: lists.at(lists.numberOf(changed.terms)) }
    const row = this.set(reference, work)
    this.#writeColumns(row, work)
    const other = this.rowAtPath(work.path)
    // The last one has the path.
    if (other !== undefined) this.#paths.delete(work.path, other)
    this.#paths.add(work.path, row)
    if (!before && work.kind === 'article') this.#articleCount += 1
  }

  remove(reference: string): void {
    const row = this.rowOf(reference)
    const before = this.get(reference)
    if (row === undefined || !before) return
    this.#forgetPath(before)
    this.delete(reference)
    if (before.kind === 'article') this.#articleCount -= 1
  }

  copy(to: WorkTable): WorkTable {
    to.copyFrom(this)
    const { kinds, keyNumbers, times, timesEnd, modified } = this.#columns
    const { terms, keywordTerms, folders, authors, lists, strings } = this.#columns
    to.#columns = {
      ...{ kinds: kinds.copy(), keyNumbers: keyNumbers.copy(), times: times.copy() },
      ...{ timesEnd: new Map(timesEnd), modified: modified.copy(), terms: terms.copy() },
      ...{ keywordTerms: keywordTerms.copy(), folders: folders.copy(), authors: authors.copy() },
      // Values are only added to pools.
      ...{ lists, strings },
    }
    to.#paths = this.#paths.copy()
    to.#articleCount = this.#articleCount
    return to
  }

  /** The fields that are in memory. */
  saveColumns(): SavedWorks {
    const { lists, strings, timesEnd, ...columns } = this.#columns
    return {
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, column.save(this.rowCount)]),
      ),
      ...{ timesEnd: [...timesEnd], lists: lists.save(), strings: strings.save() },
      ...{ paths: this.#paths.save(), articleCount: this.#articleCount },
    }
  }

  /** After `load`. */
  loadColumns({ columns, timesEnd, lists, strings, paths, articleCount }: SavedWorks): void {
    const column = (name: string) => new Column(columns[name] ?? new Uint32Array(0))
    const pools = { lists: listPool(), strings: stringPool() }
    pools.lists.load(lists)
    pools.strings.load(strings)
    this.#columns = {
      ...{ kinds: column('kinds'), keyNumbers: column('keyNumbers'), times: column('times') },
      ...{ modified: column('modified'), terms: column('terms'), folders: column('folders') },
      ...{ keywordTerms: column('keywordTerms'), authors: column('authors') },
      ...{ timesEnd: new Map(timesEnd), ...pools },
    }
    this.#paths = KeyIndex.load(paths)
    this.#articleCount = articleCount
  }

  protected override toStored(work: WorkRecord): object {
    return { ...work, tile: undefined }
  }

  protected override fromStored(row: number, stored: WorkRecord): WorkRecord {
    const { terms, lists } = this.#columns
    return { ...stored, terms: lists.at(terms.get(row)), tile: null satisfies Tile | null }
  }

  #writeColumns(row: number, work: WorkRecord): void {
    const columns = this.#columns
    const { lists, strings } = columns
    const isImage = work.kind === 'image'
    columns.kinds.set(row, isImage ? 1 : 0)
    columns.keyNumbers.set(row, toNumber(work.key))
    columns.times.set(row, work.time ?? NaN)
    const timeEnd = isImage ? undefined : work.timeEnd
    if (timeEnd === undefined) columns.timesEnd.delete(row)
    else columns.timesEnd.set(row, timeEnd)
    columns.modified.set(row, work.modified)
    columns.terms.set(row, lists.numberOf(work.terms))
    columns.keywordTerms.set(row, lists.numberOf(isImage ? work.keywordTerms : []))
    columns.folders.set(row, strings.numberOf(isImage ? work.folder : null))
    columns.authors.set(row, strings.numberOf(isImage ? null : work.author))
  }

  #forgetPath({ path, ...work }: WorkRecord): void {
    const row = this.rowOf(workReferenceOf(work))
    // Another work may have this path already.
    if (row !== undefined) this.#paths.delete(path, row)
  }
}

/** 0 for keys that are no numbers as the CMS writes them. */
function toNumber(key: string): number {
  const number = Number(key)
  return number > 0 && number <= MAX_NUMBER && `${number}` === key ? number : 0
}
