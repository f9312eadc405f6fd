import { linkTarget } from '@tessera/content'

/** @returns true, or what to do about it */
export function validateLinkAddress(value: unknown): true | string {
  const href = typeof value === 'string' ? value.trim() : value
  return (
    linkTarget.safeParse({ href }).success ||
    'Write an address that starts with https://, http://, mailto:, tel:, / or #.'
  )
}
