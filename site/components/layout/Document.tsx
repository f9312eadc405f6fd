import type { ReactNode } from 'react'
import { DraftNotice } from './DraftNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { ConsentSlot } from './ConsentSlot'
import { Icons } from './head/Icons'
import type { Meta } from './head/meta'
import { MetaTags } from './head/MetaTags'
import { OwnerScripts } from './head/OwnerScripts'
import type { PageShellProps } from './page-shell-props'

export interface DocumentProps {
  readonly shell: PageShellProps
  readonly meta: Meta
  /** URLs of the fonts to preload. */
  readonly fonts: readonly string[]
  readonly styleSheets: readonly string[]
  /** URLs of style sheets that the client loads before it hydrates the galleries. */
  readonly deferredStyleSheets?: readonly string[]
  /** The first `<link>` of the head, such as a preload of the main image. */
  readonly preload?: ReactNode
  readonly children: ReactNode
}

/** A whole HTML page. */
export function Document({
  shell,
  meta,
  fonts,
  styleSheets,
  deferredStyleSheets,
  preload,
  children,
}: DocumentProps) {
  const { assets, lang, dir, theme, messages } = shell
  return (
    <html lang={lang} dir={dir} style={theme?.style}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {preload}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={assets.printStyleSheet} media="print" />
        <MetaTags shell={shell} meta={meta} />
        <Icons icons={shell.icons} />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <OwnerScripts shell={shell} />
      </head>
      <body data-deferred-styles={deferredStyleSheets?.join(' ')}>
        <a className="skip-link" href="#main">
          {messages.skipToContent}
        </a>
        {shell.draftNotice && <DraftNotice text={shell.draftNotice} />}
        <Header shell={shell} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} />
        <ConsentSlot shell={shell} />
      </body>
    </html>
  )
}
