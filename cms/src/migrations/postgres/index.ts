import * as migration_20261121_090752_initial from './20261121_090752_initial'

export const migrations = [
  {
    up: migration_20261121_090752_initial.up,
    down: migration_20261121_090752_initial.down,
    name: '20261121_090752_initial',
  },
]
