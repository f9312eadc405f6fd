import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDump, SITE } from '../../../scripts/import/sources/joomla/testing/create-dump.mjs'
import { createWxr } from '../../../scripts/import/sources/wordpress/testing/create-wxr.mjs'
import { createXlsx, textRow } from '../../../scripts/import/sources/xlsx/testing/create-xlsx.mjs'

/** What an import of a source makes, by collection. */
export interface Source {
  readonly name: string
  readonly path: string
  readonly expected: Readonly<Record<string, number>>
}

const ROWS = 400
const IMAGES = 24

/** Writes one source of each kind, with its files, into a folder. */
export async function writeSources(folder: string): Promise<readonly Source[]> {
  const images = await writeImages(join(folder, 'images'))
  return [
    { name: 'images', path: join(folder, 'images'), expected: { media: IMAGES } },
    await writeCsv(folder, images),
    await writeXlsx(folder),
    await writeWordPress(join(folder, 'wordpress'), images),
    await writeJoomla(join(folder, 'joomla'), images),
  ]
}

async function writeImages(folder: string): Promise<readonly string[]> {
  const paths: string[] = []
  for (let n = 0; n < IMAGES; n++) {
    const path = join(folder, `part ${n % 3}`, `image-${n}.jpg`)
    mkdirSync(join(path, '..'), { recursive: true })
    const background = { r: n * 10, g: 90, b: 255 - n * 10 }
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .withExif({ IFD0: { ImageDescription: `Image ${n}` } })
      .jpeg()
      .toFile(path)
    paths.push(path)
  }
  return paths
}

/** Different bytes for each source: a file that Media has is not uploaded again by a folder of images. */
async function copyImages(paths: readonly string[], folder: string, count: number) {
  mkdirSync(folder, { recursive: true })
  for (const [n, path] of paths.slice(0, count).entries())
    await sharp(path)
      .negate()
      .toFile(join(folder, `${n}.jpg`))
}

async function writeCsv(folder: string, images: readonly string[]): Promise<Source> {
  await copyImages(images, join(folder, 'csv'), 8)
  const rows = Array.from({ length: ROWS }, (_, n) =>
    [`Work ${n}`, `ca. ${1500 + n}`, `Topic ${n % 7}`, n < 8 ? `${n}.jpg` : ''].join(','),
  )
  const path = join(folder, 'csv', 'works.csv')
  writeFileSync(path, ['title,date,tags,image', ...rows].join('\n'))
  return { name: 'CSV', path, expected: { articles: ROWS, media: 8, terms: 8, pages: 1 } }
}

async function writeXlsx(folder: string): Promise<Source> {
  const rows = Array.from({ length: ROWS }, (_, n) =>
    textRow(n + 2, [`Cell ${n}`, String(1500 + n), `Kind ${n % 5}`]),
  )
  const path = join(folder, 'sheet.xlsx')
  writeFileSync(
    path,
    createXlsx({ sheets: [textRow(1, ['title', 'year', 'tags']) + rows.join('')] }),
  )
  return { name: 'XLSX', path, expected: { articles: ROWS, terms: 6, pages: 1 } }
}

async function writeWordPress(folder: string, images: readonly string[]): Promise<Source> {
  await copyImages(images, join(folder, 'wp-content/uploads/2024'), 12)
  const attachments = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: String(1000 + n), type: 'attachment', status: 'inherit', title: `Photo ${n}` },
    file: `https://old.example/wp-content/uploads/2024/${n}.jpg`,
    meta: { _wp_attached_file: `2024/${n}.jpg`, _wp_attachment_image_alt: `Photo ${n}` },
  }))
  const posts = Array.from({ length: 200 }, (_, n) => ({
    ...{ id: String(n + 1), title: `Post ${n}`, slug: `post-${n}`, content: `<p>Words ${n}</p>` },
    link: `https://old.example/2024/post-${n}/`,
    terms: [['category', `c${n % 4}`, `Category ${n % 4}`]] as const,
  }))
  const pages = Array.from({ length: 20 }, (_, n) => ({
    ...{ id: String(2000 + n), type: 'page', title: `Page ${n}`, slug: `wp-page-${n}` },
    link: `https://old.example/about/page-${n}/`,
    content: `Words. [gallery ids="${1000 + (n % 12)}"]`,
  }))
  const path = join(folder, 'harbour.xml')
  writeFileSync(path, createWxr([...attachments, ...posts, ...pages]))
  const expected = { articles: 200, pages: 21, media: 12, redirects: 220 }
  return { name: 'WordPress', path, expected }
}

async function writeJoomla(folder: string, images: readonly string[]): Promise<Source> {
  mkdirSync(join(folder, 'images'), { recursive: true })
  copyFileSync(images[0] ?? '', join(folder, 'images/tide.jpg'))
  const [first] = SITE['jos_content'] ?? []
  const content = Array.from({ length: 200 }, (_, n) => ({
    ...{ ...first, id: n + 1, title: `Note ${n}`, alias: `note-${n}`, introtext: `<p>${n}</p>` },
    images: n === 0 ? String(first?.['images']) : '{}',
  }))
  const path = join(folder, 'studio.sql')
  writeFileSync(path, createDump({ ...SITE, jos_content: content }))
  return { name: 'Joomla', path, expected: { articles: 200, pages: 4 } }
}
