import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { KeepWordsFeature } from './admin/tooltip-words/keep-words-feature'
import { textParts } from './blocks/text-parts'
import { tooltipBlock } from './blocks/tooltip'
import { validateLinkAddress } from './fields/link-address'

/** To our own documents and to anywhere. */
const TO_DOCUMENTS = { enabledCollections: ['articles', 'pages'] }

/** The editor's own field takes whatever has no space in it; what is no address would lead nowhere, unsaid. */
const explainAddress = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        admin: {
          ...field.admin,
          description:
            'Such as https://example.org, mailto:me@example.org, /work, or #modal-post for a dialog of this page.',
        },
        validate: (value: unknown, { siblingData }: { siblingData: object }) =>
          isToDocument(siblingData) || validateLinkAddress(value),
      }
    : field

const isToDocument = (link: object) => 'linkType' in link && link.linkType === 'internal'

const words = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
]

/** Everything an article or a page's text may hold: exactly what `to-rich-text.ts` understands. */
export const articleEditor = () =>
  lexicalEditor({
    features: [
      ...words(),
      LinkFeature({
        ...TO_DOCUMENTS,
        fields: ({ defaultFields }) => [
          ...defaultFields.map(explainAddress),
          {
            name: 'lightbox',
            label: 'Open in the lightbox',
            type: 'checkbox',
            admin: {
              description:
                'Shows an article or page of ours, an image of this text (#figure-2), a video, or a page of a site named in the settings, without leaving this page.',
            },
          },
        ],
      }),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'] }),
      BlocksFeature({ blocks: textParts(), inlineBlocks: [tooltipBlock(plainEditor())] }),
      KeepWordsFeature(),
      FixedToolbarFeature(),
    ],
  })

/** Words, links and lists: for the footer and for tooltips. */
export const plainEditor = () =>
  lexicalEditor({
    features: [
      ...words(),
      LinkFeature({
        ...TO_DOCUMENTS,
        fields: ({ defaultFields }) => defaultFields.map(explainAddress),
      }),
    ],
  })
