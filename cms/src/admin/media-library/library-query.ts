import type { Where } from 'payload'
import { VIEW_FIELD } from '../../media-library/view-field'
import { isMediaView, type MediaView } from '../../media-library/views'

/** The filters of the bar above the images. Other conditions come from Payload's own filters, and stay. */
export interface LibraryFilters {
  readonly view: MediaView | null
  /** Id; `none` for images without a folder; empty for all. */
  readonly folder: string
  /** Id; empty for all. */
  readonly term: string
}

export const NO_FOLDER = 'none'

/** Reads the filters from a query. */
export function readFilters(where: Where | undefined): LibraryFilters {
  const conditions = conditionsOf(where)
  const valueOf = (field: string, operator: string): unknown =>
    conditions.map((each) => Reflect.get(Object(each[field]), operator)).find((found) => found)
  const view = valueOf(VIEW_FIELD, 'equals')
  const hasNoFolder = String(valueOf('folder', 'exists')) === 'false'
  return {
    view: isMediaView(view) ? view : null,
    folder: hasNoFolder ? NO_FOLDER : String(valueOf('folder', 'equals') ?? ''),
    term: String(valueOf('terms', 'equals') ?? ''),
  }
}

/** Writes the filters into a query; its other conditions stay. */
export function writeFilters(where: Where | undefined, filters: LibraryFilters): Where | undefined {
  const { view, folder, term } = filters
  const and: Where[] = [
    ...conditionsOf(where).filter((condition) => !isOwn(condition)),
    ...(view ? [{ [VIEW_FIELD]: { equals: view } }] : []),
    ...(folder === NO_FOLDER ? [{ folder: { exists: 'false' } }] : []),
    ...(folder && folder !== NO_FOLDER ? [{ folder: { equals: folder } }] : []),
    ...(term ? [{ terms: { equals: term } }] : []),
  ]
  return and.length > 0 ? { and } : undefined
}

/** The conditions that all have to be true: `{ and }`, or what Payload's own filters write, `{ or: [{ and }] }`. */
function conditionsOf(where: Where | undefined): readonly Where[] {
  if (!where || Object.keys(where).length === 0) return []
  const [only, ...others] = where.or ?? []
  if (only && others.length === 0) return conditionsOf(only)
  return Array.isArray(where.and) ? where.and : [where]
}

const isOwn = (condition: Where): boolean => {
  const [field = '', ...others] = Object.keys(condition)
  if (others.length > 0) return false
  const operators = Object.keys(Object(condition[field]))
  if (field === VIEW_FIELD) return true
  if (field === 'folder') return operators.every((each) => each === 'equals' || each === 'exists')
  return field === 'terms' && operators.every((each) => each === 'equals')
}
