import { Button } from '@payloadcms/ui'
import { MAX_DRAWING } from '@tessera/gallery/patterns'
import { useId, useState } from 'react'
import { Canvas } from './Canvas'
import { isInReadingOrder, rowsOf } from './draw'
import type { Sketch, SketchAction } from './drawing-reducer'
import { NumberStepper } from './NumberStepper'
import { problemsOf } from './problems'
import { tileName } from './tile-name'

interface BreakpointEditorProps {
  readonly name: string
  readonly sketch: Sketch
  readonly disabled: boolean
  readonly onAction: (action: SketchAction) => void
}

const FIRST_ROWS = 3

/** The grid of one breakpoint with all that is done to it. */
export function BreakpointEditor({ name, sketch, disabled, onAction }: BreakpointEditorProps) {
  const { drawing, chosen, past } = sketch
  const help = useId()
  const [wished, setWished] = useState(FIRST_ROWS)
  const used = rowsOf(drawing.tiles)
  const rows = Math.max(used, wished)
  const tile = chosen === null ? undefined : drawing.tiles[chosen]
  const problems = problemsOf(drawing)
  return (
    <>
      <div className="tessera-editor__tools">
        <NumberStepper
          label="Columns"
          value={drawing.columns}
          least={1}
          most={MAX_DRAWING.columns}
          disabled={disabled}
          onChange={(columns) => onAction({ type: 'columns', columns })}
        />
        <NumberStepper
          label="Rows"
          value={rows}
          least={Math.max(1, used)}
          most={MAX_DRAWING.rows}
          disabled={disabled}
          onChange={setWished}
        />
        <Button {...TOOL} disabled={disabled} onClick={() => onAction({ type: 'add' })}>
          Add a tile
        </Button>
        <Button
          {...TOOL}
          disabled={disabled || !tile}
          onClick={() => chosen !== null && onAction({ type: 'remove', tile: chosen })}
        >
          Remove
        </Button>
        <Button
          {...TOOL}
          disabled={disabled || !past.length}
          onClick={() => onAction({ type: 'undo' })}
        >
          Undo
        </Button>
        <Button
          {...TOOL}
          disabled={disabled || isInReadingOrder(drawing.tiles)}
          onClick={() => onAction({ type: 'order' })}
        >
          Number anew
        </Button>
      </div>
      <Canvas
        label={`${name} drawing, ${drawing.columns} columns`}
        sketch={sketch}
        rows={rows}
        disabled={disabled}
        describedBy={help}
        onAction={onAction}
      />
      <p className="field-description" id={help}>
        Drag over empty cells to draw a tile, drag a tile to move it, drag its edges to size it.
        With the keyboard: N adds a tile, arrow keys move it, Shift and arrow keys size it, Delete
        removes it, Ctrl+Z undoes. Empty rows at the end are left out.
      </p>
      <p className="tessera-editor__unseen" role="status">
        {tile && chosen !== null ? tileName(chosen, tile) : ''}
      </p>
      <div role="status" className="tessera-editor__problems">
        {problems.length ? (
          problems.map(({ text, isBlocking }) => (
            <p key={text} data-blocking={isBlocking ? '' : undefined}>
              {text}
            </p>
          ))
        ) : (
          <p data-good="">
            {drawing.tiles.length === 1
              ? '1 tile that repeats'
              : `${drawing.tiles.length} tiles that repeat`}{' '}
            without a hole.
          </p>
        )}
      </div>
    </>
  )
}

const TOOL = { buttonStyle: 'secondary', size: 'small', margin: false, type: 'button' } as const
