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

/** Synonyms and trade terms of every tenant, unless it disables them. */
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
