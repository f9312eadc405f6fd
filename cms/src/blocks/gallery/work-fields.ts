import type { Field, FieldHook } from 'payload'
import { galleryBlock, type GalleryBlock } from '@tessera/content'
import { dayOnly } from '../../admin/date-format'
import { selectOptions } from '../../fields/select-options'
import { WORK_SOURCES, WORK_KINDS, type WorkSource, type WorkKind } from './work-sources'
import { validateArrangement } from './arrangement'
import {
  canOrderByHand,
  hasPicked,
  hasQuery,
  showsArticleWorks,
  showsImageWorks,
  showWhen,
} from './conditions'

const WORK_LABELS: Readonly<Record<WorkKind, string>> = {
  articles: 'Articles',
  images: 'Images',
  both: 'Articles and images',
}

const SOURCE_LABELS: Readonly<Record<WorkSource, string>> = {
  query: 'All that match',
  picked: 'Picked by hand',
  both: 'All that match, and picked ones',
}

const ORDER_LABELS: Readonly<Record<GalleryBlock['order'], string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  picked: 'By hand',
}

/** The gallery's articles and images, and their order. */
export const workFields = (): Field[] => [
  {
    type: 'collapsible',
    label: 'Articles and images',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'works',
            label: 'Shows',
            type: 'select',
            required: true,
            defaultValue: 'articles',
            options: selectOptions(WORK_KINDS, WORK_LABELS),
            admin: {
              width: '50%',
              isClearable: false,
              description: 'A tile is an article or an image of your media.',
            },
          },
          {
            name: 'source',
            label: 'Which ones',
            type: 'select',
            required: true,
            defaultValue: 'query',
            options: selectOptions(WORK_SOURCES, SOURCE_LABELS),
            admin: {
              width: '50%',
              isClearable: false,
              description: 'Matching ones are added automatically when they are published.',
            },
          },
        ],
      },
      {
        name: 'pickedImages',
        label: 'Picked images',
        type: 'upload',
        relationTo: 'media',
        hasMany: true,
        admin: {
          isSortable: true,
          components: { Field: '/admin/picked-images/PickedImagesField#PickedImagesField' },
          condition: showWhen((block) => showsImageWorks(block) && hasPicked(block)),
          description:
            'Choose images, or drop new files here. Drag to order. Images without alt text are held back.',
        },
      },
      {
        name: 'picked',
        label: 'Picked articles',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        admin: {
          appearance: 'drawer',
          isSortable: true,
          condition: showWhen((block) => showsArticleWorks(block) && hasPicked(block)),
          description: 'Articles in this gallery regardless of terms and dates. Drag to order.',
        },
      },
      {
        name: 'folders',
        type: 'relationship',
        relationTo: 'payload-folders',
        hasMany: true,
        admin: {
          allowCreate: false,
          allowEdit: false,
          condition: showWhen((block) => showsImageWorks(block) && hasQuery(block)),
          description:
            'Only images in any of these folders. Images need a folder or a term: without both, no image matches.',
        },
      },
      {
        name: 'terms',
        type: 'relationship',
        relationTo: 'terms',
        hasMany: true,
        admin: {
          condition: showWhen(hasQuery),
          description:
            'Only articles and images with any of these terms. Empty: all articles, also imported ones, and all images of the folders.',
        },
      },
      {
        name: 'excludedTerms',
        label: 'Leaves out',
        type: 'relationship',
        relationTo: 'terms',
        hasMany: true,
        admin: {
          allowCreate: false,
          allowEdit: false,
          condition: showWhen(hasQuery),
          description:
            'Not those with any of these terms. Each import has a term of the group “Collection”: choose it to keep the articles of an import out. Picked ones are shown all the same.',
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
              date: dayOnly,
              description: 'Only those with this date or later.',
            },
          },
          {
            name: 'to',
            type: 'date',
            admin: {
              width: '50%',
              condition: showWhen(hasQuery),
              date: dayOnly,
              description: 'Only those with this date or earlier.',
            },
          },
        ],
      },
      {
        name: 'order',
        type: 'select',
        required: true,
        defaultValue: 'newest',
        options: selectOptions(galleryBlock.shape.order.options, ORDER_LABELS),
        filterOptions: ({ options, siblingData }) =>
          canOrderByHand(siblingRecord(siblingData))
            ? options
            : options.filter((option) => typeof option === 'string' || option.value !== 'picked'),
        hooks: { beforeValidate: [replacePickedOrder] },
        admin: {
          isClearable: false,
          description:
            'The order of the tiles. Drag the tiles of the preview to order them by hand.',
        },
      },
      {
        name: 'arrangement',
        type: 'json',
        validate: validateArrangement,
        admin: {
          hidden: true,
          description: 'What the preview sets: the order by hand, the pinned and the large tiles.',
        },
      },
    ],
  },
]

/** Replaces the order by hand if it has no effect any more. */
const replacePickedOrder: FieldHook = ({ value, siblingData }) =>
  value === 'picked' && !canOrderByHand(siblingRecord(siblingData)) ? 'newest' : value

const siblingRecord = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
