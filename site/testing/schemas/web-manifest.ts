import { z } from 'zod'

/** `#rrggbb`; CSS allows other forms. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const ownPath = z.string().regex(/^\/(?![/\\])/)

/** The members that the site writes, as defined in https://www.w3.org/TR/appmanifest, and no others. */
export const webManifestSchema = z.strictObject({
  name: z.string().min(1),
  short_name: z.string().min(1),
  description: z.string().min(1).optional(),
  lang: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  dir: z.enum(['ltr', 'rtl', 'auto']),
  start_url: ownPath,
  scope: ownPath,
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  background_color: colour,
  theme_color: colour,
  icons: z
    .array(
      z.strictObject({
        src: ownPath,
        sizes: z.string().regex(/^[1-9]\d*x[1-9]\d*$/),
        type: z.string().regex(/^image\/[a-z+]+$/),
      }),
    )
    .min(1),
})
