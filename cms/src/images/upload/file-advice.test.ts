import { expect, test } from 'vitest'
import { adviceForContent, adviceForName } from './file-advice'

test('knows videos and RAW files by their names', () => {
  for (const name of ['clip.mp4', 'IMG_1.MOV', 'a.b.webm'])
    expect(adviceForName(name)).toContain('under Videos')
  for (const name of ['IMG_1.CR2', 'a.cr3', 'DSC_1.NEF', 'b.arw', 'c.dng'])
    expect(adviceForName(name)).toContain('as JPEG or TIFF')
  for (const name of ['sea.jpg', 'sea.tif', 'raw', 'mp4', 'phone.heic', ''])
    expect(adviceForName(name)).toBeNull()
})

test('knows them by their content, whatever they are called', () => {
  const advice = (start: string) => adviceForContent(Buffer.from(start, 'latin1'))
  for (const start of ['\0\0\0\x14ftypqt  ', '\x1A\x45\xDF\xA3', 'RIFF\0\0\0\0AVI LIST'])
    expect(advice(start)).toContain('under Videos')
  for (const start of ['II*\0\x10\0\0\0CR\x02\0', 'FUJIFILMCCD-RAW 0201', 'IIU\0\x18\0\0\0'])
    expect(advice(start)).toContain('as JPEG or TIFF')
  const images = ['\xFF\xD8\xFF\xE0', '\x89PNG', 'RIFF\0\0\0\0WEBP', '\0\0\0\x1Cftypavif', 'GIF89a']
  for (const start of [...images, '\0\0\0\x18ftypheic', 'II*\0\x08\0\0\0', ''])
    expect(advice(start)).toBeNull()
})
