/** A keyword such as `Topic|Boats` or `Topic: Boats` names a filter and its option. */
export function splitKeyword(keyword: string): {
  readonly group: string | null
  readonly label: string
} {
  const parts = keyword.split(/\s*[:|]\s*/).filter((part) => part.length > 0)
  const [group] = parts
  const label = parts.at(-1) ?? keyword
  return { group: parts.length > 1 && group ? group : null, label }
}
