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
import { textParts } from './blocks/text-parts'
import { tooltipBlock } from './blocks/tooltip'

/** To our own documents and to anywhere. */
const TO_DOCUMENTS = { enabledCollections: ['articles', 'pages'] }

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
          ...defaultFields,
          {
            name: 'lightbox',
            label: 'Open in the lightbox',
            type: 'checkbox',
            admin: {
              description:
                'Shows an article or page of ours, a picture of this text (#figure-2), a video, or a page of a site named in the settings, without leaving this page.',
            },
          },
        ],
      }),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'] }),
      BlocksFeature({ blocks: textParts(), inlineBlocks: [tooltipBlock(plainEditor())] }),
      FixedToolbarFeature(),
    ],
  })

/** Words, links and lists: for the footer and for tooltips. */
export const plainEditor = () =>
  lexicalEditor({ features: [...words(), LinkFeature(TO_DOCUMENTS)] })
