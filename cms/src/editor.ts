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
import type { FieldAffectingData, PolymorphicRelationshipField } from 'payload'
import { TooltipSelectionFeature } from './admin/tooltip/tooltip-selection-feature'
import { textBlocks } from './blocks/text/text-blocks'
import { tooltipBlock } from './blocks/text/tooltip'
import { validateLinkUrl } from './fields/link/validate-link-url'
import { pickFromLists } from './fields/pick-from-lists'

/** Collections that links can refer to. */
const LINK_COLLECTIONS = { enabledCollections: ['articles', 'pages'] }

/** Adds validation and a description to the URL field of links; Payload's accepts any text without spaces. */
const withUrlValidation = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        // Payload's hook encodes the whole address of a link that it does not know, such as /über-uns, so that it breaks.
        hooks: {},
        admin: {
          ...field.admin,
          description:
            'Such as https://example.org, mailto:me@example.org, /work, or #modal-post for a dialog on this page.',
        },
        validate: (value: unknown, { siblingData }: { siblingData: object }) =>
          isInternalLink(siblingData) || validateLinkUrl(value),
      }
    : field

/** Lists with thumbnails for the document of a link; Payload's field is a menu of titles. */
const withLists = (field: FieldAffectingData): FieldAffectingData =>
  isPolymorphic(field) ? { ...field, admin: { ...field.admin, ...pickFromLists() } } : field

const isPolymorphic = (field: FieldAffectingData): field is PolymorphicRelationshipField =>
  field.type === 'relationship' && Array.isArray(field.relationTo)

const linkField = (field: FieldAffectingData) => withLists(withUrlValidation(field))

const isInternalLink = (link: object) => 'linkType' in link && link.linkType === 'internal'

const basicFeatures = () => [
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

/** Editor for articles and pages. Its features are those that `publish/to-rich-text.ts` converts. */
export const articleEditor = () =>
  lexicalEditor({
    features: [
      ...basicFeatures(),
      LinkFeature({
        ...LINK_COLLECTIONS,
        fields: ({ defaultFields }) => [
          ...defaultFields.map(linkField),
          {
            name: 'lightbox',
            label: 'Open in the lightbox',
            type: 'checkbox',
            admin: {
              description:
                'Opens the target in the lightbox: an article or page, an image of this text (#figure-2), a video, or a page of a site allowed in frames.',
            },
          },
        ],
      }),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'] }),
      BlocksFeature({ blocks: textBlocks(), inlineBlocks: [tooltipBlock(plainEditor())] }),
      TooltipSelectionFeature(),
      FixedToolbarFeature(),
    ],
  })

/** Editor for the footer and for tooltips: inline formats, links and lists. */
export const plainEditor = () =>
  lexicalEditor({
    features: [
      ...basicFeatures(),
      LinkFeature({
        ...LINK_COLLECTIONS,
        fields: ({ defaultFields }) => defaultFields.map(linkField),
      }),
    ],
  })
