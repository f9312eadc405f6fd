import { writeUses } from '@tessera/content/store'

/** One image's token in the column `uses`. */
export const mediaToken = (media: string) => writeUses([media])
