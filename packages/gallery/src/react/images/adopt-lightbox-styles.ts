import { createLoader } from '../loader'

/** Set by the style sheets for images alone, which do not have the lightbox's styles: which form they have. */
const STYLES_PROPERTY = '--_tessera-lightbox-styles'

const adoptLayered = createLoader('lightbox styles', async () =>
  adopt(await import('./lightbox-styles/layered')),
)
const adoptUnlayered = createLoader('lightbox styles', async () =>
  adopt(await import('./lightbox-styles/unlayered')),
)

/**
 * Adds the lightbox's styles to the page, unless it has a style sheet that does not ask for them.
 * @throws when they are not loaded
 */
export async function adoptLightboxStyles(): Promise<void> {
  const form = getComputedStyle(document.documentElement).getPropertyValue(STYLES_PROPERTY).trim()
  if (form === '') return
  const sheet = await (form === 'unlayered' ? adoptUnlayered() : adoptLayered())
  if (!sheet) throw new Error('The styles are missing.')
}

function adopt({ styles }: { readonly styles: string }): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
