import { dictionaries } from '#contract/dictionaries.ts'
import { type DictValue, dictionaryValues } from '#contract/tenancy/dictionaries.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { allOwnDictionaries, itemsOfDictionaries } from './dictionary.store.ts'

const isDeclared = (code: string): boolean => Object.hasOwn(dictionaries, code)

/**
 * Entries that these dictionaries offer to people of a department. Refuses with `dict.unknown` what is neither declared
 * nor the tenant's.
 */
export async function readDictionaries(db: Db, names: readonly string[], deptPath: readonly string[]) {
  const wanted = [...new Set(names)]
  const own = wanted.every(isDeclared) ? [] : await allOwnDictionaries(db)
  const unknown = wanted.find((name) => !isDeclared(name) && !own.some(({ code }) => code === name))
  if (unknown !== undefined) refuse('dict.unknown', { code: unknown })
  const rows = Map.groupBy(await itemsOfDictionaries(db, wanted), ({ dictionary }) => dictionary)
  return wanted.map((name) => ({
    ddfld: name,
    values: dictionaryValues(dictionaries[name]?.words ?? [], rows.get(name) ?? [], deptPath)
      .filter(({ isOffered }) => isOffered)
      .map(({ code, name: zh, enName, isDefault }): DictValue => ({ code, name: zh, enName, isDefault })),
  }))
}
