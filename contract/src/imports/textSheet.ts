import { shape, type Static, Type } from '#contract/kit/schema.ts'

/** Cell of a workbook that could not be read, with the reason in the reader's language. */
export const CellFault = shape({
  row: Type.Integer({ description: 'row of the sheet, from 1' }),
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type CellFault = Static<typeof CellFault>
