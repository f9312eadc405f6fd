import type { FormState, Row } from 'payload'

/** The three states of a form that a merge compares. */
export interface MergeStates {
  /** What the browser sent; empty if unknown. */
  readonly sent: FormState
  /** What the server returned. */
  readonly incoming: FormState
  /** What the form contains now. */
  readonly current: FormState
}

/** Where the form keeps what the server returned at `path`. */
export interface MatchedPath {
  readonly sent: string
  /** `null` if the row was removed while the server worked. */
  readonly current: string | null
  /** If the path is in a row that only the server knows. */
  readonly isNewRow: boolean
}

interface MatchedRow {
  readonly sent: number
  readonly current: number | null
  readonly isNew: boolean
}

/**
 * Returns a function that maps paths of the incoming state to paths of the sent and the current state. Rows are matched by
 * id, because they can be added, removed and moved while the server works.
 */
export function matchPaths(states: MergeStates): (path: string) => MatchedPath {
  const matchedRows = new Map<string, readonly MatchedRow[]>()
  const rowsAt = (incoming: string, parent: MatchedPath) => {
    const known = matchedRows.get(incoming)
    if (known) return known
    const rows = matchRows({
      incoming: states.incoming[incoming]?.rows ?? [],
      sent: states.sent[parent.sent]?.rows,
      current: parent.current === null ? undefined : states.current[parent.current]?.rows,
    })
    matchedRows.set(incoming, rows)
    return rows
  }
  return (path) => {
    let incoming = ''
    let matched: MatchedPath = { sent: '', current: '', isNewRow: false }
    for (const segment of path.split('.')) {
      const isRow = /^\d+$/.test(segment) && states.incoming[incoming]?.rows
      const row = isRow ? rowsAt(incoming, matched)[Number(segment)] : undefined
      matched = {
        sent: join(matched.sent, String(row?.sent ?? segment)),
        current: joinRow(matched.current, segment, row),
        isNewRow: matched.isNewRow || (row?.isNew ?? false),
      }
      incoming = join(incoming, segment)
    }
    return matched
  }
}

/** Index of a row that does not exist, in the sent state. */
const NONE = -1

/** Matches each incoming row with the row of the same id in the two other states. */
export function matchRows(rows: {
  readonly incoming: readonly Row[]
  readonly sent: readonly Row[] | undefined
  readonly current: readonly Row[] | undefined
}): readonly MatchedRow[] {
  const { incoming, sent = [], current = [] } = rows
  let added = 0
  return incoming.map(({ id }, index) => {
    const inSent = indexOf(sent, id)
    const inCurrent = indexOf(current, id)
    if (inCurrent !== NONE) return { sent: inSent, current: inCurrent, isNew: false }
    if (inSent !== NONE) return { sent: inSent, current: null, isNew: false }
    // The server gave the row another id: the sent row at this position has disappeared.
    const replaced = sent.length === incoming.length ? sent[index] : undefined
    if (replaced && indexOf(incoming, replaced.id) === NONE) {
      const position = indexOf(current, replaced.id)
      return { sent: index, current: position === NONE ? null : position, isNew: false }
    }
    // Rows of a list that was not sent are default rows, which the form has received before with other ids.
    if (!rows.sent && rows.current) return { sent: NONE, current: null, isNew: false }
    return { sent: NONE, current: current.length + added++, isNew: true }
  })
}

const indexOf = (rows: readonly Row[], id: string) => rows.findIndex((row) => row.id === id)

const join = (parent: string, segment: string) => (parent === '' ? segment : `${parent}.${segment}`)

function joinRow(parent: string | null, segment: string, row: MatchedRow | undefined) {
  if (parent === null || row?.current === null) return null
  return join(parent, String(row?.current ?? segment))
}
