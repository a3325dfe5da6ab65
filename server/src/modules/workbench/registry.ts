import type { WorkbenchChart, WorkbenchFigure, WorkbenchRecent, WorkbenchTodo } from '#contract/kit/workbench/parts.ts'
import { mergeNamed } from '#contract/kit/manifest.ts'
import { modules } from '#contract/modules.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'

type Needing<Part> = Readonly<Record<string, Part & { readonly needs: Permission }>>
type MayNeed<Part> = Readonly<Record<string, Part & { readonly needs?: Permission }>>
/** Type check: a part that needs an undeclared permission does not compile. */
interface Declared {
  readonly todos?: MayNeed<WorkbenchTodo>
  readonly recents?: Needing<WorkbenchRecent>
  readonly figures?: Needing<WorkbenchFigure>
  readonly charts?: Needing<WorkbenchChart>
}

/** Higher modules first: people work with them most. */
const declared: readonly Declared[] = Object.values(modules)
  .flatMap((module): Declared[] => ('workbench' in module ? [module.workbench] : []))
  .toReversed()

const kinds = ['todos', 'recents', 'figures', 'charts'] as const
type Kind = (typeof kinds)[number]
type PartOf<K extends Kind> = NonNullable<Declared[K]>[string]
type ReadOf<K extends Kind> = NonNullable<WorkbenchSources[K]>[string]
/** Declaration with its read function. */
export interface Entry<K extends Kind> {
  readonly id: string
  readonly part: PartOf<K>
  readonly read: ReadOf<K>
}

function entriesOf<K extends Kind>(kind: K, sources: readonly WorkbenchSources[]): Entry<K>[] {
  const reads = mergeNamed<unknown>(
    kind,
    sources.map((source) => source[kind]),
  ) as Readonly<Record<string, ReadOf<K>>>
  const parts = declared.flatMap((each) => Object.entries((each[kind] ?? {}) as Readonly<Record<string, PartOf<K>>>))
  const unknown = Object.keys(reads).find((id) => !parts.some(([declaredId]) => declaredId === id))
  if (unknown !== undefined) throw new Error(`workbench: no manifest declares ${kind} ${unknown}`)
  return parts.map(([id, part]) => {
    const read = reads[id]
    if (!read) throw new Error(`workbench: nothing reads ${kind} ${id}`)
    return { id, part, read }
  })
}

/** Registry of the parts of all modules; throws if a part has no source, or a source no part. */
export const registryOf = (sources: readonly WorkbenchSources[]) => ({
  todos: entriesOf('todos', sources),
  recents: entriesOf('recents', sources),
  figures: entriesOf('figures', sources),
  charts: entriesOf('charts', sources).toSorted((a, b) => a.part.place - b.part.place),
})
export type Registry = ReturnType<typeof registryOf>

/** Parts visible to this person: those of their entrance whose permission they hold. */
export const seenBy = <K extends Kind>(entries: readonly Entry<K>[], { entrance, permissions }: Actor): Entry<K>[] =>
  entries.filter(
    ({ part }) =>
      part.entrances.some((each) => each === entrance) && (part.needs === undefined || permissions.has(part.needs)),
  )
