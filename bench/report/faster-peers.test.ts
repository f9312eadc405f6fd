import { expect, test } from 'vitest'
import type { Samples } from '../measure/interleave'
import { fasterPeers } from './faster-peers'

const samples: Samples = new Map([
  ['Tessera', new Map([['narrow', [7]]])],
  ['Isotope, animation off', new Map([['narrow', [9]]])],
  ['MixItUp', new Map([['narrow', [3, 4, 20]]])],
  ['MixItUp, animation off', new Map([['narrow', [3]]])],
])
const peers = ['Isotope, animation off', 'MixItUp', 'MixItUp, animation off', 'Muuri']
const compare = (quantity: string, options: { ours?: string; better?: 'higher' } = {}) =>
  fasterPeers(samples, { ours: 'Tessera', peers, quantity, ...options })

test('names each faster peer once, by its median', () => {
  expect(compare('narrow')).toBe('faster: MixItUp')
})

test('says when no peer is faster', () => {
  expect(compare('narrow', { ours: 'MixItUp, animation off' })).toBe('no peer is faster')
})

test('compares frames, of which more are better', () => {
  expect(compare('narrow', { better: 'higher' })).toBe('faster: Isotope')
})

test('compares nothing without a sample of ours', () => {
  expect(compare('reset')).toBe('')
})
