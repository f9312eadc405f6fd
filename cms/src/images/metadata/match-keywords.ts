import { foldText } from '@tessera/gallery/core'

/** A term with its labels in all languages. */
export interface NamedTerm {
  readonly id: string
  readonly labels: readonly string[]
  /** Labels of its filter group in all languages. */
  readonly groups: readonly string[]
}

export interface MatchedKeywords {
  /** Ids of the terms that keywords name. */
  readonly terms: readonly string[]
  /** Keywords that name no term, or several. */
  readonly others: readonly string[]
}

/**
 * Finds the terms that keywords name: by their label, or as `Group: Label` or `Group|Label`. Case and accents do not
 * count. A label that several groups have decides nothing.
 */
export function matchKeywords(
  keywords: readonly string[],
  terms: readonly NamedTerm[],
): MatchedKeywords {
  const byName = new Map<string, Set<string>>()
  const add = (name: string, id: string) =>
    byName.set(name, (byName.get(name) ?? new Set()).add(id))
  for (const { id, labels, groups } of terms) {
    for (const label of labels) {
      add(fold(label), id)
      for (const group of groups) add(fold(`${group}|${label}`), id)
    }
  }
  const found = new Set<string>()
  const others: string[] = []
  for (const keyword of keywords) {
    const ids = byName.get(fold(keyword.replace(/\s*[:|]\s*/, '|'))) ?? byName.get(fold(keyword))
    const [id] = ids ?? []
    if (id !== undefined && ids?.size === 1) found.add(id)
    else others.push(keyword)
  }
  return { terms: [...found], others: withoutMatched(others, [...found], terms) }
}

/** Drops the plain form of a keyword that `Group|Label` has assigned: programs write both. */
function withoutMatched(
  keywords: readonly string[],
  found: readonly string[],
  terms: readonly NamedTerm[],
): readonly string[] {
  const assigned = new Set(
    terms.filter(({ id }) => found.includes(id)).flatMap(({ labels }) => labels.map(fold)),
  )
  return keywords.filter((keyword) => !assigned.has(fold(keyword)))
}

const fold = (text: string) => foldText(text).trim()
