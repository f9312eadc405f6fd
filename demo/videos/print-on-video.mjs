import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { drawings } from '../images.mjs'
import { print } from '../press/press.mjs'
import { videoInBrowser } from './video-in-browser.mjs'
import { writeWebm } from './write-webm.mjs'

/**
 * Videos how "Three Boats" is printed, an ink a pass, and writes `three-boats.webm` beside this file. The video is committed:
 * nobody needs a browser to start the demo. Once more: `node demo/videos/print-on-video.mjs`.
 */
const WIDTH = 640
const HEIGHT = 480

const image = drawings['three-boats']()
const states = []
for (let passes = 0; passes <= image.layers.length; passes++) {
  const sheet = await print({ ...image, layers: image.layers.slice(0, passes) })
  const small = await sharp(sheet).resize(WIDTH, HEIGHT).png().toBuffer()
  states.push(`data:image/png;base64,${small.toString('base64')}`)
}
const inks = image.layers.map(({ ink = '#000000' }) => ink)

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  // Browsers encode videos for pages that came safely alone.
  await page.route('https://press.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Press</title>' }),
  )
  await page.goto('https://press.invalid/')
  const { duration, frames } = await page.evaluate(videoInBrowser, {
    ...{ width: WIDTH, height: HEIGHT, states, inks },
  })
  const video = writeWebm({
    ...{ width: WIDTH, height: HEIGHT, duration },
    frames: frames.map(({ base64, ...frame }) => ({
      ...frame,
      bytes: Buffer.from(base64, 'base64'),
    })),
  })
  const file = path.join(import.meta.dirname, 'three-boats.webm')
  await writeFile(file, video)
  console.log(`${file}: ${Math.round(video.length / 1024)} kB, ${duration / 1000} s`)
} finally {
  await browser.close()
}
