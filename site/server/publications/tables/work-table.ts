import { workReferenceOf } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'
import type { WorkRecord } from '../work-record'
import { integerColumn, numberColumn } from './column'
import { DocumentTable } from './document-table'
import { KeyIndex } from './key-index'
import { listPool, stringPool } from './value-pool'
import { WorkFields, type WorkColumns } from './work-fields'

/** Ids of the CMS are numbers up to this. Works with other keys are read to know theirs. */
const MAX_NUMBER = 0xffffffff

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
  /** Number of the last change of each row. */
  #versions = integerColumn()
  #version = 0
  #articleCount = 0

  get articleCount(): number {
    return this.#articleCount
  }
  /** Increases with every change. */
  get version(): number {
    return this.#version
  }
  /** Number of different lists of terms: the numbers of `termListAt` are below it. */
  get listCount(): number {
    return this.#columns.lists.size
  }

  /** The version that the last change of a row made. */
  versionOf = (row: number): number => this.#versions.get(row)
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
    this.#versions.set(row, ++this.#version)
    if (!before && work.kind === 'article') this.#articleCount += 1
  }

  remove(reference: string): void {
    const row = this.rowOf(reference)
    const before = this.get(reference)
    if (row === undefined || !before) return
    this.#forgetPath(before)
    this.delete(reference)
    this.#versions.set(row, ++this.#version)
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
    to.#versions = this.#versions.copy()
    to.#version = this.#version
    to.#articleCount = this.#articleCount
    return to
  }

  protected override toStored({ tile: _, ...work }: WorkRecord): object {
    return work
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
