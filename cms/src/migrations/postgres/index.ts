import { down, up } from './20261122_181239_initial'

export const migrations = [{ name: '20261122_181239_initial', up, down }]
