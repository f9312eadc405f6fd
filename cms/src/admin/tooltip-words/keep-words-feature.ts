import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Words that are selected when a tooltip is added become the tooltip's. */
export const KeepWordsFeature = createServerFeature({
  feature: { ClientFeature: '/admin/tooltip-words/KeepWords#KeepWords' },
  key: 'keepWords',
})
