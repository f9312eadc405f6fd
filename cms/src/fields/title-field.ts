import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { languagesOf, localeAsked } from '../localisation/in-locale'
import { originalCell } from './languages-field'

/** What a document is called, in each language. Without a title it is not in that language: only the first must have one. */
export const titleField = (about: {
  readonly maxLength: number
  readonly description: string
}): TextField => ({
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: about.maxLength,
  validate: validateTitle,
  admin: { components: { Cell: originalCell }, description: about.description },
})

const validateTitle: TextFieldSingleValidation = (value, options) => {
  const isFirst = localeAsked(options.req) === languagesOf(options.req)[0]
  return text(value, { ...options, required: isFirst })
}
