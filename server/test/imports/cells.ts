import type { Cell } from '#contract/kit/tables/cell.ts'
import type { Read } from '#modules/imports/reading/cell.rules.ts'

/** The value, or the name of the refusal. */
export const outcome = (read: Read<unknown>) => ('code' in read ? read.code : read.value)
export const formula: Cell = { bad: 'formula', shown: '=A1*2' }

/** Dropped parts of a cell, with their causes. */
export const droppedOf = (read: Read<unknown>) =>
  'code' in read ? [] : (read.dropped ?? []).map(({ code, part }) => `${code.split('.')[1]} ${part?.slice(0, 20)}`)
