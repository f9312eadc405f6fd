import type { PageMetadata } from './read-metadata'

/** Search engines show about as many characters; they measure px. */
const MAX_TITLE = 60
const MAX_DESCRIPTION = 160

/** What an editor could do better, one sentence each. */
export function describeFaults({ title, description, image }: PageMetadata): string[] {
  const faults: string[] = []
  if (title.length > MAX_TITLE)
    faults.push(
      `The title has ${title.length} characters with the name of the site. Search engines show about ${MAX_TITLE}.`,
    )
  if (description === null)
    faults.push('There is no description, so search engines choose a sentence of the page.')
  else if (description.length > MAX_DESCRIPTION)
    faults.push(
      `The description has ${description.length} characters. Search engines show about ${MAX_DESCRIPTION}.`,
    )
  if (image === null) faults.push('There is no image, so shared links show text only.')
  return faults
}
