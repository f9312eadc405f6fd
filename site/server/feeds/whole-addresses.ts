import type { Media } from '@tessera/content'
import type { Documents } from '../../pages/chrome'

/** The same documents for a text that is read elsewhere: every address begins with the site's. */
export function wholeAddresses(documents: Documents, siteUrl: string): Documents {
  const whole = (href: string) => (href.startsWith('/') ? siteUrl + href : href)
  return {
    ...documents,
    hrefOf: (target) => {
      const href = documents.hrefOf(target)
      return href === null ? null : whole(href)
    },
    mediaOf: (id) => {
      const media = documents.mediaOf(id)
      return media && wholePaths(media, whole)
    },
    videoOf: (id) => {
      const video = documents.videoOf(id)
      return video && { ...video, path: whole(video.path) }
    },
  }
}

const wholePaths = (media: Media, whole: (path: string) => string): Media => ({
  ...media,
  variants: media.variants.map((variant) => ({ ...variant, path: whole(variant.path) })),
})
