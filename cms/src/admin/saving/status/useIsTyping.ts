import { useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Rich texts report their text within 0.5 s; the fields of a block in a text need two such steps, ms. */
const SETTLED_AFTER_MS = 1200

/** If the editor has typed in this form so recently that its state may not contain the text yet. */
export function useIsTyping(): boolean {
  const { formRef } = useForm()
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    const form = formRef.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      setIsTyping(true)
      timer = setTimeout(() => setIsTyping(false), SETTLED_AFTER_MS)
    }
    // In a task of its own: a render before React's own listener would write the previous value into the field.
    const handleInput = () => {
      clearTimeout(timer)
      timer = setTimeout(settle)
    }
    form?.addEventListener('input', handleInput)
    return () => {
      form?.removeEventListener('input', handleInput)
      clearTimeout(timer)
    }
  }, [formRef])
  return isTyping
}
