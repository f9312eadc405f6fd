import { patterns, type PatternBreakpoint } from '@tessera/gallery/layouts'
import { completed, readDrawings } from '../pattern-editor/breakpoints-of'

/** A pattern an editor may choose. */
export interface PatternChoice {
  /** One of ours by its id; a drawn one as `custom:<id>`. */
  readonly value: string
  readonly label: string
  /** The wide breakpoint; null for one that is still to be drawn. */
  readonly plan: PatternBreakpoint | null
}

/** A pattern document as the CMS answers it. */
export interface DrawnPatternDoc {
  readonly id: string | number
  readonly label: string
  readonly drawing: unknown
}

/** Stands for drawn patterns in the field itself. */
const CUSTOM = 'custom'

/** Ours in the order of the field's options, then the drawn ones by name, then one to draw. */
export function patternChoices(
  options: readonly { readonly value: string; readonly label: string }[],
  drawn: readonly DrawnPatternDoc[],
): readonly PatternChoice[] {
  const plans: Readonly<
    Record<string, { readonly breakpoints: { readonly wide: PatternBreakpoint } }>
  > = patterns
  return [
    ...options.flatMap(({ value, label }) => {
      const pattern = Object.hasOwn(plans, value) ? plans[value] : undefined
      return pattern ? [{ value, label, plan: pattern.breakpoints.wide }] : []
    }),
    ...drawn.flatMap(({ id, label, drawing }) => {
      const pattern = completed(readDrawings(drawing))
      return pattern ? [{ value: `${CUSTOM}:${id}`, label, plan: pattern.breakpoints.wide }] : []
    }),
    { value: CUSTOM, label: 'Another drawing', plan: null },
  ]
}

/** Which choice stands for the two fields as they are. */
export function chosenValue(
  pattern: unknown,
  customPattern: unknown,
  choices: readonly PatternChoice[],
): string {
  if (pattern !== CUSTOM) return typeof pattern === 'string' ? pattern : ''
  const value = `${CUSTOM}:${customPattern}`
  return choices.some((choice) => choice.value === value) ? value : CUSTOM
}

/** What a choice writes into the two fields. */
export function fieldsOf(
  value: string,
  drawn: readonly DrawnPatternDoc[],
): { readonly pattern: string; readonly customPattern: string | number | null } {
  const [pattern = value, key] = value.split(':')
  // The id as the CMS gave it: a number in both databases.
  return { pattern, customPattern: drawn.find(({ id }) => String(id) === key)?.id ?? null }
}
