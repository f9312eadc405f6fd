/** @module-tag long */
// @ts-check
import { expect, test } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'
import { captureOutput } from '../process/run-command.mjs'

test('npm run sbom lists the packages in the format of CycloneDX', async () => {
  const sbom = JSON.parse(await captureOutput('npm', ['run', '--silent', 'sbom'], { cwd: ROOT }))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.any(String) })
  const names = sbom.components.map((/** @type {{ name: string }} */ { name }) => name)
  expect(names).toEqual(expect.arrayContaining(['payload', 'next', 'sharp', 'hono', 'pino']))
  const [{ purl }] = sbom.components
  expect(purl).toMatch(/^pkg:npm\//)
})
