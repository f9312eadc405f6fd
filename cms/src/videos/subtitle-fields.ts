import { isLanguageTag } from '@tessera/content'
import type { ArrayField } from 'payload'
import { faultInWebVtt, LONGEST_SUBTITLES, tidyWebVtt } from './web-vtt'

/** Subtitles, a language each. */
export const subtitlesField = (): ArrayField => ({
  name: 'subtitles',
  type: 'array',
  maxRows: 10,
  labels: { singular: 'Subtitles', plural: 'Subtitles' },
  admin: {
    description:
      'WebVTT files (.vtt), one a language. They help those who cannot hear the video, and those who may not switch the sound on.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'text',
          required: true,
          maxLength: 35,
          validate: (value: string | null | undefined) =>
            isLanguageTag(value ?? '') ||
            'Write the short name of a language, such as en, de or pt-BR.',
          admin: { width: '30%', description: 'Its short name, such as en or pt-BR.' },
        },
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '70%', description: 'As the video’s menu names it, such as English.' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: LONGEST_SUBTITLES,
      label: 'Subtitles, as WebVTT',
      validate: (value: string | null | undefined) =>
        value ? (faultInWebVtt(value) ?? true) : 'Choose a .vtt file, or paste its text.',
      hooks: { beforeChange: [({ value }) => (value ? tidyWebVtt(String(value)) : value)] },
      admin: {
        className: 'tessera-code',
        rows: 6,
        description: 'The text of the file; you may correct it here.',
        components: { beforeInput: ['/admin/subtitles-file/SubtitlesFile#SubtitlesFile'] },
      },
    },
  ],
})
