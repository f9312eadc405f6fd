import type { DefaultServerCellComponentProps } from 'payload'

/** The text of a cell; nothing if there is none. */
export const TextCell = ({ cellData }: DefaultServerCellComponentProps) => cellData ?? ''
