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

/** Fills a new tooltip with the selected text, which the tooltip replaces. */
function SelectionPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        INSERT_INLINE_BLOCK_COMMAND,
        (fields) => {
          if (fields.blockType !== 'tooltip' || 'text' in fields) return false
          const selection = $getSelection() ?? $getPreviousSelection()
          const text = $isRangeSelection(selection) ? selection.getTextContent().trim() : ''
          if (text === '') return false
          return editor.dispatchCommand(INSERT_INLINE_BLOCK_COMMAND, { ...fields, text })
        },
        // Runs before Payload's own handler, which inserts the block.
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  return null
}

export const TooltipSelection = createClientFeature({
  plugins: [{ Component: SelectionPlugin, position: 'normal' }],
})
