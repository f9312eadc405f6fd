import { z } from 'zod'
import { libraryImage, type LibraryImage } from '../../media-library/library-image'
import { writeTerms, type TermField } from './term-text'

/** An image with its terms as a text for each filter group that it has terms of. */
export interface DescribedImage extends LibraryImage {
  readonly terms: Readonly<Record<string, string>>
}

export interface NamedTerm {
  readonly id: number
  readonly label: string
  readonly group: number
}

const withTerms = z.object({ terms: z.array(z.number()).nullish() })

/** @param doc at depth 0 */
export function describedImage(doc: unknown, terms: readonly NamedTerm[]): DescribedImage {
  const own = new Set(withTerms.parse(doc).terms)
  const labels: Record<string, string[]> = {}
  for (const { id, label, group } of terms) if (own.has(id)) (labels[group] ??= []).push(label)
  const texts = Object.entries(labels).map(([group, list]) => [group, writeTerms(list)])
  return { ...libraryImage.parse(doc), terms: Object.fromEntries(texts) }
}

/** The field of each filter group. */
export const termFields = (
  groups: readonly { readonly id: number; readonly label: string }[],
  terms: readonly NamedTerm[],
): readonly TermField[] =>
  groups.map(({ id, label }) => ({
    id,
    label,
    terms: terms.flatMap((term) => (term.group === id ? [term.label] : [])),
  }))
