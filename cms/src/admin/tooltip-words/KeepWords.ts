'use client'

import {
  createClientFeature,
  INSERT_INLINE_BLOCK_COMMAND,
} from '@payloadcms/richtext-lexical/client'
import {
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

/** A tooltip takes the place of the words that are selected: they become its own, or an editor would have to type them again. */
function TakeSelectedWords() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        INSERT_INLINE_BLOCK_COMMAND,
        (fields) => {
          if (fields.blockType !== 'tooltip' || 'text' in fields) return false
          const selection = $getSelection() ?? $getPreviousSelection()
          const words = $isRangeSelection(selection) ? selection.getTextContent().trim() : ''
          if (words === '') return false
          return editor.dispatchCommand(INSERT_INLINE_BLOCK_COMMAND, { ...fields, words })
        },
        // Before the editor's own, which inserts.
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  return null
}

export const KeepWords = createClientFeature({
  plugins: [{ Component: TakeSelectedWords, position: 'normal' }],
})
