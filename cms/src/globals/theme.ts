import {
  contrastRatio,
  hexColour,
  MIN_INK_CONTRAST,
  MIN_TEXT_CONTRAST,
  theme as publishedTheme,
} from '@tessera/content'
import type { Field, GlobalConfig, GroupField, TextFieldSingleValidation } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { publishGlobal } from '../publish/hooks'

const PREVIEW = '/admin/theme-preview/ThemePreview#ThemePreview'
const COLOUR = '/admin/theme-preview/ColourField#ColourField'

/** Default colours of a custom theme, similar to the classic theme. */
export const DEFAULT_CUSTOM_THEME = {
  light: { paper: '#fbfaf7', ink: '#1a1613', accent: '#a8341d' },
  dark: { paper: '#14110f', ink: '#ebe5db', accent: '#f09a73' },
} as const

/** Theme of the site: a preset or a custom theme. */
export const theme = (): GlobalConfig => ({
  slug: 'theme',
  label: 'Appearance',
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Site',
    description: 'Colours, fonts and spacing of every page.',
  },
  access: { read: signedIn, update: onlyEditors },
  hooks: { afterChange: [publishGlobal('theme')] },
  fields: [
    {
      name: 'preset',
      label: 'Theme',
      type: 'radio',
      required: true,
      defaultValue: 'classic',
      options: [
        { value: 'classic', label: 'Classic: warm paper, serif titles' },
        { value: 'gallery', label: 'Gallery: white background, sans-serif' },
        { value: 'night', label: 'Night: dark, compact, warm accent' },
        { value: 'garden', label: 'Garden: green tints, rounded corners' },
        { value: 'custom', label: 'Custom' },
      ],
      admin: { description: 'Changes appear on the site about a second after saving.' },
    },
    { name: 'preview', type: 'ui', admin: { components: { Field: PREVIEW } } },
    {
      type: 'collapsible',
      label: 'Custom theme',
      admin: { condition: ({ preset }) => preset === 'custom' },
      fields: [
        selectField(
          'colorScheme',
          'Colour scheme',
          'auto',
          'Automatic follows the setting of the visitor’s system.',
          {
            auto: 'Automatic',
            light: 'Always light',
            dark: 'Always dark',
          },
        ),
        palette('light', 'Light colours', 'For the light colour scheme.'),
        palette('dark', 'Dark colours', 'For the dark colour scheme.'),
        selectField('fonts', 'Fonts', 'editorial', 'The site hosts these fonts itself.', {
          editorial: 'Newsreader, with Instrument Sans for labels',
          book: 'Literata, with Hanken Grotesk for labels',
          plain: 'Instrument Sans alone',
          poster: 'Bricolage Grotesque for titles, Hanken Grotesk for text',
          soft: 'Fraunces for titles, Hanken Grotesk for text',
          system: 'The visitor’s system fonts',
        }),
        selectField('textSize', 'Text size', 'normal', 'Scales all sizes on the page.', {
          small: 'Small',
          normal: 'Normal',
          large: 'Large',
        }),
        selectField(
          'headingScale',
          'Heading size',
          'normal',
          'Size of headings relative to the text.',
          {
            small: 'Small',
            normal: 'Normal',
            large: 'Large',
          },
        ),
        {
          name: 'radius',
          label: 'Corner radius, px',
          type: 'number',
          defaultValue: 2,
          min: 0,
          max: 24,
          admin: { description: 'For images, text covers and fields; 0 for square corners.' },
          validate: (value: number | null | undefined) =>
            publishedTheme.shape.radius.safeParse(value ?? 2).success ||
            'Enter a whole number from 0 to 24.',
        },
        selectField(
          'density',
          'Spacing',
          'normal',
          'Space between tiles and between the blocks of a page.',
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

function selectField<Values extends string>(
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
    role: keyof (typeof DEFAULT_CUSTOM_THEME)['light'],
    label: string,
    { minContrast, description }: { minContrast: number; description: string },
  ): Field => ({
    ...{
      name: role,
      label,
      required: true,
      type: 'text',
      defaultValue: DEFAULT_CUSTOM_THEME[name][role],
    },
    admin: { description, components: { Field: { path: COLOUR, clientProps: { minContrast } } } },
    validate: validateColour(minContrast),
  })
  return {
    ...{ name, label, type: 'group' },
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          colour('paper', 'Paper', { minContrast: 0, description: 'Background.' }),
          colour('ink', 'Ink', {
            minContrast: MIN_INK_CONTRAST,
            description: 'Text. Lines and tints are derived from it.',
          }),
          colour('accent', 'Accent', {
            minContrast: MIN_TEXT_CONTRAST,
            description: 'Links, focus and selected options.',
          }),
        ],
      },
    ],
  }
}

/** @param minContrast smallest contrast with the paper colour */
const validateColour =
  (minContrast: number): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!hexColour.safeParse(value).success)
      return 'Enter a colour as # and six hexadecimal digits, such as #a8341d.'
    const paper = hexColour.safeParse(Object(siblingData)['paper'])
    if (!paper.success) return true
    const contrast = contrastRatio(String(value), paper.data)
    if (contrast >= minContrast) return true
    return `The contrast with the paper colour is too low: ${contrast.toFixed(1)}. The minimum is ${minContrast}.`
  }
