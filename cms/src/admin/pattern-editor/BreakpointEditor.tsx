import { Button } from '@payloadcms/ui'
import { MAX_DRAWING } from '@tessera/gallery/patterns'
import { useId, useState } from 'react'
import { Canvas } from './canvas/Canvas'
import { isInReadingOrder, rowsOf } from './drawing/tiles'
import type { DrawingState, DrawingAction } from './drawing/drawing-reducer'
import { NumberField } from './NumberField'
import { problemsOf } from './drawing/problems'
import { tileLabel } from './canvas/tile-label'

interface BreakpointEditorProps {
  readonly name: string
  readonly state: DrawingState
  readonly disabled: boolean
  readonly onAction: (action: DrawingAction) => void
}

const INITIAL_ROWS = 3

/** Canvas and toolbar for the drawing of one breakpoint. */
export function BreakpointEditor({ name, state, disabled, onAction }: BreakpointEditorProps) {
  const { drawing, selectedTile, past } = state
  const help = useId()
  const [minRows, setMinRows] = useState(INITIAL_ROWS)
  const usedRows = rowsOf(drawing.tiles)
  const rows = Math.max(usedRows, minRows)
  const tile = selectedTile === null ? undefined : drawing.tiles[selectedTile]
  const problems = problemsOf(drawing)
  return (
    <>
      <div className="tessera-editor__tools">
        <NumberField
          label="Columns"
          value={drawing.columns}
          min={1}
          max={MAX_DRAWING.columns}
          disabled={disabled}
          onChange={(columns) => onAction({ type: 'columns', columns })}
        />
        <NumberField
          label="Rows"
          value={rows}
          min={Math.max(1, usedRows)}
          max={MAX_DRAWING.rows}
          disabled={disabled}
          onChange={setMinRows}
        />
        <Button {...TOOLBAR_BUTTON} disabled={disabled} onClick={() => onAction({ type: 'add' })}>
          Add a tile
        </Button>
        <Button
          {...TOOLBAR_BUTTON}
          disabled={disabled || !tile}
          onClick={() => selectedTile !== null && onAction({ type: 'remove', tile: selectedTile })}
        >
          Remove
        </Button>
        <Button
          {...TOOLBAR_BUTTON}
          disabled={disabled || !past.length}
          onClick={() => onAction({ type: 'undo' })}
        >
          Undo
        </Button>
        <Button
          {...TOOLBAR_BUTTON}
          disabled={disabled || isInReadingOrder(drawing.tiles)}
          onClick={() => onAction({ type: 'sort' })}
        >
          Renumber
        </Button>
      </div>
      <Canvas
        label={`${name} drawing, ${drawing.columns} columns`}
        state={state}
        rows={rows}
        disabled={disabled}
        describedBy={help}
        onAction={onAction}
      />
      <p className="field-description" id={help}>
        Drag over empty cells to draw a tile, drag a tile to move it, drag its edges to resize it.
        With the keyboard: N adds a tile, arrow keys move it, Shift and arrow keys resize it, Delete
        removes it, Ctrl+Z undoes. Empty rows at the end are ignored.
      </p>
      <p className="tessera-editor__screen-reader-text" role="status">
        {tile && selectedTile !== null ? tileLabel(selectedTile, tile) : ''}
      </p>
      <div role="status" className="tessera-editor__problems">
        {problems.length ? (
          problems.map(({ text, isBlocking }) => (
            <p key={text} data-blocking={isBlocking ? '' : undefined}>
              {text}
            </p>
          ))
        ) : (
          <p data-valid="">
            {drawing.tiles.length === 1
              ? '1 tile that repeats'
              : `${drawing.tiles.length} tiles that repeat`}{' '}
            without holes.
          </p>
        )}
      </div>
    </>
  )
}

const TOOLBAR_BUTTON = {
  buttonStyle: 'secondary',
  size: 'small',
  margin: false,
  type: 'button',
} as const
