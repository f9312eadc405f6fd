import { LIGHTBOX_SLIDES, TILE_CLICKS } from '@tessera/gallery/core'
import type { CheckboxField, Field, FieldHook } from 'payload'
import { selectOptions } from '../../fields/select-options'
import { hasLightbox, showsImages, showWhen } from './conditions'
import { LIGHTBOX_SLIDES_LABELS, TILE_CLICK_LABELS } from './option-labels'

/** The lightbox, and what a click on a tile does. */
export const lightboxFields = (): Field[] => [
  {
    type: 'collapsible',
    label: 'Lightbox and clicks',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'lightbox',
            type: 'checkbox',
            defaultValue: true,
            admin: { width: '34%', description: 'Visitors can open the tiles in a lightbox.' },
          },
          {
            name: 'slides',
            label: 'Lightbox shows',
            type: 'select',
            required: true,
            defaultValue: 'images',
            options: selectOptions(LIGHTBOX_SLIDES, LIGHTBOX_SLIDES_LABELS),
            admin: {
              width: '33%',
              isClearable: false,
              condition: showWhen(hasLightbox),
              description: 'What a slide of the lightbox contains.',
            },
          },
          {
            name: 'tileClick',
            label: 'A click on a tile',
            type: 'select',
            required: true,
            defaultValue: 'article',
            options: selectOptions(TILE_CLICKS, TILE_CLICK_LABELS),
            filterOptions: ({ options, siblingData }) =>
              hasLightbox({ ...siblingData })
                ? options
                : options.filter((one) => typeof one === 'string' || one.value !== 'lightbox'),
            hooks: { beforeValidate: [replaceLightboxClick] },
            admin: {
              width: '33%',
              isClearable: false,
              description: 'The title always links to the article.',
            },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          optionField('captions', {
            ...{ label: 'Captions', defaultValue: true, isRelevant: showsImages },
            description: 'Shows the titles of the images.',
          }),
          optionField('details', {
            ...{ label: 'Details', defaultValue: true, isRelevant: showsImages },
            description: 'Facts and terms of the work, beside the image or in a sheet.',
          }),
          optionField('camera', {
            ...{ label: 'Camera data', defaultValue: false, isRelevant: showsImages },
            description: 'Camera, lens and exposure below the image, where the file has them.',
          }),
          optionField('download', {
            ...{ label: 'Download', defaultValue: false, isRelevant: showsImages },
            description: 'Button to download the image.',
          }),
          optionField('share', {
            ...{ label: 'Share', defaultValue: true, isRelevant: hasLightbox },
            description: 'Button to share or copy the link.',
          }),
          optionField('thumbnails', {
            ...{ label: 'Thumbnails', defaultValue: false, isRelevant: hasLightbox },
            description: 'Strip of thumbnails for navigation.',
          }),
          optionField('autoplay', {
            ...{ label: 'Autoplay', defaultValue: false, isRelevant: hasLightbox },
            description: 'Shows the next slide every three seconds until the visitor stops it.',
          }),
        ],
      },
    ],
  },
]

interface OptionFieldProps {
  readonly label: string
  readonly description: string
  readonly defaultValue: boolean
  /** Whether the option applies to a gallery. */
  readonly isRelevant: typeof hasLightbox
}

const optionField = (
  name: string,
  { label, description, defaultValue, isRelevant }: OptionFieldProps,
): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue,
  admin: { width: '33%', condition: showWhen(isRelevant), description },
})

/** Replaces the value `lightbox` if the lightbox was switched off. */
const replaceLightboxClick: FieldHook = ({ value, siblingData }) =>
  value === 'lightbox' && !hasLightbox({ ...siblingData }) ? 'article' : value
