import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from '../../components/layout/Document'
import type { FontRole, StyleSheetName } from '../../components/layout/head/assets'
import type { Meta } from '../../components/layout/head/meta'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { fontSubsetOf } from './styles/font-subset'

/** Fonts of titles and labels. */
export const TITLE_FONTS: readonly FontRole[] = ['display', 'sans']
export const ALL_FONTS: readonly FontRole[] = ['display', 'sans', 'text']

export interface DocumentOptions {
  readonly shell: PageShellProps
  readonly meta: Meta
  /** The fonts to preload. */
  readonly fonts: readonly FontRole[]
  /** Together they have all rules of the page. */
  readonly styleSheets: readonly StyleSheetName[]
  /** Whether a slide covers the page. Then the page links the style sheets of the slide, and the client loads the others. */
  readonly isSlideOpen?: boolean
  readonly preload?: ReactNode
  readonly children: ReactNode
}

/** The HTML of a whole page. */
export function renderDocument({
  shell,
  meta,
  fonts,
  styleSheets,
  isSlideOpen = false,
  preload,
  children,
}: DocumentOptions): string {
  const { assets, lang, theme } = shell
  const { styleSheet: fontStyleSheet, preloads } =
    assets.fonts[fontSubsetOf(lang)][theme?.fonts ?? 'editorial']
  const ownStyleSheets = styleSheets.map((name) => assets.styleSheets[name])
  const html = renderToStaticMarkup(
    <Document
      shell={shell}
      meta={meta}
      fonts={fonts.flatMap((role) => preloads[role] ?? [])}
      styleSheets={[
        ...(isSlideOpen
          ? [assets.styleSheets['open-slide'], ...assets.lightboxStyleSheets]
          : ownStyleSheets),
        ...(fontStyleSheet ? [fontStyleSheet] : []),
      ]}
      {...(isSlideOpen && { deferredStyleSheets: ownStyleSheets })}
      preload={preload}
    >
      {children}
    </Document>,
  )
  return `<!doctype html>${html}`
}
