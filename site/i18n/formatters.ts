/** A noun with its number, which replaces `#`: one form for each plural category of the language (CLDR). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Formats a number with its noun by the plural rules of a language. */
export function pluralFormatter(locale: string, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  const { format } = new Intl.NumberFormat(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', format(count))
}

/** Formats lists such as "a, b and c" and "a, b or c" in a language. */
export function listFormatter(locale: string): {
  readonly and: (names: readonly string[]) => string
  readonly or: (names: readonly string[]) => string
} {
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })
  return { and: (names) => conjunction.format(names), or: (names) => disjunction.format(names) }
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a day with its time, in UTC because the server does not know the time zone of the visitor. */
export function timeFormatter(locale: string): (time: Date) => string {
  const { format } = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  })
  return format
}
