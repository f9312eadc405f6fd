import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { originalsDir, variantsDir } from '../../src/images/folders'
import { MAX_UPLOAD_BYTES } from '../../src/images/upload/limits'
import { leastProcessorTime } from '../testing/processor-time'
import { INTERNAL_API, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()
const SCRIPT = '<!doctype html><script>attacked()</script>'
/** An empty ZIP archive: programs look for its end record from the end of the file. */
const ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

let jpeg: Buffer
let png: Buffer
let gif: Buffer
beforeAll(async () => {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  jpeg = await image.jpeg().toBuffer()
  png = await image.png().toBuffer()
  gif = await image.gif().toBuffer()
})

/** The bytes of a request, because FormData would change some names. */
function upload(name: string | Buffer, content: Buffer): Promise<Response> {
  const lines = [
    ...['--hostile', 'Content-Disposition: form-data; name="_payload"', '', '{}'],
    ...['--hostile', 'Content-Disposition: form-data; name="file"; filename="'],
  ]
  const body = Buffer.concat([
    Buffer.from(lines.join('\r\n')),
    ...[Buffer.from(name), Buffer.from('"\r\nContent-Type: text/html\r\n\r\n'), content],
    Buffer.from('\r\n--hostile--\r\n'),
  ])
  return send(cms, '/media', {
    ...{ method: 'POST', body: new Uint8Array(body) },
    headers: { ...INTERNAL_API, 'content-type': 'multipart/form-data; boundary=hostile' },
  })
}
const storedFiles = () =>
  [originalsDir, variantsDir].flatMap((each) => {
    const folder = each(cms.settings.dataDir)
    return existsSync(folder) ? readdirSync(folder) : []
  })

async function expectRefused(response: Response, [status, reason]: readonly [number, string]) {
  const { errors } = await response.json()
  expect([response.status, errors[0].message]).toEqual([status, expect.stringContaining(reason)])
}

/** Uploads a file, and expects that it is stored and served as what it is. */
async function expectImage(name: string, content: Buffer, [type, stored]: [string, RegExp]) {
  const response = await upload(name, content)
  expect(response.status).toBe(201)
  const { filename, mimeType } = (await response.json()).doc
  expect([mimeType, filename]).toEqual([type, expect.stringMatching(stored)])
  expect(storedFiles()).toContain(filename)
  const { headers } = await send(cms, `/media/file/${filename}`, { headers: INTERNAL_API })
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    type,
    'nosniff',
  ])
  expect(headers.get('content-security-policy')).toContain('sandbox')
}

test.each([
  ['a second extension before that of an image', 'shell.php.jpg', /^shell-?php-[0-9a-f]{8}\.jpg$/],
  ['the extension of a page', 'image.jpg.html', /^image-?jpg-[0-9a-f]{8}\.jpg$/],
  ['the path of another folder', '../../../etc/cron.d/job.jpg', /^[a-z-]+-[0-9a-f]{8}\.jpg$/],
  ['a path of Windows', '..\\..\\boot.ini', /^[a-z-]+-[0-9a-f]{8}\.jpg$/],
  ['nothing but dots', '..', /^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/],
  ['a hidden file of a server', '.htaccess', /^[a-z-]+-[0-9a-f]{8}\.jpg$/],
  ['markup', '%22><img src=x onerror=attacked()>.svg', /^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/],
  ['10,000 letters', 'a'.repeat(10_000), /^a{1,60}-[0-9a-f]{8}\.jpg$/],
])('an image whose name is %s is stored under a safe name', async (_, name, stored) => {
  await expectImage(name, jpeg, ['image/jpeg', stored])
})

test('refuses a name with a NUL byte', async () => {
  const before = storedFiles()
  await expectRefused(await upload('a.jpg\0.html', jpeg), [
    400,
    'The name of this file has characters that no file name can have.',
  ])
  expect(storedFiles()).toEqual(before)
})

test.each([
  ['a JPEG that is an HTML page too', 'a.html', () => withComment(jpeg), 'image/jpeg'],
  ['a GIF that is a script too', 'a.js', () => Buffer.concat([gif, SCRIPT_TAIL]), 'image/gif'],
  ['a PNG that is a ZIP archive too', 'a.zip', () => Buffer.concat([png, ZIP]), 'image/png'],
  ['a JPEG that is a ZIP archive too', 'a.jar', () => Buffer.concat([jpeg, ZIP]), 'image/jpeg'],
])('%s is stored and served as the image only', async (_, name, content, type) => {
  const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)
  const stored = new RegExp(`^a-[0-9a-f]{8}\\.${extension}$`)
  await expectImage(name, content(), [type, stored])
})

const SCRIPT_TAIL = Buffer.from('*/=attacked();')

/** A comment is the second segment of the file. */
function withComment(image: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(SCRIPT.length + 2)
  const comment = [Buffer.from([0xff, 0xfe]), length, Buffer.from(SCRIPT)]
  return Buffer.concat([image.subarray(0, 2), ...comment, image.subarray(2)])
}

test('refuses pages and archives that only begin like an image', async () => {
  const before = storedFiles()
  for (const start of ['GIF89a', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP'])
    for (const rest of [Buffer.from(SCRIPT), ZIP]) {
      const content = Buffer.concat([Buffer.from(start, 'latin1'), rest])
      await expectRefused(await upload('a.jpg', content), [415, 'not a supported image'])
    }
  expect(storedFiles()).toEqual(before)
})

test('refuses a file of more than 25 MB', async () => {
  const before = storedFiles()
  const large = Buffer.concat([jpeg, randomBytes(MAX_UPLOAD_BYTES)])
  await expectRefused(await upload('large.jpg', large), [413, 'larger than 25 MB'])
  expect(storedFiles()).toEqual(before)
})

test('refuses half an image, and leaves nothing of it', async () => {
  const before = storedFiles()
  const noisy = await sharp({
    create: {
      ...{ width: 400, height: 400, channels: 3, background: '#385' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const half = noisy.subarray(0, noisy.length / 2)
  await expectRefused(await upload('half.jpg', half), [400, 'cannot be read; it may be damaged'])
  expect(storedFiles()).toEqual(before)
})

/** ms of the processor. */
const MAX_CHECK_MS = 100

test('refuses an animation of 10,000 frames by its header', async () => {
  const frames = 10_000
  const head = Buffer.from('GIF89a\x2c\x01\x2c\x01\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const content = Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
  const refuse = async () =>
    expectRefused(await upload('endless.gif', content), [
      413,
      'The 10000 frames of this animation have 900 megapixels',
    ])
  expect(await leastProcessorTime(refuse)).toBeLessThan(MAX_CHECK_MS)
})
