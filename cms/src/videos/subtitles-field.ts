import { isLanguageTag } from '@tessera/content'
import type { ArrayField } from 'payload'
import { MAX_SUBTITLES_LENGTH, normalizeWebVtt, webVttError } from './web-vtt'

/** Subtitles, one row per language. */
export const subtitlesField = (): ArrayField => ({
  name: 'subtitles',
  type: 'array',
  maxRows: 10,
  labels: { singular: 'Subtitles', plural: 'Subtitles' },
  admin: {
    description:
      'WebVTT files (.vtt), one per language, for visitors who cannot hear the video or have the sound off.',
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
            isLanguageTag(value ?? '') || 'Enter a language code, such as en, de or pt-BR.',
          admin: { width: '30%', description: 'Language code, such as en or pt-BR.' },
        },
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '70%', description: 'Name in the video’s menu, such as English.' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: MAX_SUBTITLES_LENGTH,
      label: 'Subtitles (WebVTT)',
      validate: (value: string | null | undefined) =>
        value ? (webVttError(value) ?? true) : 'Select a .vtt file, or paste its text.',
      hooks: { beforeChange: [({ value }) => (value ? normalizeWebVtt(String(value)) : value)] },
      admin: {
        className: 'tessera-code',
        rows: 6,
        description: 'Text of the file; can be edited.',
        components: { beforeInput: ['/admin/subtitles-upload/SubtitlesUpload#SubtitlesUpload'] },
      },
    },
  ],
})
