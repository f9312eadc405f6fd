import type { Field, FieldHook } from 'payload'
import { galleryBlock, type GalleryBlock } from '@tessera/content'
import { selectOptions } from '../../fields/select-options'
import { ARTICLE_SOURCES, type ArticleSource } from './article-sources'
import { hasPicked, hasQuery, showWhen } from './conditions'

const SOURCE_LABELS: Readonly<Record<ArticleSource, string>> = {
  query: 'All matching articles',
  picked: 'Picked articles',
  both: 'All matching and picked articles',
}

const ORDER_LABELS: Readonly<Record<GalleryBlock['order'], string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  picked: 'As picked',
}

/** The gallery's articles and their order. */
export const articleFields = (): Field[] => [
  {
    type: 'collapsible',
    label: 'Articles',
    fields: [
      {
        name: 'source',
        type: 'select',
        required: true,
        defaultValue: 'query',
        options: selectOptions(ARTICLE_SOURCES, SOURCE_LABELS),
        admin: {
          isClearable: false,
          description: 'Matching articles are added automatically when they are published.',
        },
      },
      {
        name: 'terms',
        type: 'relationship',
        relationTo: 'terms',
        hasMany: true,
        admin: {
          condition: showWhen(hasQuery),
          description: 'Only articles with any of these terms. Empty: all articles.',
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            type: 'date',
            admin: {
              width: '50%',
              condition: showWhen(hasQuery),
              description: 'Only articles with this date or later.',
            },
          },
          {
            name: 'to',
            type: 'date',
            admin: {
              width: '50%',
              condition: showWhen(hasQuery),
              description: 'Only articles with this date or earlier.',
            },
          },
        ],
      },
      {
        name: 'picked',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        admin: {
          isSortable: true,
          condition: showWhen(hasPicked),
          description: 'Articles in this gallery regardless of terms and dates. Drag to order.',
        },
      },
      {
        name: 'order',
        type: 'select',
        required: true,
        defaultValue: 'newest',
        options: selectOptions(galleryBlock.shape.order.options, ORDER_LABELS),
        filterOptions: ({ options, siblingData }) =>
          hasPicked(siblingRecord(siblingData))
            ? options
            : options.filter((option) => typeof option === 'string' || option.value !== 'picked'),
        hooks: { beforeValidate: [replacePickedOrder] },
        admin: { isClearable: false, description: 'The order of the tiles.' },
      },
    ],
  },
]

/** Replaces the order `picked` if the source was changed to one without picked articles. */
const replacePickedOrder: FieldHook = ({ value, siblingData }) =>
  value === 'picked' && !hasPicked(siblingRecord(siblingData)) ? 'newest' : value

const siblingRecord = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
