import type { PolymorphicRelationshipField } from 'payload'

type ListAdmin = Pick<
  NonNullable<PolymorphicRelationshipField['admin']>,
  'appearance' | 'components'
>

/** For fields that take documents of several kinds: opens their lists with thumbnails instead of a menu of titles. */
export const pickFromLists = (): ListAdmin => ({
  appearance: 'drawer',
  components: { afterInput: ['/admin/pick-buttons/PickButtons#PickButtons'] },
})
