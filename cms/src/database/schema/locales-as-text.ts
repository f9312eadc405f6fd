import type { postgresAdapter } from '@payloadcms/db-postgres'

type Options = Parameters<typeof postgresAdapter>[0]
type Hook = NonNullable<Options['beforeSchemaInit']>[number]

/** Payload's column for the language in which a version was published. */
const PUBLISHED_LOCALE = 'published_locale'

/**
 * Stores locales as text. Payload would create an enum of the languages, so each new language in LANGUAGES would need a
 * migration, and one build could not support every setting.
 */
export const localesAsText: Hook = ({ adapter, schema }) => {
  for (const { columns } of Object.values(adapter.rawTables)) {
    for (const [key, column] of Object.entries(columns)) {
      const isLocale = ('locale' in column && column.locale) || column.name === PUBLISHED_LOCALE
      const { name, notNull } = column
      if (isLocale) columns[key] = { name, type: 'varchar', ...(notNull && { notNull }) }
    }
  }
  return schema
}

/** Drops the enum that no column uses. */
export const withoutLocaleType: Hook = ({ schema }) => {
  const enums = Object.entries(schema.enums).filter(([name]) => name !== 'enum__locales')
  return { ...schema, enums: Object.fromEntries(enums) }
}
