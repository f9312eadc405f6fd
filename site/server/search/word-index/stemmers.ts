import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { hasDigit } from './has-digit'

/** Reduces a folded word to the part that its forms have in common: "boats" and "boat". */
export type Stem = (word: string) => string

/** Snowball stemmers by language. They are CPU-only and small: 90 kB for all. */
const STEMMERS: Readonly<Record<string, Stem>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
}

/** The stemmer of a language tag. Words of other languages are their own stems. */
export function stemmerOf(tag: string): Stem {
  const stem = STEMMERS[tag.split('-')[0] ?? '']
  // A figure has no other forms.
  return stem ? (word) => (hasDigit(word) ? word : stem(word)) : (word) => word
}
