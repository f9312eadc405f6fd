/** Of icons on home screens, px. */
const SIZES = [192, 512]

/** https://www.w3.org/TR/appmanifest: how the site is called and looks on a home screen. */
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
  /** Root-relative. */
  readonly iconFolder: string
}) => ({
  name,
  short_name: name,
  ...(description && { description }),
  lang,
  dir,
  start_url: '/',
  scope: '/',
  // A site of links and an address bar, not a program.
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: SIZES.map((size) => ({
    src: `${iconFolder}/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})
