import type { ArticleRecord } from './article-record'
import type { ImageRecord } from './image-record'

/** What galleries show as tiles. */
export type WorkRecord = ArticleRecord | ImageRecord
