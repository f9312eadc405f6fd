import type { Media } from '@tessera/content'
import type { ImageCredit } from '@tessera/gallery/core'

/** What is shown with an image. Null if there is neither a credit nor a licence. */
export function imageCredit({ credit }: Pick<Media, 'credit'>): ImageCredit | null {
  const text = credit && (credit.line ?? credit.creator ?? credit.copyright)
  const license = credit && credit.license
  return text || license ? { text, license } : null
}
