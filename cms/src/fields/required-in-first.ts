import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { languagesOf, localeAsked } from '../localisation/in-locale'

/** For words that only the first language must have. */
export const requiredInFirst: TextFieldSingleValidation = (value, options) => {
  const isFirst = localeAsked(options.req) === languagesOf(options.req)[0]
  // Blanks alone would be a heading that nobody sees.
  return text(value?.trim() ? value : '', { ...options, required: isFirst })
}
