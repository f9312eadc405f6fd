import type { CheckboxField, Field, FieldHook } from 'payload'
import { enlarges, enlargesImages, shownWhen } from './shown-when'

/** Whether visitors can enlarge the tiles, what they see then, and what a click on a tile does. */
export const lightboxFields = (): Field[] => [
  {
    type: 'collapsible',
    label: 'When a visitor clicks',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'lightbox',
            type: 'checkbox',
            defaultValue: true,
            admin: { width: '34%', description: 'Whether visitors can enlarge the tiles.' },
          },
          {
            name: 'slides',
            label: 'Enlarged is',
            type: 'select',
            required: true,
            defaultValue: 'images',
            options: [
              { value: 'images', label: 'The image' },
              { value: 'articles', label: 'The whole article' },
            ],
            admin: {
              width: '33%',
              isClearable: false,
              condition: shownWhen(enlarges),
              description: 'What the lightbox shows of an article.',
            },
          },
          {
            name: 'tileClick',
            label: 'A click on a tile',
            type: 'select',
            required: true,
            defaultValue: 'article',
            options: [
              { value: 'article', label: 'Opens the article' },
              { value: 'lightbox', label: 'Enlarges it' },
              { value: 'nothing', label: 'Does nothing' },
            ],
            filterOptions: ({ options, siblingData }) =>
              enlarges({ ...siblingData })
                ? options
                : options.filter((one) => typeof one === 'string' || one.value !== 'lightbox'),
            hooks: { beforeValidate: [articleWhenNothingIsEnlarged] },
            admin: {
              width: '33%',
              isClearable: false,
              description: 'The title leads to the article in any case.',
            },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          offer('captions', {
            ...{ label: 'Captions', defaultValue: true, means: enlargesImages },
            description: 'Titles of the images below them.',
          }),
          offer('download', {
            ...{ label: 'Download', defaultValue: false, means: enlargesImages },
            description: 'A button to save the image.',
          }),
          offer('share', {
            ...{ label: 'Share', defaultValue: true, means: enlarges },
            description: 'A button to send or copy the link.',
          }),
          offer('thumbnails', {
            ...{ label: 'Thumbnails', defaultValue: false, means: enlarges },
            description: 'A strip of small images to choose from.',
          }),
          offer('autoplay', {
            ...{ label: 'Slideshow starts by itself', defaultValue: false, means: enlarges },
            description: 'Every three seconds the next one; visitors can stop it.',
          }),
        ],
      },
    ],
  },
]

interface Offer {
  readonly label: string
  readonly description: string
  readonly defaultValue: boolean
  /** When it means something. */
  readonly means: typeof enlarges
}

const offer = (
  name: string,
  { label, description, defaultValue, means }: Offer,
): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue,
  admin: { width: '20%', condition: shownWhen(means), description },
})

/** "Enlarges it" was chosen, and then enlarging was given up. */
const articleWhenNothingIsEnlarged: FieldHook = ({ value, siblingData }) =>
  value === 'lightbox' && !enlarges({ ...siblingData }) ? 'article' : value
