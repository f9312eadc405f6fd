import type { Block, TextFieldSingleValidation } from 'payload'
import { parseHosts } from '../fields/hosts/hosts'
import { aspectRatioField } from '../fields/video/aspect-ratio'
import { inRequestLocale } from '../localisation/in-locale'
import { siteRow } from '../publish/row-schemas/site-row'
import { validateEmbedUrl } from './validation/validate-embed-url'
import { blockAdmin } from './admin/block-admin'

/** A page of another site in an iframe, such as a map. */
export const embedBlock = (): Block => ({
  slug: 'embed',
  labels: { singular: 'Embed', plural: 'Embeds' },
  admin: blockAdmin('embed', 'Embed'),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: 'Describes the content, such as “Map of the harbour”; shown below the frame.',
      },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      maxLength: 2000,
      validate: isOnAllowedHost,
      admin: {
        description:
          'Starts with https://. The site must be listed in Site, “Sites allowed in frames”. The page loads only after a visitor clicks.',
      },
    },
    aspectRatioField('Aspect ratio of the frame.'),
  ],
})

const isOnAllowedHost: TextFieldSingleValidation = async (value, { req }) => {
  const row: unknown = await req.payload.db.findGlobal({ slug: 'site', req })
  return validateEmbedUrl(
    value,
    parseHosts(siteRow.parse(inRequestLocale(req, 'site', row) ?? {}).frameHosts),
  )
}
