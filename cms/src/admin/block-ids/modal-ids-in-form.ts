type FieldsInForm = Readonly<Record<string, { readonly value?: unknown } | undefined>>

/** Ids of all dialogs in the form except the one at `path`. */
export const modalIdsInForm = (fields: FieldsInForm, path: string): readonly string[] =>
  Object.entries(fields).flatMap(([fieldPath, field]) =>
    fieldPath.endsWith('.modalId') && fieldPath !== path && typeof field?.value === 'string'
      ? [field.value]
      : [],
  )
