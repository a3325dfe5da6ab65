import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants/mutant.ts'

const root = new URL('..', import.meta.url).pathname
const numberOf = ({ guards }: Mutant) => Number(guards.slice(2))

/** Lists of mutants, in `tools/mutants/` or beside the module (`server/src/modules/<module>/mutants.ts`). */
const lists = await Promise.all(
  globSync(['tools/mutants/**/*.ts', 'server/src/modules/*/mutants.ts'], { cwd: root })
    .filter((file) => !file.endsWith('/mutant.ts'))
    .toSorted()
    .map(async (file) => {
      const exported = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>
      return Object.values(exported).filter((each): each is readonly Mutant[] => Array.isArray(each))
    }),
)

/** In the order of the invariants. */
export const mutants: readonly Mutant[] = lists.flat(2).toSorted((a, b) => numberOf(a) - numberOf(b))
