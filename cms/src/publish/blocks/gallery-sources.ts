import type { GalleryBlock } from '@tessera/content'
import type { WorkKind, WorkSource } from '../../blocks/gallery/work-sources'

interface SourceFields {
  readonly works?: WorkKind | null | undefined
  readonly source: WorkSource
  readonly terms: string[]
  readonly excludedTerms: string[]
  readonly folders: string[]
  readonly from: string | null
  readonly to: string | null
  readonly picked: string[]
  readonly pickedImages: string[]
}

/** Which articles and images a gallery shows. Fields that do not apply to its kind and source are ignored. */
export function gallerySources(fields: SourceFields): Pick<GalleryBlock, 'articles' | 'images'> {
  const { works, source, terms, folders, from, to, picked, pickedImages } = fields
  const excluded = fields.excludedTerms.length > 0 && { excludedTerms: fields.excludedTerms }
  const showsArticles = works !== 'images'
  const showsImages = works === 'images' || works === 'both'
  const hasQuery = source !== 'picked'
  const hasPicked = source !== 'query'
  return {
    articles: {
      query: showsArticles && hasQuery ? { terms, ...excluded, from, to } : null,
      picked: showsArticles && hasPicked ? picked : [],
    },
    images: {
      query: showsImages && hasQuery ? { terms, ...excluded, folders, from, to } : null,
      picked: showsImages && hasPicked ? pickedImages : [],
    },
  }
}
