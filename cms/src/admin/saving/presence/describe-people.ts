/** More are counted. */
const MAX_NAMES = 2

/** Says who else has a document open: "Ben has this open too". Null for nobody. */
export function describePeople(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const more = names.length - MAX_NAMES
  const listed = [...names.slice(0, MAX_NAMES), ...(more > 0 ? [countOthers(more)] : [])]
  const [last = '', ...before] = listed.toReversed()
  const subject = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last
  return `${subject} ${names.length === 1 ? 'has' : 'have'} this open too`
}

const countOthers = (count: number) => (count === 1 ? '1 other' : `${count} others`)
