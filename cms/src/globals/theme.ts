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
export const DEFAULT_CUSTOM_THEME = {
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
      defaultValue: 'classic',
      options: [
        { value: 'classic', label: 'Classic: warm paper, serif titles' },
        { value: 'gallery', label: 'Gallery: white walls, plain type' },
        { value: 'night', label: 'Night: dark, dense, one warm light' },
        { value: 'garden', label: 'Garden: green tints, round corners' },
        { value: 'custom', label: 'Custom' },
      ],
      admin: { description: 'What is saved is on every page a second later.' },
    },
    { name: 'preview', type: 'ui', admin: { components: { Field: PREVIEW } } },
    {
      type: 'collapsible',
      label: 'Custom theme',
      admin: { condition: ({ preset }) => preset === 'custom' },
      fields: [
        choice(
          'colorScheme',
          'Light or dark',
          'auto',
          'Visitors choose for all sites in their system.',
          {
            auto: 'As the visitor’s system is set',
            light: 'Always light',
            dark: 'Always dark',
          },
        ),
        palette('light', 'Colours when light', 'For visitors whose system is light.'),
        palette('dark', 'Colours when dark', 'For visitors whose system is dark.'),
        choice('fonts', 'Fonts', 'editorial', 'Faces that the site brings itself, and loads once.', {
          editorial: 'Newsreader, with Instrument Sans for labels',
          book: 'Literata, with Hanken Grotesk for labels',
          plain: 'Instrument Sans alone',
          poster: 'Bricolage Grotesque for titles, Hanken Grotesk for text',
          soft: 'Fraunces for titles, Hanken Grotesk for text',
          system: 'The visitor’s own faces: nothing to load',
        }),
        choice('textSize', 'Text size', 'normal', 'Every length on a page follows.', {
          small: 'Small',
          normal: 'Normal',
          large: 'Large',
        }),
        choice('headingScale', 'Heading size', 'normal', 'How far titles stand out from the text.', {
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
          admin: { description: 'Of images, text covers and fields; 0 for sharp corners.' },
          validate: (value: number | null | undefined) =>
            publishedTheme.shape.radius.safeParse(value ?? 2).success ||
            'A whole number from 0 to 24.',
        },
        choice(
          'density',
          'Space between things',
          'normal',
          'Between tiles, and between the parts of a page.',
          {
            compact: 'Compact',
            normal: 'Normal',
            spacious: 'Spacious',
          },
        ),
      ],
    },
  ],
})

function choice<Values extends string>(
  name: string,
  label: string,
  defaultValue: NoInfer<Values>,
  description: string,
  options: Readonly<Record<Values, string>>,
): Field {
  return {
    ...{ name, label, defaultValue, required: true, type: 'select' },
    options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
    admin: { isClearable: false, description },
  }
}

function palette(name: 'light' | 'dark', label: string, description: string): GroupField {
  const colour = (
    part: keyof (typeof DEFAULT_CUSTOM_THEME)['light'],
    label: string,
    { least, description }: { least: number; description: string },
  ): Field => ({
    ...{ name: part, label, required: true, type: 'text', defaultValue: DEFAULT_CUSTOM_THEME[name][part] },
    admin: { description, components: { Field: { path: COLOUR, clientProps: { least } } } },
    validate: validateColour(least),
  })
  return {
    ...{ name, label, type: 'group' },
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          colour('paper', 'Paper', { least: 0, description: 'Behind everything.' }),
          colour('ink', 'Ink', {
            least: LEAST_INK_CONTRAST,
            description: 'Words; lines and tones follow.',
          }),
          colour('accent', 'Accent', {
            least: READABLE,
            description: 'Links, focus and what is chosen.',
          }),
        ],
      },
    ],
  }
}

/** @param least contrast with the paper */
const validateColour =
  (least: number): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!hexColour.safeParse(value).success)
      return 'Write a colour as # and six of 0–9 and a–f, such as #a8341d.'
    const paper = hexColour.safeParse(Object(siblingData)['paper'])
    if (!paper.success || contrastOf(String(value), paper.data) >= least) return true
    return `This cannot be read on the paper: its contrast is ${contrastOf(String(value), paper.data).toFixed(1)}, and ${least} is the least.`
  }
