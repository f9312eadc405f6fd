import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import type { GalleryRequest } from '../../media-library/gallery/gallery-request'

/** Value of a select: empty to leave the keyword out, the id of a filter group, or `new:` and the name of a new one. */
export type FilterChoice = string

const NEW = 'new:'
export const newFilter = (name: string): FilterChoice => `${NEW}${name}`

interface Option {
  readonly value: FilterChoice
  readonly label: string
}

/** The filters that a keyword can go into: the existing ones, and those that keywords or the editor name. */
export function filterOptions({ allGroups, keywords }: GalleryPlan, ownName: string): Option[] {
  const known = new Set(allGroups.map(({ label }) => fold(label)))
  const names = [...keywords.flatMap(({ group }) => group ?? []), ownName.trim()]
  const added = new Map(
    names.filter((name) => name && !known.has(fold(name))).map((name) => [fold(name), name]),
  )
  return [
    ...allGroups.map(({ id, label }) => ({ value: String(id), label })),
    ...[...added.values()].map((name) => ({ value: newFilter(name), label: `${name} (new)` })),
  ]
}

/** What the editor can change before the gallery is made. */
export interface OptionValues {
  readonly isFrontPage: boolean
  /** Ids of the filter groups that visitors can use. */
  readonly groups: ReadonlySet<number>
  /** By keyword. */
  readonly choices: ReadonlyMap<string, FilterChoice>
}

export const initialValues = (plan: GalleryPlan): OptionValues => ({
  isFrontPage: !plan.hasFrontPage,
  groups: new Set(plan.groups.map(({ id }) => id)),
  choices: initialChoices(plan),
})

export const toRequest = ({
  isFrontPage,
  groups,
  choices,
}: OptionValues): Omit<GalleryRequest, 'title' | 'images'> => ({
  isFrontPage,
  groups: [...groups],
  keywords: toKeywords(choices),
})

/** Keywords that name a filter go into it unless the editor says otherwise. */
function initialChoices(plan: GalleryPlan): ReadonlyMap<string, FilterChoice> {
  const options = filterOptions(plan, '')
  return new Map(
    plan.keywords.flatMap(({ keyword, group }) => {
      const option = options.find(
        ({ label, value }) => group && (fold(label) === fold(group) || value === newFilter(group)),
      )
      return option ? [[keyword, option.value]] : []
    }),
  )
}

const toKeywords = (choices: ReadonlyMap<string, FilterChoice>): GalleryRequest['keywords'] =>
  [...choices].flatMap(([keyword, choice]) =>
    choice === ''
      ? []
      : [{ keyword, group: choice.startsWith(NEW) ? choice.slice(NEW.length) : Number(choice) }],
  )

const fold = (name: string) => name.trim().toLowerCase()
