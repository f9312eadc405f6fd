/** A keyword such as `Topic|Boats` or `Topic: Boats` names a filter and its option. */
export function splitKeyword(keyword: string): {
  readonly group: string | null
  readonly label: string
} {
  const names = keyword.split(/\s*[:|]\s*/).filter((name) => name.length > 0)
  const [group] = names
  const label = names.at(-1) ?? keyword
  return { group: names.length > 1 && group ? group : null, label }
}
