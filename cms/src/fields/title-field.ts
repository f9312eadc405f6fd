import type { TextField } from 'payload'
import { originalCell } from './languages-field'
import { requiredInFirst } from './required-in-first'

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
  validate: requiredInFirst,
  admin: { components: { Cell: originalCell }, description: about.description },
})
