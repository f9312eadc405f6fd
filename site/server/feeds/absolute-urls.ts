import type { Media } from '@tessera/content'
import type { Documents } from '../../components/layout/documents'

/** Documents with absolute URLs, for texts that are read outside of the site. */
export function withAbsoluteUrls(documents: Documents, siteUrl: string): Documents {
  const toAbsolute = (href: string) => (href.startsWith('/') ? siteUrl + href : href)
  return {
    ...documents,
    hrefOf: (target) => {
      const href = documents.hrefOf(target)
      return href === null ? null : toAbsolute(href)
    },
    mediaOf: (id) => {
      const media = documents.mediaOf(id)
      return media && withAbsolutePaths(media, toAbsolute)
    },
    videoOf: (id) => {
      const video = documents.videoOf(id)
      return video && { ...video, path: toAbsolute(video.path) }
    },
  }
}

const withAbsolutePaths = (media: Media, toAbsolute: (path: string) => string): Media => ({
  ...media,
  variants: media.variants.map((variant) => ({ ...variant, path: toAbsolute(variant.path) })),
})
