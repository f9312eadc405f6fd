import type { TableResult } from '../table'
import { absoluteLines, ratioLines, type Lines } from './grid'
import type { Goal } from './goal'
import type { Machine } from './machine'

export interface ReportedTable {
  readonly name: string
  readonly title: string
  /** Seconds. */
  readonly took: number
  /** What was measured, or why it was not. */
  readonly outcome: TableResult | { readonly failure: string }
}

/** Was all of it measured? */
export const isWhole = ({ outcome }: ReportedTable): boolean =>
  !('failure' in outcome) && outcome.unfinished === undefined

export interface Report {
  /** ISO 8601. */
  readonly date: string
  readonly machine: Machine
  readonly quick: boolean
  readonly tables: readonly ReportedTable[]
}

/** The whole report as Markdown: what is met, then every table, ratios before times. */
export function writeReport({ date, machine, quick, tables }: Report): string {
  return [
    `# Benchmarks of ${date.slice(0, 10)}`,
    quick
      ? 'A quick run with few rounds: it shows that everything runs and is not to be quoted.'
      : 'Candidates took turns in every round; figures are medians, with the least and the most in brackets. Ratios come first: machines differ.',
    '## Targets',
    goalLines(tables),
    ...tables.map(writeTable),
    '## How to repeat',
    'Run `npm run bench` on a machine that does nothing else; `npm run bench -- --only <table>` runs one table, `--quick` takes three minutes, `--json <file>` writes every sample. [bench/README.md](../README.md) says how each figure is taken.',
    '## Machine and versions',
    toTable([['', ''], ...Object.entries(machine)]),
  ].join('\n\n')
}

const goalLines = (tables: readonly ReportedTable[]) =>
  toTable([
    ['', 'Table', 'What', 'Measured', 'Target', 'Compared'],
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
    `${method} Took ${Math.round(took)} s.`,
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
