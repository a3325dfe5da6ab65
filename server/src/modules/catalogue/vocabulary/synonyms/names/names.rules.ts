import { namesFrom, type TradeNames } from '../../synonym.rules.ts'
import { cleaningNames } from './cleaning.rules.ts'
import { computersNames } from './computers.rules.ts'
import { electricalNames } from './electrical.rules.ts'
import { equipmentNames } from './equipment.rules.ts'
import { foodNames } from './food.rules.ts'
import { laboratoryNames } from './laboratory.rules.ts'
import { medicalNames } from './medical.rules.ts'
import { officeNames } from './office.rules.ts'
import { protectionNames } from './protection.rules.ts'
import { sparesNames } from './spares.rules.ts'
import { storageNames } from './storage.rules.ts'
import { toolsNames } from './tools.rules.ts'

let read: TradeNames | undefined

/** Trade names shipped with the product; loaded with the first search, to save memory of idle processes. */
export const tradeNames = (): TradeNames =>
  (read ??= namesFrom([
    cleaningNames,
    computersNames,
    electricalNames,
    equipmentNames,
    foodNames,
    laboratoryNames,
    medicalNames,
    officeNames,
    protectionNames,
    sparesNames,
    storageNames,
    toolsNames,
  ]))
