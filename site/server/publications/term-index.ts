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
  #memberships = new WeakMap<readonly string[], Readonly<Record<string, readonly string[]>>>()

  rebuild(groups: Iterable<FilterGroup>): void {
    this.#memberships = new WeakMap()
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

  /** Group slug → option slugs. Articles with the same terms share one answer. */
  memberships(ids: readonly string[]): Readonly<Record<string, readonly string[]>> {
    const known = this.#memberships.get(ids)
    if (known) return known
    // Without a prototype: a group may be called `constructor`.
    const groups: Record<string, string[]> = Object.create(null)
    for (const id of ids) {
      const term = this.#terms.get(id)
      if (term) (groups[term.group] ??= []).push(term.option)
    }
    this.#memberships.set(ids, groups)
    return groups
  }
}
