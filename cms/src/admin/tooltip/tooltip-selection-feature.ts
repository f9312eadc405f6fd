import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Fills a new tooltip with the selected text. */
export const TooltipSelectionFeature = createServerFeature({
  feature: { ClientFeature: '/admin/tooltip/TooltipSelection#TooltipSelection' },
  key: 'tooltipSelection',
})
