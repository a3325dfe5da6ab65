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
 * Hints: purposes (手划破), brands (牧田) and related things that the catalogue may lack, with the things they suggest.
 * Unlike a trade name, a hint is used only by the similarity search after a search without hits. Parsed at each call,
 * because only the similarity index keeps them.
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
