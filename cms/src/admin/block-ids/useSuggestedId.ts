import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Row id of a block → its last suggestion. Outside of the component, because Payload 3.90 mounts the fields of a new
 * block twice (a shimmer is shown in between), and the second mount has to distinguish a suggestion from a typed id.
 */
const suggestions = new Map<string, string>()

/**
 * Fills the id of a block from its title until an editor types one. An id that exists already, such as of a published
 * block, does not change: links that visitors saved contain it.
 * @param path of the id field; its siblings are the block's title and row id
 * @param suggest returns an unused id for a title
 */
export function useSuggestedId(path: string, suggest: (title: string) => string): void {
  const prefix = path.replace(/[^.]*$/, '')
  const { value, setValue } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields[`${prefix}title`]?.value)
  const rowId = useFormFields(([fields]) => String(fields[`${prefix}id`]?.value ?? path))
  // Without an id, a title that was typed between the two mounts still needs a suggestion.
  const lastTitle = useRef(value ? title : undefined)
  useEffect(() => {
    if (title === lastTitle.current) return
    lastTitle.current = title
    if (typeof title !== 'string' || title === '') return
    if (value && value !== suggestions.get(rowId)) return
    const suggestion = suggest(title)
    suggestions.set(rowId, suggestion)
    setValue(suggestion)
  }, [title, value, rowId, suggest, setValue])
}
