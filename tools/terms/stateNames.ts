import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { StateNames } from '../../contract/src/kit/refusals.ts'
import { read } from '../imports.ts'

/** Names of the states of a thing, as the contract declares them. */
export interface DeclaredNames {
  /** Module of the contract; `kit` has no module. */
  readonly module: string
  readonly constant: string
  readonly names: StateNames<string>
}

const declaration = /^export const (\w+) = \{[^}]*\} as const satisfies StateNames</gm

/** All names of states that the contract declares. */
export async function declaredStateNames(): Promise<DeclaredNames[]> {
  const files = globSync('contract/src/*/**/*.ts')
  const declared = files.map(async (file) => {
    const constants = [...read(file).matchAll(declaration)].map(([, constant]) => constant!)
    if (constants.length === 0) return []
    const exported = (await import(pathToFileURL(file).href)) as Record<string, StateNames<string>>
    return constants.map((constant) => ({
      module: file.split('/')[2]!,
      constant,
      names: exported[constant]!,
    }))
  })
  return (await Promise.all(declared)).flat()
}

interface Labels {
  readonly place: string
  readonly texts: Readonly<Record<string, string>>
}

/** Objects within a tree of messages that have exactly these keys. */
function labelsIn(tree: unknown, keys: readonly string[], place: string): Labels[] {
  if (typeof tree !== 'object' || tree === null) return []
  const entries: [string, unknown][] = Object.entries(tree)
  const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const isOne = entries.length === keys.length && keys.every((key) => key in texts)
  return [
    ...(isOne ? [{ place, texts }] : []),
    ...entries.flatMap(([key, child]) => labelsIn(child, keys, `${place}.${key}`)),
  ]
}

/** Labels of exactly these states in the messages of the module's pages. */
export async function labelsOnPages({ module, names }: DeclaredNames): Promise<(Labels & { language: string })[]> {
  const folder = module === 'kit' ? 'web/src/messages' : `web/src/modules/${module}/messages`
  const found = (['zh-CN', 'en'] as const).flatMap((language) =>
    globSync(`${folder}/${language}/*.ts`).map(async (file) => {
      const messages: unknown = await import(pathToFileURL(file).href)
      return labelsIn(messages, Object.keys(names), file).map((labels) => ({ ...labels, language }))
    }),
  )
  return (await Promise.all(found)).flat()
}
