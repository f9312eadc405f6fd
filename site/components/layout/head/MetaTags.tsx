import type { PageShellProps } from '../page-shell-props'
import { alternatesOf } from './alternates'
import type { Meta } from './meta'
import { OpenGraphTags } from './OpenGraphTags'
import { StructuredData } from './StructuredData'

/** Title, description and links for search engines, feed readers and sites that share the page. */
export function MetaTags({ shell, meta }: { readonly shell: PageShellProps; readonly meta: Meta }) {
  const { name, siteUrl } = shell
  const { address, feeds = [], things = [] } = meta
  const title = meta.title === null || meta.title === name ? name : `${meta.title} – ${name}`
  const description = meta.description ?? shell.description
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <Robots {...meta} />
      {address !== null && (
        <>
          <link rel="canonical" href={siteUrl + address} />
          {meta.previous && <link rel="prev" href={meta.previous} />}
          {meta.next && <link rel="next" href={meta.next} />}
          {meta.isIndexed !== false && <Alternates shell={shell} address={address} />}
          <OpenGraphTags {...{ shell, meta, address, description }} />
        </>
      )}
      {feeds.map(({ type, title, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      {things.length > 0 && <StructuredData things={things} />}
    </>
  )
}

function Robots({ address, isIndexed = true }: Meta) {
  if (address === null) return <meta name="robots" content="noindex" />
  if (isIndexed) return null
  return <meta name="robots" content="noindex, follow" />
}

/** Links to other languages; only on the URL without a query string. */
function Alternates({
  shell,
  address,
}: {
  readonly shell: PageShellProps
  readonly address: string
}) {
  if (address !== shell.path) return null
  return alternatesOf(shell.languages).map(({ lang, href }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={shell.siteUrl + href} />
  ))
}
