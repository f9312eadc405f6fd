import { expect, test } from 'vitest'
import { createOpenForms } from './open-forms'

const ADA = { id: 1, name: 'Ada' }
const BEN = { id: 2, name: 'Ben' }

test('names the others who have the same document open', () => {
  const forms = createOpenForms()
  expect(forms.note('articles/3', ADA)).toEqual([])
  expect(forms.note('articles/3', BEN)).toEqual(['Ada'])
  expect(forms.note('articles/3', ADA)).toEqual(['Ben'])
  expect(forms.note('articles/4', ADA)).toEqual([])
  expect(forms.note('pages/3', ADA)).toEqual([])
})

test('forgets who has left, or has not been noted for 45 s', () => {
  let now = 1
  const forms = createOpenForms(() => now)
  forms.note('articles/3', ADA)
  forms.leave('articles/3', ADA.id)
  expect(forms.note('articles/3', BEN)).toEqual([])
  now += 44_999
  expect(forms.note('articles/3', ADA)).toEqual(['Ben'])
  now += 2
  expect(forms.note('articles/3', ADA)).toEqual([])
})

test('remembers 20 people of a document and 1,000 documents, the last ones', () => {
  const forms = createOpenForms()
  for (let id = 1; id <= 25; id++) forms.note('articles/1', { id, name: `Person ${id}` })
  const others = forms.note('articles/1', { id: 25, name: 'Person 25' })
  expect(others).toEqual(Array.from({ length: 19 }, (_, n) => `Person ${n + 6}`).toSorted())
  for (let id = 2; id <= 1_001; id++) forms.note(`articles/${id}`, ADA)
  expect(forms.note('articles/1', BEN)).toEqual([])
  expect(forms.note('articles/1001', BEN)).toEqual(['Ada'])
})
