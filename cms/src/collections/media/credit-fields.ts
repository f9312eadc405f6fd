import { isLicenseId, LICENSES } from '@tessera/content'
import type { Field, TextFieldSingleValidation } from 'payload'

/** Value of the field `license` for a licence that is not in the list. */
export const OTHER_LICENSE = 'other'

export const LICENSE_OPTIONS = [
  ...Object.entries(LICENSES).map(([value, { label }]) => ({ value, label })),
  { value: OTHER_LICENSE, label: 'Another licence' },
]

/** Who made an image, and who may use it. */
export const creditFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'creator',
        type: 'text',
        maxLength: 300,
        admin: { width: '50%', description: 'Photographer or artist.' },
      },
      {
        name: 'credit',
        label: 'Credit line',
        type: 'text',
        maxLength: 300,
        admin: {
          width: '50%',
          description:
            'How to credit the image, such as “Photo: Ada Berg / City Museum”. Empty: the creator.',
        },
      },
    ],
  },
  {
    name: 'license',
    label: 'Licence',
    type: 'select',
    options: LICENSE_OPTIONS,
    admin: { description: 'Shown to visitors beside the credit, with a link to its terms.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'licenseText',
        label: 'Name of the licence',
        type: 'text',
        maxLength: 200,
        admin: {
          width: '50%',
          condition: isOther,
          description: 'Such as “All rights reserved”.',
        },
      },
      {
        name: 'licenseUrl',
        label: 'Link to the licence',
        type: 'text',
        maxLength: 2000,
        validate: validateWebAddress,
        admin: {
          width: '50%',
          condition: isOther,
          description: 'Page with its terms, or where a licence can be bought.',
        },
      },
    ],
  },
  {
    name: 'copyright',
    label: 'Copyright notice',
    type: 'text',
    maxLength: 500,
    admin: { description: 'Such as “© 2026 Ada Berg”. Shown on the page of the image.' },
  },
  {
    name: 'sourceUrl',
    label: 'Source',
    type: 'text',
    maxLength: 2000,
    validate: validateWebAddress,
    admin: { description: 'Address of the page that the image comes from.' },
  },
]

function isOther(data: Readonly<Record<string, unknown>> | undefined): boolean {
  const license = data?.['license']
  return Boolean(license) && !isLicenseId(license)
}

function validateWebAddress(
  value: Parameters<TextFieldSingleValidation>[0],
): ReturnType<TextFieldSingleValidation> {
  const address = value?.trim()
  return (
    !address ||
    (/^https?:\/\/\S+$/i.test(address) && URL.canParse(address)) ||
    'Enter an address that starts with https:// or http://.'
  )
}
