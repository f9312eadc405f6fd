import type { Block, TextFieldSingleValidation } from 'payload'
import { parseHosts } from '../fields/hosts'
import { aspectRatioField } from '../fields/aspect-ratio'
import { asListed } from '../localisation/in-locale'
import { siteRow } from '../publish/rows'
import { validateEmbedAddress } from './validate-embed-address'
import { blockAdmin } from './block-admin'

/** A page of another site in a frame, such as a map. */
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
      admin: { description: 'What is shown, such as “Map of the harbour”; stands below it.' },
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
          'Starts with https:// and belongs to a site that is allowed in Site, “Sites whose pages may be shown”. It is asked for after a visitor’s click.',
      },
    },
    aspectRatioField('The shape of the frame.'),
  ],
})

const isOnAllowedHost: TextFieldSingleValidation = async (value, { req }) => {
  const row: unknown = await req.payload.db.findGlobal({ slug: 'site', req })
  return validateEmbedAddress(
    value,
    parseHosts(siteRow.parse(asListed(req, 'site', row) ?? {}).frameHosts),
  )
}
