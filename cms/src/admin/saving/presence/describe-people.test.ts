import { expect, test } from 'vitest'
import { describePeople } from './describe-people'

test('names who else has the document open', () => {
  expect(describePeople([])).toBeNull()
  expect(describePeople(['Ben'])).toBe('Ben has this open too')
  expect(describePeople(['Ben', 'Cleo'])).toBe('Ben and Cleo have this open too')
  expect(describePeople(['Ben', 'Cleo', 'Dora'])).toBe('Ben, Cleo and 1 other have this open too')
  expect(describePeople(['Ben', 'Cleo', 'Dora', 'Emil'])).toBe(
    'Ben, Cleo and 2 others have this open too',
  )
})
