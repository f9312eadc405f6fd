import { down, up } from './20261123_010743_initial'

export const migrations = [{ name: '20261123_010743_initial', up, down }]
