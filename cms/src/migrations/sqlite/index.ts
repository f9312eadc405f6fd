import { down, up } from './20261122_204907_initial'

export const migrations = [{ name: '20261122_204907_initial', up, down }]
