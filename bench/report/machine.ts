import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import { join } from 'node:path'

/** Property → value, as the report shows them. */
export type Machine = Readonly<Record<string, string>>

const PEERS = [
  'isotope-layout',
  'isotope-packery',
  'packery',
  'masonry-layout',
  'mixitup',
  'muuri',
  'shufflejs',
  'photoswipe',
  'yet-another-react-lightbox',
  'glightbox',
  'lighthouse',
]
const OURS = ['react', 'react-dom', 'next', 'hono', 'playwright']

/** Hardware, operating system and versions of the programs and packages. */
export function describeMachine(root: string, chromium: string): Machine {
  const processors = cpus()
  return {
    Processor: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
    Memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    System: `${system()} ${release()}`,
    Node: process.version,
    Chromium: lastLineOf(chromium, '--version'),
    nginx: lastLineOf('nginx', '-v').replace(/^nginx version: /, ''),
    Commit: lastLineOf('git', '-C', root, 'rev-parse', '--short', 'HEAD'),
    Peers: versions(join(root, 'bench/node_modules'), PEERS),
    'Built with': versions(join(root, 'node_modules'), OURS),
  }
}

const versions = (folder: string, names: readonly string[]) =>
  names.map((name) => `${name} ${versionOf(folder, name)}`).join(', ')

function versionOf(folder: string, name: string): string {
  try {
    return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version
  } catch {
    // The report shows the missing package; the table that needs it reports its failure.
    return '(not installed)'
  }
}

function lastLineOf(command: string, ...args: string[]): string {
  try {
    // nginx prints its version to stderr.
    const shellArgs = ['-c', '"$0" "$@" 2>&1', command, ...args]
    const text = execFileSync('sh', shellArgs, { encoding: 'utf8' })
    return text.trim().split('\n').at(-1) ?? ''
  } catch {
    // The report shows which programs are missing.
    return '(not installed)'
  }
}
