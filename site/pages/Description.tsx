import { alternatesOf } from './alternates'
import type { Chrome } from './chrome'
import type { Meta } from './meta'
import { SharedLink } from './SharedLink'
import { StructuredData } from './StructuredData'

interface Described {
  readonly chrome: Chrome
  readonly meta: Meta
}

/** What the head says of a page to those who find and share it. */
export function Description({ chrome, meta }: Described) {
  const { name, siteUrl } = chrome
  const { address, feeds = [], things = [] } = meta
  const title = meta.title === null || meta.title === name ? name : `${meta.title} – ${name}`
  const description = meta.description ?? chrome.description
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
          {meta.isIndexed !== false && <Alternates chrome={chrome} address={address} />}
          <SharedLink {...{ chrome, meta, address, description }} />
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

/** Of the plain address alone. */
function Alternates({ chrome, address }: { readonly chrome: Chrome; readonly address: string }) {
  if (address !== chrome.path) return null
  return alternatesOf(chrome.languages).map(({ lang, href }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={chrome.siteUrl + href} />
  ))
}
