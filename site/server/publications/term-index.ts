import type { FilterGroup } from '@tessera/content'

interface IndexedTerm {
  /** Slug of the group. */
  readonly group: string
  /** Slug of the term. */
  readonly option: string
  readonly label: string
  /** A list of `option` alone. Most articles have one option per group and share this list. */
  readonly options: readonly string[]
}

/**
 * Slugs of options by slug of their group. Nearly each of 100,000 articles has its own instance, so an instance must be
 * small: the properties of a class instance take 130 bytes, the hash table of `Object.create(null)` 1.6 kB.
 */
class Memberships {
  [group: string]: readonly string[]
}
// Removes all inherited properties, because a group may be named `constructor`.
Reflect.deleteProperty(Memberships.prototype, 'constructor')
Object.setPrototypeOf(Memberships.prototype, null)

/** The terms of all filter groups by id. */
export class TermIndex {
  #terms: ReadonlyMap<string, IndexedTerm> = new Map()
  #memberships = new WeakMap<readonly string[], Memberships>()

  rebuild(groups: Iterable<FilterGroup>): void {
    this.#memberships = new WeakMap()
    this.#terms = new Map(
      [...groups].flatMap(({ slug, terms }) =>
        terms.map(
          (term) =>
            [
              term.id,
              {
                group: slug,
                option: term.slug,
                label: term.label,
                options: [term.slug],
              },
            ] as const,
        ),
      ),
    )
  }

  get = (id: string) => this.#terms.get(id)

  /** Options by group of a list of term ids. The result is cached by the list, which articles with the same terms share. */
  memberships(ids: readonly string[]): Readonly<Memberships> {
    const cached = this.#memberships.get(ids)
    if (cached) return cached
    const memberships = new Memberships()
    for (const id of ids) {
      const term = this.#terms.get(id)
      if (!term) continue
      const before = memberships[term.group]
      memberships[term.group] = before ? [...before, term.option] : term.options
    }
    this.#memberships.set(ids, memberships)
    return memberships
  }
}
