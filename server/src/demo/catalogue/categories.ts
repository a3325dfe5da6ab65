import { cleaning } from './categories/cleaning.ts'
import { computers } from './categories/computers.ts'
import { electrical } from './categories/electrical.ts'
import { equipment } from './categories/equipment.ts'
import { food } from './categories/food.ts'
import { laboratory } from './categories/laboratory.ts'
import { medical } from './categories/medical.ts'
import { office } from './categories/office.ts'
import { protection } from './categories/protection.ts'
import { spares } from './categories/spares.ts'
import { storage } from './categories/storage.ts'
import { tools } from './categories/tools.ts'
import type { Leaf, Section } from './leaf.ts'

/** Category tree, in the order of its codes. */
export const sections: readonly Section[] = [
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
]

export const leaves: readonly Leaf[] = sections.flatMap(({ groups }) => groups.flatMap((group) => group.leaves))

/** Pictures used by leaves and nouns, sorted. */
export const pictureKeys: readonly string[] = [
  ...new Set(leaves.flatMap((leaf) => [leaf.picture, ...leaf.nouns.map((noun) => noun.picture)])),
].toSorted()
