import { houseWritten } from './house.ts'
import { officeWritten } from './office.ts'
import type { WrittenProduct } from './parse.ts'
import { plantWritten } from './plant.ts'
import { suppliesWritten } from './supplies.ts'
import { tradeWritten } from './trade.ts'

/** Products written by hand: the first pages of the categories. */
export const writtenProducts: readonly WrittenProduct[] = [
  ...suppliesWritten,
  ...tradeWritten,
  ...plantWritten,
  ...officeWritten,
  ...houseWritten,
]
