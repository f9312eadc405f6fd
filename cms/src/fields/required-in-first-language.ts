import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { languagesOf, requestLocale } from '../localisation/in-locale'

/** Validates a text that only the first language requires. */
export const requiredInFirstLanguage: TextFieldSingleValidation = (value, options) => {
  const isFirst = requestLocale(options.req) === languagesOf(options.req)[0]
  // Whitespace alone counts as empty.
  return text((typeof value === 'string' ? value.trim() : value) ? value : '', {
    ...options,
    required: isFirst,
  })
}
