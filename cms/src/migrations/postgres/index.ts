import { down, up } from './20261123_002545_initial'

export const migrations = [{ name: '20261123_002545_initial', up, down }]
