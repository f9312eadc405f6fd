import { linkTarget } from '@tessera/content'

/** @returns true, or an error message */
export function validateLinkUrl(value: unknown): true | string {
  const href = typeof value === 'string' ? value.trim() : value
  return (
    linkTarget.safeParse({ href }).success ||
    'Enter an address that starts with https://, http://, mailto:, tel:, / or #.'
  )
}
