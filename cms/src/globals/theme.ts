import {
  contrastOf,
  hexColour,
  LEAST_INK_CONTRAST,
  READABLE,
  theme as publishedTheme,
} from '@tessera/content'
import type { Field, GlobalConfig, GroupField, TextFieldSingleValidation } from 'payload'
import { nobody, signedIn } from '../access/roles'
import { publishGlobal } from '../publish/hooks'

const PREVIEW = '/admin/theme-preview/ThemePreview#ThemePreview'
const COLOUR = '/admin/theme-preview/ColourField#ColourField'

/** What an editor's own look begins with: near to the one the site comes with. */
export const OWN_LOOK = {
  light: { paper: '#fbfaf7', ink: '#1a1613', accent: '#a8341d' },
  dark: { paper: '#14110f', ink: '#ebe5db', accent: '#f09a73' },
} as const

/** How the site looks: one of the looks that come with it, or an editor's own. */
export const theme = (): GlobalConfig => ({
  slug: 'theme',
  label: 'Look',
  admin: { group: 'Site', description: 'Colours, type and spacing of every page.' },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
  hooks: { afterChange: [publishGlobal('theme')] },
  fields: [
    {
      name: 'preset',
      label: 'Look',
      type: 'radio',
      required: true,
      defaultValue: 'house',
      options: [
        { value: 'house', label: 'House: warm paper, serif titles' },
        { value: 'gallery', label: 'Gallery: white walls, plain type' },
        { value: 'night', label: 'Night: dark, dense, one warm light' },
        { value: 'garden', label: 'Garden: green tints, round corners' },
        { value: 'own', label: 'My own' },
      ],
    },
    { name: 'preview', type: 'ui', admin: { components: { Field: PREVIEW } } },
    {
      type: 'collapsible',
      label: 'My own look',
      admin: { condition: ({ preset }) => preset === 'own' },
      fields: [
        choice('scheme', 'Light or dark', 'auto', {
          auto: 'As the visitor’s system is set',
          light: 'Always light',
          dark: 'Always dark',
        }),
        palette('light', 'Colours when light'),
        palette('dark', 'Colours when dark'),
        choice('type', 'Type', 'editorial', {
          editorial: 'Serif titles and text, sans labels',
          plain: 'Sans alone',
          system: 'The visitor’s own faces: nothing to load',
        }),
        choice('size', 'Size of type', 'normal', {
          small: 'Small',
          normal: 'Normal',
          large: 'Large',
        }),
        {
          name: 'radius',
          label: 'Rounding of corners, px',
          type: 'number',
          defaultValue: 2,
          min: 0,
          max: 24,
          validate: (value: number | null | undefined) =>
            publishedTheme.shape.radius.safeParse(value ?? 2).success ||
            'A whole number from 0 to 24.',
        },
        choice('density', 'Space between things', 'normal', {
          dense: 'Dense',
          normal: 'Normal',
          airy: 'Airy',
        }),
      ],
    },
  ],
})

function choice<Values extends string>(
  name: string,
  label: string,
  defaultValue: NoInfer<Values>,
  options: Readonly<Record<Values, string>>,
): Field {
  return {
    ...{ name, label, defaultValue, required: true, type: 'select' },
    options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
  }
}

function palette(name: 'light' | 'dark', label: string): GroupField {
  const colour = (part: keyof (typeof OWN_LOOK)['light'], label: string, least: number): Field => ({
    ...{ name: part, label, required: true, type: 'text', defaultValue: OWN_LOOK[name][part] },
    admin: { components: { Field: { path: COLOUR, clientProps: { least } } } },
    validate: validateColour(least),
  })
  return {
    ...{ name, label, type: 'group' },
    fields: [
      {
        type: 'row',
        fields: [
          colour('paper', 'Paper', 0),
          colour('ink', 'Ink', LEAST_INK_CONTRAST),
          colour('accent', 'Accent', READABLE),
        ],
      },
    ],
  }
}

/** @param least contrast with the paper */
const validateColour =
  (least: number): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!hexColour.safeParse(value).success) return 'A colour is written as # and six of 0–9, a–f.'
    const paper = hexColour.safeParse(Object(siblingData)['paper'])
    if (!paper.success || contrastOf(String(value), paper.data) >= least) return true
    return `This cannot be read on the paper: its contrast is ${contrastOf(String(value), paper.data).toFixed(1)}, and ${least} is the least.`
  }
