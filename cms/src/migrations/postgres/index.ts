import { down, up } from './20261123_090653_initial'

export const migrations = [{ name: '20261123_090653_initial', up, down }]
