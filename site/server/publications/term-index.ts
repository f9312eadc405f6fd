import type { FilterGroup } from '@tessera/content'

export interface KnownTerm {
  readonly group: string
  readonly groupLabel: string
  readonly option: string
  readonly label: string
}

/** Term id → what it is called in addresses and on the page. */
export class TermIndex {
  #terms: ReadonlyMap<string, KnownTerm> = new Map()

  rebuild(groups: Iterable<FilterGroup>): void {
    this.#terms = new Map(
      [...groups].flatMap(({ slug, label, terms }) =>
        terms.map(
          (term) =>
            [
              term.id,
              { group: slug, groupLabel: label, option: term.slug, label: term.label },
            ] as const,
        ),
      ),
    )
  }

  get = (id: string) => this.#terms.get(id)

  /** Group slug → option slugs. */
  memberships(ids: readonly string[]): Readonly<Record<string, readonly string[]>> {
    const groups: Record<string, string[]> = {}
    for (const id of ids) {
      const term = this.#terms.get(id)
      if (term) (groups[term.group] ??= []).push(term.option)
    }
    return groups
  }
}
