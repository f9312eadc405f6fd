import { PATTERN_IDS, patterns, type PatternBreakpoint } from '@tessera/gallery/layouts'
import { CUSTOM } from '../../blocks/gallery/pattern-options'
import { completeDrawings, readDrawings } from '../pattern-editor/drawings'

/** An option of the pattern select. */
export interface PatternChoice {
  /** Id of a built-in pattern, `custom:<id>` for a custom one, or `custom` for none yet. */
  readonly value: string
  readonly label: string
  /** The wide breakpoint, for the thumbnail; null if there is no pattern yet. */
  readonly breakpoint: PatternBreakpoint | null
}

/** A document of the `patterns` collection. */
export interface CustomPatternDoc {
  readonly id: string | number
  readonly label: string
  readonly drawing: unknown
}

/** Built-in patterns in the order of the options, then valid custom patterns by name, then one without a pattern. */
export function patternChoices(
  options: readonly { readonly value: string; readonly label: string }[],
  customPatterns: readonly CustomPatternDoc[],
): readonly PatternChoice[] {
  return [
    ...options.flatMap(({ value, label }) => {
      const id = PATTERN_IDS.find((id) => id === value)
      return id ? [{ value, label, breakpoint: patterns[id].breakpoints.wide }] : []
    }),
    ...customPatterns.flatMap(({ id, label, drawing }) => {
      const pattern = completeDrawings(readDrawings(drawing))
      const value = `${CUSTOM}:${id}`
      return pattern ? [{ value, label, breakpoint: pattern.breakpoints.wide }] : []
    }),
    { value: CUSTOM, label: 'Another custom pattern', breakpoint: null },
  ]
}

/** The value of the choice that the two fields store. */
export function selectedValue(
  pattern: unknown,
  customPattern: unknown,
  choices: readonly PatternChoice[],
): string {
  if (pattern !== CUSTOM) return typeof pattern === 'string' ? pattern : ''
  const value = `${CUSTOM}:${customPattern}`
  return choices.some((choice) => choice.value === value) ? value : CUSTOM
}

/** The values of the two fields for a choice. */
export function toFieldValues(
  value: string,
  customPatterns: readonly CustomPatternDoc[],
): { readonly pattern: string; readonly customPattern: string | number | null } {
  const [pattern = value, key] = value.split(':')
  // The id with its original type: it is a number in both databases.
  const custom = customPatterns.find(({ id }) => String(id) === key)
  return { pattern, customPattern: custom?.id ?? null }
}
