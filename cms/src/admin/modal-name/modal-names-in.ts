type FieldsInForm = Readonly<Record<string, { readonly value?: unknown } | undefined>>

/** Names of all dialogs of the page but the one at `path`, as they stand in the form. */
export const modalNamesIn = (fields: FieldsInForm, path: string): readonly string[] =>
  Object.entries(fields).flatMap(([place, field]) =>
    place.endsWith('.modalId') && place !== path && typeof field?.value === 'string'
      ? [field.value]
      : [],
  )
