import { requisitionsHouse } from './requisitionsHouse.queries.ts'
import { requisitionsOffice } from './requisitionsOffice.queries.ts'
import { requisitionsWorks } from './requisitionsWorks.queries.ts'

/**
 * What stands in the requisitions of works, offices, canteens and laboratories: words of the trade, brands for things,
 * purposes, whole sentences, sizes, English, pinyin and wrong spellings, over the whole tree. They were written before
 * their words were looked up in the search: at their first measurement 91.1 % found what they mean, and 25 of 640 found
 * nothing. The format is that of `queries.ts`.
 */
export const requisitions = requisitionsOffice + requisitionsWorks + requisitionsHouse
