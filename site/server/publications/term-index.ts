import type { FilterGroup } from '@tessera/content'

export interface KnownTerm {
  readonly group: string
  readonly groupLabel: string
  readonly option: string
  readonly label: string
  /** The option as a list of its own: what most articles have of a group. */
  readonly alone: readonly string[]
}

/**
 * Group slug → option slugs. Of 100,000 articles nearly each has one of its own, so they are small: an instance of a class
 * keeps its properties in fixed places, where `Object.create(null)` is a hash table. 130 bytes instead of 1.6 kB.
 */
class Memberships {
  [group: string]: readonly string[]
}
// Without a prototype's properties: a group may be called `constructor`.
Reflect.deleteProperty(Memberships.prototype, 'constructor')
Object.setPrototypeOf(Memberships.prototype, null)

/** Term id → what it is called in addresses and on the page. */
export class TermIndex {
  #terms: ReadonlyMap<string, KnownTerm> = new Map()
  #memberships = new WeakMap<readonly string[], Memberships>()

  rebuild(groups: Iterable<FilterGroup>): void {
    this.#memberships = new WeakMap()
    this.#terms = new Map(
      [...groups].flatMap(({ slug, label, terms }) =>
        terms.map(
          (term) =>
            [
              term.id,
              {
                group: slug,
                groupLabel: label,
                option: term.slug,
                label: term.label,
                alone: [term.slug],
              },
            ] as const,
        ),
      ),
    )
  }

  get = (id: string) => this.#terms.get(id)

  /** Articles with the same terms share one answer. */
  memberships(ids: readonly string[]): Readonly<Memberships> {
    const known = this.#memberships.get(ids)
    if (known) return known
    const groups = new Memberships()
    for (const id of ids) {
      const term = this.#terms.get(id)
      if (!term) continue
      const before = groups[term.group]
      groups[term.group] = before ? [...before, term.option] : term.alone
    }
    this.#memberships.set(ids, groups)
    return groups
  }
}
