import type { TextField } from 'payload'
import { translatedCell } from './document-state/languages-field'
import { requiredInFirstLanguage } from './required-in-first-language'

/** Title of a document. Only the first language requires one; a document without a title in a language does not exist in it. */
export const titleField = (options: {
  readonly maxLength: number
  readonly description: string
}): TextField => ({
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: options.maxLength,
  validate: requiredInFirstLanguage,
  admin: { components: { Cell: translatedCell }, description: options.description },
})
