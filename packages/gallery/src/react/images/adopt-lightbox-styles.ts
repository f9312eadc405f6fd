/** Set by the style sheets for images alone, which do not have the lightbox's styles: which form they have. */
const STYLES_PROPERTY = '--_tessera-lightbox-styles'

let isAdopted = false

/** Adds the lightbox's styles to the page, unless it has a style sheet that does not ask for them. */
export async function adoptLightboxStyles(): Promise<void> {
  const form = getComputedStyle(document.documentElement).getPropertyValue(STYLES_PROPERTY).trim()
  if (isAdopted || form === '') return
  const { styles } = await (form === 'unlayered'
    ? import('./lightbox-styles/unlayered')
    : import('./lightbox-styles/layered'))
  if (isAdopted) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  isAdopted = true
}
