import type { ImageObject } from 'schema-dts'
import type { Meta } from '../../components/layout/head/meta'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import type { ImageOnPage } from '../../components/pages/ImageBody'
import { furtherAddresses } from './further-addresses'

/**
 * An image in terms of schema.org. Search engines show `creator`, `creditText`, `copyrightNotice` and the licence with it
 * (developers.google.com/search/docs/appearance/structured-data/image-license-metadata).
 */
export function imageThing(
  { siteUrl }: Pick<PageShellProps, 'siteUrl'>,
  { address, description, image }: Pick<Meta, 'address' | 'description' | 'image'>,
  { title, date, media, furtherMedia, position, termLinks }: ImageOnPage,
): ImageObject {
  const { creator, line, copyright, license } = media.credit ?? {}
  const creditText = line ?? creator
  return {
    '@type': 'ImageObject',
    name: title,
    url: `${siteUrl}${address}`,
    ...(image && {
      contentUrl: new URL(image.src, siteUrl).href,
      width: `${image.width}`,
      height: `${image.height}`,
    }),
    ...(furtherMedia.length > 0 && {
      associatedMedia: furtherAddresses(furtherMedia, siteUrl).map((contentUrl) => ({
        '@type': 'ImageObject' as const,
        contentUrl,
      })),
    }),
    ...(description && { description }),
    ...(date && { dateCreated: date }),
    ...(creator && { creator: { '@type': 'Person', name: creator } }),
    ...(creditText && { creditText }),
    ...(copyright && { copyrightNotice: copyright }),
    ...(license?.href && { license: license.href, acquireLicensePage: license.href }),
    ...(termLinks.length > 0 && { keywords: termLinks.map(({ label }) => label) }),
    ...(position && {
      contentLocation: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...position } },
    }),
  }
}
