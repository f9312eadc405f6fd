import { useRef, useState } from 'react'
import type { TermField } from './term-text'

/** Which filters have a field beside each image, and what has been typed there. */
export function useTermFields(loaded: readonly TermField[]) {
  const [fields, setFields] = useState(loaded)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const toggle = (id: number) =>
    setShown((before) => {
      const toggled = new Set(before)
      if (!toggled.delete(id)) toggled.add(id)
      return toggled
    })
  const add = (field: TermField) => {
    setFields((before) => [...before.filter(({ id }) => id !== field.id), field])
    setShown((before) => new Set(before).add(field.id))
  }
  /** Suggests labels that were typed beside one image for the next ones. */
  const remember = (id: number, labels: readonly string[]) =>
    setFields((before) =>
      before.map((field) => {
        const known = new Set(field.terms.map((term) => term.toLowerCase()))
        const added = labels.filter((label) => !known.has(label.toLowerCase()))
        return field.id === id && added.length > 0
          ? { ...field, terms: [...field.terms, ...added] }
          : field
      }),
    )
  const enqueue = <T>(send: () => Promise<T>): Promise<T> => {
    const sent = last.current.then(send)
    last.current = sent.catch(() => null)
    return sent
  }
  /** Resolves when everything that is typed so far has been sent. */
  const settled = () => last.current
  return { fields, shown, toggle, add, remember, enqueue, settled }
}
