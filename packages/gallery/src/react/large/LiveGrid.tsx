import { Grid, type GridProps } from '../Grid'
import { isLarge } from './is-large'
import { LargeGrid } from './LargeGrid'

export function LiveGrid(props: GridProps) {
  const { gallery, view } = props.context
  return isLarge(gallery, view) ? <LargeGrid {...props} /> : <Grid {...props} />
}
