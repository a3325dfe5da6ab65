import type { Kind } from './kind.ts'
import { houseKinds } from './kinds/house.ts'
import { plantKinds } from './kinds/plant.ts'
import { workKinds } from './kinds/work.ts'

const kinds: ReadonlyMap<string, Kind> = new Map(
  [...workKinds, ...plantKinds, ...houseKinds].map((kind) => [kind.key, kind]),
)

export function kindOf(key: string): Kind {
  const kind = kinds.get(key)
  if (!kind) throw new Error(`unknown kind ${key}`)
  return kind
}
