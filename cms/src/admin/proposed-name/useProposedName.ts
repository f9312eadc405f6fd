import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * What was proposed for each block, by the id of its row. Kept outside of the field: a form draws the fields of a new block
 * twice (Payload 3.90 shows a shimmer between), and the second must know the first one's proposal from a name that is typed.
 */
const proposals = new Map<string, string>()

/**
 * A block's name for addresses: follows its title as long as nobody has typed one. A name that is there, as of a published
 * block, stays: links that visitors kept hold it.
 * @param path of the field; its siblings are the block's title and id
 * @param propose a name that is free, for a title
 */
export function useProposedName(path: string, propose: (title: string) => string): void {
  const prefix = path.replace(/[^.]*$/, '')
  const { value, setValue } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields[`${prefix}title`]?.value)
  const row = useFormFields(([fields]) => String(fields[`${prefix}id`]?.value ?? path))
  // A title that came to be between the two drawings has no name yet.
  const followed = useRef(value ? title : undefined)
  useEffect(() => {
    if (title === followed.current) return
    followed.current = title
    if (typeof title !== 'string' || title === '') return
    if (value && value !== proposals.get(row)) return
    const proposal = propose(title)
    proposals.set(row, proposal)
    setValue(proposal)
  }, [title, value, row, propose, setValue])
}
