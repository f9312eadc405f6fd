import type { PageShellProps } from '../page-shell-props'
import type { Meta } from './meta'

/** Open Graph tags (https://ogp.me), and the card type for Twitter. */
export function OpenGraphTags({
  shell: { name, siteUrl },
  meta: { title, kind, image, dates },
  address,
  description,
}: {
  readonly shell: PageShellProps
  readonly meta: Meta
  readonly address: string
  readonly description: string | null
}) {
  return (
    <>
      <meta property="og:url" content={siteUrl + address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      {description && <meta property="og:description" content={description} />}
      {dates?.published && <meta property="article:published_time" content={dates.published} />}
      {dates?.modified && <meta property="article:modified_time" content={dates.modified} />}
      {image && (
        <>
          <meta property="og:image" content={new URL(image.src, siteUrl).href} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
