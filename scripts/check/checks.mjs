// @ts-check
import { CommandFailed, capture } from '../start/run.mjs'

const CHECKS = [
  ['types of the gallery', 'tsc', '-p', 'packages/gallery'],
  ['types of the content', 'tsc', '-p', 'packages/content'],
  ['types of the site', 'tsc', '-p', 'site'],
  ['types of the CMS', 'tsc', '-p', 'cms'],
  ['types of the bench', 'tsc', '-p', 'bench'],
  ['types of scripts and tests', 'tsc', '-p', 'tsconfig.json'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
]

/**
 * Runs every check, also after one has failed.
 * @param {{ root: string, say?: (text: string) => void }} stage `say` instead of the terminal
 * @returns {Promise<import('../test/run-tests.mjs').Counts>}
 */
export async function runChecks({ root, say = (text) => process.stdout.write(text) }) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const [name = '', ...command] of CHECKS) {
    try {
      await capture('npx', ['--no-install', ...command], { cwd: root })
      counts.passed += 1
      say(`  ✓ ${name}\n`)
    } catch (error) {
      counts.failed += 1
      say(`  ✗ ${name}\n${error instanceof CommandFailed ? error.output : error}\n`)
    }
  }
  return counts
}
