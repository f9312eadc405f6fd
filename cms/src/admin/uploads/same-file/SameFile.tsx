import { useConfig, useFormFields, useLocale } from '@payloadcms/ui'
import { z } from 'zod'
import { uploadedName } from '../../../images/readable-name'
import { dataOf } from '../../requests/ask-cms'
import { useAnswer } from '../../requests/useAnswer'
import { useSavedId } from '../../useSavedId'
import './same-file.css'
import { useFileHash } from './useFileHash'

const image = z.object({
  id: z.number(),
  fileHash: z.string(),
  title: z.string().nullish(),
  filename: z.string(),
  thumbnailURL: z.string().nullish(),
})
const images = z.object({ docs: z.array(image) })

/** Names the image that has the same file as the one that was selected in this form, before that one is saved. */
export function SameFile() {
  const id = useSavedId()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const file = useFormFields(([fields]) => fields['file']?.value)
  const hash = useFileHash(file instanceof File ? file : null)
  const query = new URLSearchParams({
    ...{ depth: '0', limit: '1', sort: 'id', locale },
    'where[fileHash][equals]': hash ?? '',
    ...(id !== null && { 'where[id][not_equals]': String(id) }),
  })
  const answer = useAnswer(hash === null ? null : `${routes.api}/media?${query}`, images)
  // A notice only: the form works without it.
  const [existing] = dataOf(answer)?.docs ?? []
  if (!existing || existing.fileHash !== hash) return null
  return (
    <div className="tessera-same-file" role="status">
      {existing.thumbnailURL && <img src={existing.thumbnailURL} alt="" />}
      <p>
        This file is in Media already, as{' '}
        <a href={`${routes.admin}/collections/media/${existing.id}`} target="_blank">
          {existing.title || uploadedName(existing.filename)}
        </a>
        .{id === null && ' Save to keep both, or close this form and choose that image.'}
      </p>
    </div>
  )
}
