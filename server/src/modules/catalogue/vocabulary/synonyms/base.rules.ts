import { groupsFrom, type SynonymGroup } from '../synonym.rules.ts'
import { cleaning } from './cleaning.rules.ts'
import { computers } from './computers.rules.ts'
import { electrical } from './electrical.rules.ts'
import { equipment } from './equipment.rules.ts'
import { food } from './food.rules.ts'
import { general } from './general.rules.ts'
import { laboratory } from './laboratory.rules.ts'
import { medical } from './medical.rules.ts'
import { office } from './office.rules.ts'
import { protection } from './protection.rules.ts'
import { spares } from './spares.rules.ts'
import { storage } from './storage.rules.ts'
import { tools } from './tools.rules.ts'

/** The synonyms and trade terms that hold for every tenant, unless it switches one off. */
export const baseSynonyms: readonly SynonymGroup[] = [
  office,
  protection,
  tools,
  electrical,
  spares,
  laboratory,
  computers,
  equipment,
  cleaning,
  food,
  medical,
  storage,
  general,
].flatMap(groupsFrom)
