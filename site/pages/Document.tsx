import type { ReactNode } from 'react'
import { Footer } from '../components/Footer'
import { Header } from '../components/Header'
import type { Chrome, FontFace } from './chrome'

/** What search engines and other sites are told of a page. */
export interface Meta {
  /** Without the site's name; null for the front page, which bears it alone. */
  readonly title: string | null
  readonly description: string | null
  /** Root-relative, canonical; null for pages that should not be found. */
  readonly address: string | null
  /** False keeps it out of search engines all the same: what was typed into a search is nobody's page. */
  readonly isIndexed?: boolean
  readonly image: { readonly src: string; readonly alt: string } | null
  readonly kind: 'website' | 'article'
}

export interface DocumentProps {
  readonly chrome: Chrome
  readonly meta: Meta
  readonly fonts: readonly FontFace[]
  /** Does the page come with an open view? */
  readonly isViewOpen?: boolean
  readonly children: ReactNode
}

export function Document({ chrome, meta, fonts, isViewOpen = false, children }: DocumentProps) {
  const { assets, lang, dir } = chrome
  const styles = isViewOpen ? [...assets.styles, ...assets.lightboxStyles] : assets.styles
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts.map((face) => {
          const href = assets.fonts[face]
          return (
            href && (
              <link
                key={face}
                rel="preload"
                href={href}
                as="font"
                type="font/woff2"
                crossOrigin="anonymous"
              />
            )
          )
        })}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Description chrome={chrome} meta={meta} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header chrome={chrome} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer chrome={chrome} />
      </body>
    </html>
  )
}

function Description({ chrome, meta }: Pick<DocumentProps, 'chrome' | 'meta'>) {
  const { name, siteUrl } = chrome
  const title = meta.title === null || meta.title === name ? name : `${meta.title} – ${name}`
  const description = meta.description ?? chrome.description
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {(meta.address === null || meta.isIndexed === false) && (
        <meta name="robots" content="noindex" />
      )}
      {meta.address !== null && (
        <>
          <link rel="canonical" href={siteUrl + meta.address} />
          <meta property="og:url" content={siteUrl + meta.address} />
          <meta property="og:type" content={meta.kind} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={meta.title ?? name} />
          {description && <meta property="og:description" content={description} />}
          {meta.image && (
            <>
              <meta property="og:image" content={siteUrl + meta.image.src} />
              <meta property="og:image:alt" content={meta.image.alt} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  )
}
