import type { ClientField } from 'payload'
import { isSameValue } from '../merge/is-same-value'
import { SERVER_FIELDS } from '../unsaved-changes'

type Values = Readonly<Record<string, unknown>>

/** Three versions of the same values. */
export interface Versions<T = unknown> {
  /** What both changed. */
  readonly base: T
  /** What this form contains. */
  readonly mine: T
  /** What is stored. */
  readonly theirs: T
}

/** A field that both changed. */
export interface FieldConflict extends Versions {
  /** Names of fields and indices of rows in the merged values. */
  readonly path: readonly (string | number)[]
  /** Labels of the fields and blocks that contain it, and its own. */
  readonly labels: readonly string[]
  readonly type: string
}

export interface MergedValues {
  /** Contains mine where both changed a field. */
  readonly values: Values
  readonly conflicts: readonly FieldConflict[]
}

/** Returns the label of a field or block. */
export type LabelOf = (entity: { readonly label?: unknown; readonly name?: string }) => string

interface FieldPath {
  readonly path: FieldConflict['path']
  readonly labels: FieldConflict['labels']
}

/** Merges the values of a form with the stored ones: three-way, field by field; rows of blocks and arrays by their ids. */
export function mergeValues(
  fields: readonly ClientField[],
  versions: Versions<Values>,
  labelOf: LabelOf,
): MergedValues {
  const conflicts: FieldConflict[] = []
  const values = mergeObject(fields, versions, { path: [], labels: [] })
  const server = Object.fromEntries(
    Object.entries(versions.theirs).filter(([name]) => SERVER_FIELDS.has(name)),
  )
  return { values: { ...values, ...server }, conflicts }

  function mergeObject(
    fields: readonly ClientField[],
    versions: Versions<Values>,
    fieldPath: FieldPath,
  ) {
    return { ...versions.theirs, ...versions.mine, ...mergeFields(fields, versions, fieldPath) }
  }

  function mergeFields(
    fields: readonly ClientField[],
    versions: Versions<Values>,
    fieldPath: FieldPath,
  ) {
    const merged: Record<string, unknown> = {}
    for (const field of fields) Object.assign(merged, mergeField(field, versions, fieldPath))
    return merged
  }

  function mergeField(
    field: ClientField,
    versions: Versions<Values>,
    fieldPath: FieldPath,
  ): Values {
    if (field.type === 'ui' || field.type === 'join') return {}
    if (field.type === 'tabs')
      return Object.assign({}, ...field.tabs.map((tab) => mergeNested(tab, versions, fieldPath)))
    const hasRows = field.type === 'array' || field.type === 'blocks'
    if ('fields' in field && !hasRows) return mergeNested(field, versions, fieldPath)
    if (!('name' in field) || SERVER_FIELDS.has(field.name) || field.name === 'id') return {}
    const { name } = field
    const own = pick(versions, name)
    const inside = {
      path: [...fieldPath.path, name],
      labels: [...fieldPath.labels, labelOf(field)],
    }
    const value = (hasRows ? mergeRows(field, own, inside) : null) ?? mergeValue(field, own, inside)
    return { [name]: value }
  }

  /** A group or tab with a name has values of its own; one without belongs to the form. */
  function mergeNested(
    group: {
      readonly fields: readonly ClientField[]
      readonly name?: string
      readonly label?: unknown
    },
    versions: Versions<Values>,
    fieldPath: FieldPath,
  ): Values {
    if (!group.name) return mergeFields(group.fields, versions, fieldPath)
    const { name } = group
    const own = pick(versions, name)
    const inside = {
      path: [...fieldPath.path, name],
      labels: [...fieldPath.labels, labelOf(group)],
    }
    return { [name]: mergeObject(group.fields, mapVersions(own, toValues), inside) }
  }

  /** @returns null if the rows have to be merged as a whole */
  function mergeRows(field: ClientField, { base, mine, theirs }: Versions, fieldPath: FieldPath) {
    if (!Array.isArray(mine) && !Array.isArray(theirs)) return null
    const rows = { base: toRows(base), mine: toRows(mine), theirs: toRows(theirs) }
    const order = mergedOrder(rows)
    if (!order) return null
    const previous = conflicts.length
    const merged = order.map((id, index) => {
      const found = mapVersions(rows, (all) => all.find((row) => row['id'] === id))
      const row = found.mine ?? found.theirs ?? {}
      if (!found.mine || !found.theirs) return row
      const { fields, label } = fieldsOfRow(field, row, index)
      const versions = mapVersions(found, (each) => each ?? {})
      const labels = [...fieldPath.labels, label]
      return mergeObject(fields, versions, { path: [...fieldPath.path, index], labels })
    })
    const removed = rows.base.filter(({ id }) => !order.includes(id))
    const isChanged = removed.some((row) =>
      [rows.mine, rows.theirs].some((all) =>
        all.some((other) => other['id'] === row['id'] && !isSameValue(other, row)),
      ),
    )
    if (!isChanged) return merged
    conflicts.length = previous
    return null
  }

  function fieldsOfRow(field: ClientField, row: Values, index: number) {
    if (field.type !== 'blocks')
      return { fields: 'fields' in field ? field.fields : [], label: String(index + 1) }
    const block = field.blocks.find(({ slug }) => slug === row['blockType'])
    const label = block ? labelOf({ label: block.labels?.singular, name: block.slug }) : ''
    return { fields: block?.fields ?? [], label: `${label} ${index + 1}` }
  }

  function mergeValue(field: ClientField, { base, mine, theirs }: Versions, fieldPath: FieldPath) {
    if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine
    if (isSameValue(mine, base)) return theirs
    conflicts.push({ ...fieldPath, type: field.type, base, mine, theirs })
    return mine
  }
}

/** The values with theirs instead of mine where both changed a field. */
export const takeTheirs = (values: Values, conflicts: readonly FieldConflict[]): Values =>
  conflicts.reduce((taken, { path, theirs }) => toValues(replaceAt(taken, path, theirs)), values)

function replaceAt(value: unknown, [name, ...rest]: FieldConflict['path'], by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((row, index) => (index === name ? replaceAt(row, rest, by) : row))
  const values = toValues(value)
  return { ...values, [name]: replaceAt(values[name], rest, by) }
}

type Rows = readonly Values[]

/** Ids of the merged rows in their order; null if both added, removed or moved rows. */
function mergedOrder({ base, mine, theirs }: Versions<Rows>): readonly unknown[] | null {
  const ids = mapVersions({ base, mine, theirs }, (rows) => rows.map(({ id }) => id))
  if (isSameValue(ids.base, ids.theirs) || isSameValue(ids.mine, ids.theirs)) return ids.mine
  return isSameValue(ids.base, ids.mine) ? ids.theirs : null
}

const pick = ({ base, mine, theirs }: Versions<Values>, name: string): Versions => ({
  base: base[name],
  mine: mine[name],
  theirs: theirs[name],
})

const mapVersions = <T, R>({ base, mine, theirs }: Versions<T>, map: (value: T) => R) => ({
  base: map(base),
  mine: map(mine),
  theirs: map(theirs),
})

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toValues = (value: unknown): Values => (isRecord(value) ? value : {})
const toRows = (value: unknown): Rows => (Array.isArray(value) ? value.filter(isRecord) : [])
