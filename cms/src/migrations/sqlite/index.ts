import { down, up } from './20261123_090650_initial'

export const migrations = [{ name: '20261123_090650_initial', up, down }]
