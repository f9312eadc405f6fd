import type { FieldState, FormState, Row } from 'payload'
import { isSameValue } from './is-same-value'
import { matchPaths, matchRows, type MatchedPath, type MergeStates } from './match-rows'

/**
 * Merges the state of a form that the server returned into the current one. A value of the server replaces the current one
 * only if the server changed it and the editor did not: three-way, with what the browser sent as the base.
 * @param isSaved if the incoming state describes a stored document. Otherwise no values are accepted.
 */
export function mergeFormState(states: MergeStates, isSaved: boolean): FormState {
  const { incoming, current } = states
  const matchPath = matchPaths(states)
  const merged = { ...current }
  for (const [path, field] of Object.entries(incoming)) {
    const matched = matchPath(path)
    if (matched.current === null || !isExpected(states, matched, field)) continue
    merged[matched.current] = mergeField(states, { matched, field, isSaved })
  }
  const isUnchanged = Object.keys(merged).every((path) => merged[path] === current[path])
  return isUnchanged ? current : merged
}

/** If the form has the field, or the server added it. A field of the sent state was removed since. */
function isExpected(
  { current }: MergeStates,
  { current: path, isNewRow }: MatchedPath,
  field: FieldState,
) {
  return isNewRow || field.addedByServer === true || (path !== null && path in current)
}

interface FieldMerge {
  readonly matched: MatchedPath
  readonly field: FieldState
  readonly isSaved: boolean
}

function mergeField(states: MergeStates, merge: FieldMerge): FieldState {
  const { matched, field } = merge
  const before = states.current[matched.current ?? '']
  const { value, initialValue, rows, ...rest } = field
  const merged: FieldState = { ...before, ...rest }
  delete merged.addedByServer
  merged.valid = rest.valid !== false
  if (acceptsValue(states, merge)) Object.assign(merged, { value, initialValue })
  if (rows) mergeRows(states, matched, { merged, rows })
  // A component that is rendered again would lose its focus.
  if (before?.customComponents && before.lastRenderedPath === rest.lastRenderedPath)
    merged.customComponents = before.customComponents
  // The server omits these where they have their usual values.
  if (before?.errorPaths && !rest.errorPaths) merged.errorPaths = []
  if (before && isNewError(states, matched)) Object.assign(merged, errorOf(before))
  merged.passesCondition = rest.passesCondition !== false
  if (!rest.blocksFilterOptions) delete merged.blocksFilterOptions
  return before && isSameField(before, merged) ? before : merged
}

/** If an error was found since the request, by the form itself or by a save that the server refused. */
function isNewError({ sent, current }: MergeStates, matched: MatchedPath) {
  const base = sent[matched.sent]
  return (
    base !== undefined && base.valid !== false && current[matched.current ?? '']?.valid === false
  )
}

const errorOf = ({ valid, errorMessage, errorPaths }: FieldState) => ({
  valid,
  errorMessage,
  errorPaths,
})

function acceptsValue(
  { sent, current }: MergeStates,
  { matched, field, isSaved }: FieldMerge,
): boolean {
  const now = current[matched.current ?? '']
  if (!now) return true
  const base = sent[matched.sent]
  // The field was not sent. A value that it has is from the editor or from an earlier response.
  if (!base) return field.addedByServer === true && now.value === undefined && !now.isModified
  // The number of rows follows from the rows. A text that is replaced would lose its focus and the last keystrokes.
  if (!isSaved || field.rows || isRichText(now.value)) return false
  return !isSameValue(field.value, base.value) && isSameValue(now.value, base.value)
}

const isRichText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'root' in value

interface RowsMerge {
  /** Receives the rows. */
  readonly merged: FieldState
  readonly rows: readonly Row[]
}

/** Keeps the rows of the form and their order. Rows that only the server knows come last. */
function mergeRows(
  { sent, current }: MergeStates,
  matched: MatchedPath,
  { merged, rows }: RowsMerge,
) {
  const before = current[matched.current ?? '']?.rows
  const result = [...(before ?? [])]
  const matches = matchRows({ incoming: rows, sent: sent[matched.sent]?.rows, current: before })
  rows.forEach((row, index) => {
    const position = matches[index]?.current
    if (position == null) return
    const now = result[position]
    const mergedRow = { ...now, ...row }
    // The server knows the preferences of an earlier moment.
    if (now?.collapsed !== undefined) mergedRow.collapsed = now.collapsed
    delete mergedRow.addedByServer
    result[position] = mergedRow
  })
  merged.rows = result
  merged.value = result.length
}

function isSameField(a: FieldState, b: FieldState) {
  const left = new Map<string, unknown>(Object.entries(a))
  const right = new Map<string, unknown>(Object.entries(b))
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    key === 'customComponents' || key === 'validate'
      ? left.get(key) === right.get(key)
      : isSameValue(left.get(key), right.get(key)),
  )
}
