import { down, up } from './20261122_235928_initial'

export const migrations = [{ name: '20261122_235928_initial', up, down }]
