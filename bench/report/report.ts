import type { TableResult } from '../table'
import { absoluteLines, ratioLines, type Lines } from './grid'
import type { Goal } from './goal'
import type { Machine } from './machine'

export interface ReportedTable {
  readonly name: string
  readonly title: string
  /** Seconds. */
  readonly took: number
  /** The result, or the reason why there is none. */
  readonly outcome: TableResult | { readonly failure: string }
}

/** Whether every part of the table was measured. */
export const isComplete = ({ outcome }: ReportedTable): boolean =>
  !('failure' in outcome) && outcome.unfinished === undefined

export interface Report {
  /** ISO 8601. */
  readonly date: string
  readonly machine: Machine
  readonly quick: boolean
  readonly tables: readonly ReportedTable[]
}

/** The report as Markdown: the targets, then every table with ratios before times. */
export function writeReport({ date, machine, quick, tables }: Report): string {
  return [
    `# Benchmarks of ${date.slice(0, 10)}`,
    quick
      ? 'A quick run with few rounds: it shows that every table works. Do not quote its figures.'
      : 'The candidates took turns in every round. Figures are medians, with the minimum and the maximum in brackets. Ratios come first because they depend less on the machine.',
    '## Targets',
    goalLines(tables),
    ...tables.map(writeTable),
    '## How to reproduce',
    'Run `npm run bench` on an otherwise idle machine. `npm run bench -- --only <table>` runs one table, `--quick` takes three minutes, `--json <file>` writes every sample. [bench/README.md](../README.md) explains how each figure is measured.',
    '## Machine and versions',
    toTable([['', ''], ...Object.entries(machine)]),
  ].join('\n\n')
}

const goalLines = (tables: readonly ReportedTable[]) =>
  toTable([
    ['', 'Table', 'Quantity', 'Measured', 'Target', 'Comparison'],
    ...tables.flatMap(({ name, outcome }) =>
      'failure' in outcome
        ? [['not run', name, '', outcome.failure.split('\n')[0] ?? '', '', '']]
        : outcome.goals.map((goal) => [
            verdict(goal),
            name,
            goal.what,
            goal.measured,
            goal.target,
            goal.ratio,
          ]),
    ),
  ])

const verdict = ({ met }: Goal) => (met === null ? 'not measured' : met ? 'met' : '**not met**')

function writeTable({ title, outcome, took }: ReportedTable): string {
  if ('failure' in outcome)
    return `## ${title}\n\nNot measured: ${outcome.failure.split('\n')[0] ?? ''}`
  const { method, grids, notes } = outcome
  return [
    `## ${title}`,
    `${method} Duration: ${Math.round(took)} s.`,
    ...grids.flatMap((grid) => {
      const ratios = ratioLines(grid)
      return [
        `### ${grid.title}`,
        ...(ratios ? [toTable(ratios)] : []),
        toTable(absoluteLines(grid)),
      ]
    }),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
  ].join('\n\n')
}

function toTable([head = [], ...rows]: Lines): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
