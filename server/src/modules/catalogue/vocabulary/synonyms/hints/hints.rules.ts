import { namesFrom, type TradeNames } from '../../synonym.rules.ts'
import { cleaningHints } from './cleaning.rules.ts'
import { computersHints } from './computers.rules.ts'
import { electricalHints } from './electrical.rules.ts'
import { equipmentHints } from './equipment.rules.ts'
import { foodHints } from './food.rules.ts'
import { laboratoryHints } from './laboratory.rules.ts'
import { medicalHints } from './medical.rules.ts'
import { officeHints } from './office.rules.ts'
import { protectionHints } from './protection.rules.ts'
import { sparesHints } from './spares.rules.ts'
import { storageHints } from './storage.rules.ts'
import { toolsHints } from './tools.rules.ts'

/**
 * What people say instead of the name of a thing: purposes (手划破), makers of few kinds of goods (牧田), and related things
 * that may not be for sale. A hint says what a search without hits is likely to mean; unlike a trade name it finds
 * nothing by itself. Made at each call, because the index of likenesses keeps what it needs.
 */
export const searchHints = (): TradeNames =>
  namesFrom([
    cleaningHints,
    computersHints,
    electricalHints,
    equipmentHints,
    foodHints,
    laboratoryHints,
    medicalHints,
    officeHints,
    protectionHints,
    sparesHints,
    storageHints,
    toolsHints,
  ])
