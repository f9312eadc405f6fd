import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { DocumentFile } from './document-file'
import { WorkTable } from './work-table'

test('takes less than 120 bytes of memory per work', () => {
  const table = new WorkTable(new DocumentFile(tmpdir()))
  for (let key = 1; key <= 20_000; key++)
    table.put({
      ...{ kind: 'article', key: `${key}`, slug: `work-${key}`, path: `/articles/work-${key}` },
      ...{ title: `Work ${key}`, excerpt: 'A long lead. '.repeat(20), author: 'Ada', cover: null },
      ...{ date: '1850', dateText: undefined, time: key, modified: key },
      ...{ terms: [`${key % 40}`], lines: [], aspectRatio: null, restJson: '{}', tile: null },
    })
  expect(table.size).toBe(20_000)
  expect(table.bytes / table.size).toBeLessThan(120)
})
