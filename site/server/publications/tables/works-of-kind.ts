import { workReferenceOf } from '@tessera/content'
import type { WorkRecord } from '../work-record'
import type { WorkFields } from './work-fields'
import type { WorkTable } from './work-table'

type OfKind<Kind extends WorkRecord['kind']> = Extract<WorkRecord, { readonly kind: Kind }>

/** The articles or the images of the table of works, by their keys. */
export class WorksOfKind<Kind extends WorkRecord['kind']> {
  readonly #works: WorkTable
  readonly #kind: Kind

  constructor(works: WorkTable, kind: Kind) {
    this.#works = works
    this.#kind = kind
  }

  get size(): number {
    const { size, articleCount } = this.#works
    return this.#kind === 'article' ? articleCount : size - articleCount
  }

  get = (key: string): OfKind<Kind> | undefined => this.#own(this.#works.get(this.#reference(key)))
  has = (key: string): boolean => this.#works.has(this.#reference(key))
  at = (row: number): OfKind<Kind> | undefined => this.#own(this.#works.at(row))
  atPath(path: string): OfKind<Kind> | undefined {
    return this.#own(this.#works.atPath(path))
  }

  /** Reads all. */
  *values(): Generator<OfKind<Kind>> {
    for (const work of this.#works.values()) {
      const own = this.#own(work)
      if (own) yield own
    }
  }

  /** What is in memory of each: one object, which moves from row to row. */
  *fields(): Generator<WorkFields> {
    const fields = this.#works.fields()
    for (const row of this.#works.rows()) if (fields.at(row).kind === this.#kind) yield fields
  }

  #reference = (key: string) => workReferenceOf({ kind: this.#kind, key })

  #own = (work: WorkRecord | undefined): OfKind<Kind> | undefined =>
    work && isOfKind(work, this.#kind) ? work : undefined
}

const isOfKind = <Kind extends WorkRecord['kind']>(
  work: WorkRecord,
  kind: Kind,
): work is OfKind<Kind> => work.kind === kind
