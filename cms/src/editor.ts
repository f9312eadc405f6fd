import {
  BlockquoteFeature,
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

const words = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  LinkFeature({ enabledCollections: ['articles', 'pages'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
]

/** Everything an article or a page's text may hold: exactly what `to-rich-text.ts` understands. */
export const articleEditor = () =>
  lexicalEditor({
    features: [
      ...words(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'] }),
      FixedToolbarFeature(),
    ],
  })

/** Words, links and lists: for the footer. */
export const plainEditor = () => lexicalEditor({ features: words() })
