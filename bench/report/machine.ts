import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import { join } from 'node:path'

/** What → value, in the words of the report. */
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

/** Where it was measured and with which versions. */
export function describeMachine(root: string, chromium: string): Machine {
  const processors = cpus()
  return {
    Processor: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
    Memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    System: `${system()} ${release()}`,
    Node: process.version,
    Chromium: said(chromium, '--version'),
    nginx: said('nginx', '-v').replace(/^nginx version: /, ''),
    Commit: said('git', '-C', root, 'rev-parse', '--short', 'HEAD'),
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
    // A peer that is not there is told as such: the table that needs it says the rest.
    return '(not installed)'
  }
}

function said(command: string, ...args: string[]): string {
  try {
    // nginx tells its version on the other stream.
    const told = ['-c', '"$0" "$@" 2>&1', command, ...args]
    const text = execFileSync('sh', told, { encoding: 'utf8' })
    return text.trim().split('\n').at(-1) ?? ''
  } catch {
    // The report says what is there and what is not.
    return '(not installed)'
  }
}
