import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isDiskFull } from '../../src/errors/full-disk-error-handler'
import { processImage } from '../../src/images/processing/process-image'
import { sharedCms } from '../testing/shared-cms'

/** Mounts a file system of this size over a folder. Returns null without the right to mount. */
function mountSmallDisk(folder: string, kilobytes: number): { unmount(): void } | null {
  mkdirSync(folder, { recursive: true })
  try {
    const size = `size=${kilobytes}k,mode=0700`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  return { unmount: () => void execFileSync('umount', [folder]) }
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('a full disk', () => {
  const cms = sharedCms()

  test('leaves no file and no document of a refused image, and needs no restart', async (context) => {
    const folder = path.join(cms.settings.dataDir, 'media')
    const disk = mountSmallDisk(folder, 600)
    if (!disk) return context.skip('Only root can mount the small disk of this test.')
    onTestFinished(disk.unmount)
    const upload = async (width: number) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const data = await sharp({
        create: { width, height: width, channels: 3, background: '#385', noise },
      })
        .jpeg()
        .toBuffer()
      const file = { data, mimetype: 'image/jpeg', name: 'noise.jpg', size: data.length }
      return cms.payload.create({ collection: 'media', data: { alt: 'Noise' }, file })
    }
    const refused = await upload(1400).catch((error: unknown) => error)
    expect(isDiskFull(refused)).toBe(true)
    expect(filesBelow(folder)).toEqual([])
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    const { filename } = await upload(40)
    expect(filesBelow(folder)).toContain(filename)
    const { id } = await upload(900)
    const before = filesBelow(folder)
    const { payload, settings } = cms
    const work = processImage(
      { payload, dataDir: settings.dataDir },
      { id: Number(id), priority: 'low' },
    )
    expect(await work).toBeNull()
    expect(filesBelow(folder)).toEqual(before)
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({
      processingError: 'The disk of the server is full.',
    })
  })
})
