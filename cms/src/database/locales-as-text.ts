import type { postgresAdapter } from '@payloadcms/db-postgres'

type Options = Parameters<typeof postgresAdapter>[0]
type Hook = NonNullable<Options['beforeSchemaInit']>[number]

/** Payload's column for the language that a version was published in. */
const PUBLISHED = 'published_locale'

/**
 * The language of a row as plain text. Payload would make a type of the languages: one more in LANGUAGES would then want
 * a migration of its own, and one build could not serve them all.
 */
export const localesAsText: Hook = ({ adapter, schema }) => {
  for (const { columns } of Object.values(adapter.rawTables)) {
    for (const [key, column] of Object.entries(columns)) {
      const isLanguage = ('locale' in column && column.locale) || column.name === PUBLISHED
      const { name, notNull } = column
      if (isLanguage) columns[key] = { name, type: 'varchar', ...(notNull && { notNull }) }
    }
  }
  return schema
}

/** The type that no column has any more. */
export const withoutLocaleType: Hook = ({ schema }) => {
  const enums = Object.entries(schema.enums).filter(([name]) => name !== 'enum__locales')
  return { ...schema, enums: Object.fromEntries(enums) }
}
