import type { TileFacets } from '@tessera/gallery/core'
import type { DocumentStore } from '../publications/document-store'
import type { WorkFields } from '../publications/tables/work-fields'

/** What filters read of a work. One object for all rows: most filters read no dates, whose texts take time to make. */
export class WorkFacets implements TileFacets {
  readonly #index: DocumentStore['terms']
  readonly #fields: WorkFields

  constructor({ terms, works }: Pick<DocumentStore, 'terms' | 'works'>) {
    this.#index = terms
    this.#fields = works.fields()
  }

  /** Valid until the next call. */
  at(row: number): this {
    this.#fields.at(row)
    return this
  }

  get terms(): TileFacets['terms'] {
    return this.#index.memberships(this.#fields.terms)
  }
  get date(): string | null {
    return this.#fields.date
  }
  get dateEnd(): string | undefined {
    return this.#fields.dateEnd
  }
}
