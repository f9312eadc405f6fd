import { patterns, type Layout, type PatternId } from '@tessera/gallery/layouts'

/** A field of the form, as far as it is read here. */
interface FieldInForm {
  readonly value?: unknown
}
export type FieldsInForm = Readonly<Record<string, FieldInForm | undefined>>

/** A gallery block as it stands in the form, saved or not. */
export interface BlockInForm {
  readonly galleryId: string
  readonly title: string
  readonly layout: Layout
  /** Null for a drawn one. */
  readonly pattern: PatternId | null
  /** Null when all tiles stand there at once. */
  readonly pageSize: number | null
  /** Other galleries of the page have this gallery's id. */
  readonly sharedId: string | null
  /** What the server has to be asked; sent as it is. */
  readonly request: Readonly<Record<string, unknown>>
}

const DEFAULT_PAGE_SIZE = 24
const LAYOUTS: readonly Layout[] = ['mosaic', 'columns', 'masonry', 'justified', 'list']

/** @param prefix path of the block with its dot, such as `blocks.0.` */
export function blockInForm(fields: FieldsInForm, prefix: string): BlockInForm {
  const value = (name: string) => fields[prefix + name]?.value
  const isDrawn = value('pattern') === 'custom'
  const pageSize = Number(value('pageSize'))
  return {
    galleryId: textOf(value('galleryId')),
    title: textOf(value('title')),
    layout: LAYOUTS.find((layout) => layout === value('layout')) ?? 'mosaic',
    pattern: isDrawn ? null : patternIdOf(value('pattern')),
    pageSize: value('paging') === 'all' ? null : pageSize >= 1 ? pageSize : DEFAULT_PAGE_SIZE,
    sharedId: sharedIdOf(fields, prefix),
    request: {
      source: value('source'),
      terms: value('terms'),
      from: value('from'),
      to: value('to'),
      picked: value('picked'),
      order: value('order'),
      groups: groupsOf(fields, prefix),
      customPattern: isDrawn ? value('customPattern') : null,
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const patternIdOf = (value: unknown): PatternId => (isPatternId(value) ? value : '4')

const isPatternId = (value: unknown): value is PatternId =>
  typeof value === 'string' && Object.hasOwn(patterns, value)

function groupsOf(fields: FieldsInForm, prefix: string): readonly unknown[] {
  const groups: unknown[] = []
  for (let row = 0; `${prefix}groups.${row}.group` in fields; row++) {
    groups.push(fields[`${prefix}groups.${row}.group`]?.value)
  }
  return [...new Set(groups.filter((group) => group != null))]
}

function sharedIdOf(fields: FieldsInForm, prefix: string): string | null {
  const own = textOf(fields[`${prefix}galleryId`]?.value)
  if (own === '') return null
  const others = galleriesIn(fields, prefix.replace(/\d+\.$/, '')).filter(
    (other) => other !== prefix,
  )
  return others.some((other) => fields[`${other}galleryId`]?.value === own) ? own : null
}

/** Paths of the galleries among a page's blocks, from top to bottom, such as `blocks.0.` */
export function galleriesIn(fields: FieldsInForm, list = 'blocks.'): readonly string[] {
  const found: string[] = []
  for (let row = 0; `${list}${row}.blockType` in fields || `${list}${row}.id` in fields; row++) {
    if (`${list}${row}.galleryId` in fields) found.push(`${list}${row}.`)
  }
  return found
}

/** Id of the element of a field of a block, by its name: as Payload writes it. */
export const fieldIdOf = (prefix: string) => (name: string) =>
  `field-${prefix}${name}`.replaceAll('.', '__')
