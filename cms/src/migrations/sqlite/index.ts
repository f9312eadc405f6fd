import { down, up } from './20261123_180228_initial'

export const migrations = [{ name: '20261123_180228_initial', up, down }]
