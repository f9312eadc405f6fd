/** A noun with its number, `#` being the number: a form for each of the language's plural categories (CLDR). */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Says how many there are of something, by the plural rules of a language. */
export function pluralFormatter(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  const { format } = new Intl.NumberFormat(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', format(count))
}

/** "a, b and c" and "a, b or c", as a language says it. */
export function listFormatter(locale: string): {
  readonly and: (names: readonly string[]) => string
  readonly or: (names: readonly string[]) => string
} {
  const all = new Intl.ListFormat(locale, { type: 'conjunction' })
  const any = new Intl.ListFormat(locale, { type: 'disjunction' })
  return { and: (names) => all.format(names), or: (names) => any.format(names) }
}
