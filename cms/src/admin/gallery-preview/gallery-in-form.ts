import {
  GRID_SIZE_LIMITS,
  LAYOUT_SIZES,
  LAYOUTS,
  PATTERN_IDS,
  type Gallery,
  type GridSize,
  type Layout,
  type PatternId,
} from '@tessera/gallery/layouts'
import type { Arrangement } from '@tessera/content'
import { parseArrangement } from '../../blocks/gallery/arrangement'
import { DEFAULT_PAGE_SIZE } from '../../blocks/gallery/default-page-size'
import { canFitShapes } from '../../blocks/gallery/conditions'
import { CUSTOM } from '../../blocks/gallery/pattern-options'

/** A field of a Payload form. */
interface FieldInForm {
  readonly value?: unknown
}
/** Path → field. */
export type FieldsInForm = Readonly<Record<string, FieldInForm | undefined>>

/** A gallery block as it is in the form, saved or not. */
export interface GalleryInForm {
  readonly galleryId: string
  readonly title: string
  readonly layout: Layout
  /** Null for a custom pattern. */
  readonly pattern: PatternId | null
  /** Valid sizes that the layout has. */
  readonly sizes: Pick<Gallery, GridSize>
  readonly fitShapes: boolean
  readonly mirrorRepeats: boolean
  readonly order: string
  /** Whether visitors can choose a period. */
  readonly period: boolean
  readonly arrangement: Arrangement
  /** Number of tiles; null if all are shown at once. */
  readonly pageSize: number | null
  /** The gallery's id if another gallery of the page has the same; otherwise null. */
  readonly sharedId: string | null
  /** Body of the preview request. */
  readonly request: Readonly<Record<string, unknown>>
}

/** @param prefix path of the block with a trailing dot, such as `blocks.0.` */
export function galleryInForm(fields: FieldsInForm, prefix: string): GalleryInForm {
  const value = (name: string) => fields[prefix + name]?.value
  const isCustom = value('pattern') === CUSTOM
  const layout = LAYOUTS.find((each) => each === value('layout')) ?? 'mosaic'
  const pageSize = Number(value('pageSize'))
  return {
    galleryId: textOf(value('galleryId')),
    title: textOf(value('title')),
    layout,
    pattern: isCustom ? null : patternIdOf(value('pattern')),
    sizes: sizesOf(layout, value),
    fitShapes:
      value('fitShapes') !== false &&
      canFitShapes({ layout: value('layout'), order: value('order') }),
    mirrorRepeats: value('mirrorRepeats') === true,
    order: textOf(value('order')),
    period: value('period') === true,
    arrangement: parseArrangement(value('arrangement')),
    pageSize: value('paging') === 'all' ? null : pageSize >= 1 ? pageSize : DEFAULT_PAGE_SIZE,
    sharedId: sharedIdOf(fields, prefix),
    request: {
      works: value('works'),
      source: value('source'),
      terms: value('terms'),
      excludedTerms: value('excludedTerms'),
      from: value('from'),
      to: value('to'),
      picked: value('picked'),
      folders: value('folders'),
      pickedImages: value('pickedImages'),
      order: value('order'),
      arrangement: value('arrangement'),
      groups: groupsOf(fields, prefix),
      customPattern: isCustom ? value('customPattern') : null,
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const patternIdOf = (value: unknown): PatternId => PATTERN_IDS.find((id) => id === value) ?? '4'

const sizesOf = (layout: Layout, value: (name: string) => unknown): Pick<Gallery, GridSize> =>
  Object.fromEntries(
    LAYOUT_SIZES[layout].flatMap((name) => {
      const size = value(name)
      const { min, max } = GRID_SIZE_LIMITS[name]
      return typeof size === 'number' && size >= min && size <= max ? [[name, size]] : []
    }),
  )

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
  const others = galleryPrefixes(fields, prefix.replace(/\d+\.$/, '')).filter(
    (other) => other !== prefix,
  )
  return others.some((other) => fields[`${other}galleryId`]?.value === own) ? own : null
}

/** Paths of a page's gallery blocks in order, with a trailing dot, such as `blocks.0.` */
export function galleryPrefixes(fields: FieldsInForm, list = 'blocks.'): readonly string[] {
  const prefixes: string[] = []
  for (let row = 0; `${list}${row}.blockType` in fields || `${list}${row}.id` in fields; row++) {
    if (`${list}${row}.galleryId` in fields) prefixes.push(`${list}${row}.`)
  }
  return prefixes
}

/** Payload's element id of a field of a block, by the field's name. */
export const fieldIdOf = (prefix: string) => (name: string) =>
  `field-${prefix}${name}`.replaceAll('.', '__')
