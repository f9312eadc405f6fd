import type { ReactNode } from 'react'
import { Footer } from '../components/Footer'
import { Header } from '../components/Header'
import type { Chrome, FontFace } from './chrome'
import { Description } from './Description'
import { Icons } from './Icons'
import { lettersOf } from './letters'
import type { Meta } from './meta'
import type { PageSheet } from './page-sheets'
import { ConsentSlot, OwnerScripts } from './OwnerScripts'

export interface DocumentProps {
  readonly chrome: Chrome
  readonly meta: Meta
  readonly fonts: readonly FontFace[]
  /** Does the page come with an open view? */
  readonly isViewOpen?: boolean
  /** Those that have all rules of the page. */
  readonly sheets: readonly PageSheet[]
  /** What is asked for first of all. */
  readonly preload?: ReactNode
  readonly children: ReactNode
}

export function Document({
  chrome,
  meta,
  fonts,
  isViewOpen = false,
  sheets,
  preload,
  children,
}: DocumentProps) {
  const { assets, lang, dir, theme, words } = chrome
  const type = assets.types[lettersOf(lang)][theme?.type ?? 'editorial']
  const own = sheets.map((sheet) => assets.sheets[sheet])
  const styles = [
    ...(isViewOpen ? [assets.sheets['open-view'], ...assets.lightboxStyles] : own),
    ...(type.styles ? [type.styles] : []),
  ]
  return (
    <html lang={lang} dir={dir} style={theme?.style}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {preload}
        {fonts.map((face) => {
          const href = type.fonts[face]
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
        <link rel="stylesheet" href={assets.printStyles} media="print" />
        <Description chrome={chrome} meta={meta} />
        <Icons icons={chrome.icons} />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <OwnerScripts chrome={chrome} />
      </head>
      <body data-sheets-behind={isViewOpen ? own.join(' ') : undefined}>
        <a className="skip-link" href="#main">
          {words.skipToContent}
        </a>
        <Header chrome={chrome} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer chrome={chrome} />
        <ConsentSlot chrome={chrome} />
      </body>
    </html>
  )
}
