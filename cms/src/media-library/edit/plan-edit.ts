import type { PayloadRequest } from 'payload'
import { findImages, readTermGroups } from '../articles/plan-articles'
import type { EditPlan, TermCount } from './edit-plan'
import { editedImage, type EditedImage } from './edited-image'

/** Reads what images have, for the dialog that edits all of them. */
export async function planEdit(req: PayloadRequest, ids: readonly number[]): Promise<EditPlan> {
  const groups = await readTermGroups(req)
  const images = (await findImages(req, ids)).map((doc) => editedImage.parse(doc))
  const common = (name: keyof EditPlan['common']) => {
    const [value = '', ...others] = new Set(images.map((image) => String(image[name] ?? '')))
    return others.length === 0 ? { [name]: value } : {}
  }
  return {
    groups,
    terms: countTerms(images),
    common: {
      ...{ ...common('credit'), ...common('folder'), ...common('license') },
      ...{ ...common('licenseText'), ...common('licenseUrl') },
    },
  }
}

function countTerms(images: readonly EditedImage[]): EditPlan['terms'] {
  const counts: Record<string, TermCount> = {}
  for (const { terms, keywordTerms } of images)
    for (const term of terms) {
      const { images, unconfirmed } = counts[term] ?? { images: 0, unconfirmed: 0 }
      const isUnconfirmed = keywordTerms.includes(term)
      counts[term] = { images: images + 1, unconfirmed: unconfirmed + (isUnconfirmed ? 1 : 0) }
    }
  return counts
}
