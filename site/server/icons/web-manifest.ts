/** Sizes of icons on home screens, px. */
const SIZES = [192, 512]

/** The web manifest (https://www.w3.org/TR/appmanifest): name, colours and icons of the site on a home screen. */
export const webManifest = ({
  name,
  description,
  lang,
  dir,
  paper,
  iconFolder,
}: {
  readonly name: string
  readonly description: string | null
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** `#rrggbb` */
  readonly paper: string
  /** Root-relative URL. */
  readonly iconFolder: string
}) => ({
  name,
  short_name: name,
  ...(description && { description }),
  lang,
  dir,
  start_url: '/',
  scope: '/',
  // With the address bar: visitors share URLs of filtered galleries.
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: SIZES.map((size) => ({
    src: `${iconFolder}/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})
