import type { PostgresQueryCompiler, QueryId, RawNode, RootOperationNode, sql as sqlTag } from 'kysely'
import { isTest } from '../../../tools/architecture/layers.ts'
import { read, sourceFiles } from '../../../tools/imports.ts'

/** Place of each evaluated raw fragment, by the identity of its texts. */
const placeOf = new Map<readonly string[], string>()
/** Raw fragments of each compiled statement. */
const fragmentsOf = new Map<string, Set<readonly string[]>>()

/** File and line of the caller of a traced function. */
export function caller(depth: number): string {
  const frame = (new Error('caller').stack ?? '').split('\n')[depth + 1] ?? ''
  return /((?:server|tools)\/[^():]*:\d+):\d+\)?$/.exec(frame)?.[1] ?? frame
}

/** The tag of raw fragments; it also notes where each is written. */
export const traced = (tag: typeof sqlTag): typeof sqlTag =>
  new Proxy(tag, {
    apply(target, _, given: [TemplateStringsArray, ...unknown[]]) {
      if (!placeOf.has(given[0])) placeOf.set(given[0], caller(2))
      return target(...given)
    },
    get: (target, name: keyof typeof sqlTag) =>
      name === 'raw'
        ? (text: string) => {
            const made = target.raw(text)
            placeOf.set(made.toOperationNode().sqlFragments, caller(2))
            return made
          }
        : target[name],
  })

/** The compiler of PostgreSQL; it also notes which fragments each statement consists of. */
export const tracedCompiler = (Compiler: typeof PostgresQueryCompiler) =>
  class extends Compiler {
    readonly parts = new Set<readonly string[]>()
    override compileQuery(node: RootOperationNode, queryId: QueryId) {
      this.parts.clear()
      const compiled = super.compileQuery(node, queryId)
      fragmentsOf.set(compiled.sql, new Set([...(fragmentsOf.get(compiled.sql) ?? []), ...this.parts]))
      return compiled
    }
    protected override visitRaw(node: RawNode) {
      this.parts.add(node.sqlFragments)
      super.visitRaw(node)
    }
  }

/** Raw fragments in the source: file and line of their text, once for each. */
export function fragmentsIn(file: string, source: string): string[] {
  const local = /import (?:type )?\{[^}]*\bsql(?: as (\w+))?\b[^}]*\} from 'kysely'/.exec(source)
  if (!local) return []
  const tag = new RegExp(String.raw`\b${local[1] ?? 'sql'}(?:\.raw\(|(?:<[^\`]*>)?\`)`, 'g')
  return [...source.matchAll(tag)].map(
    ({ index, 0: found }) => `${file}:${source.slice(0, index + found.length).split('\n').length}`,
  )
}

/** Places of the fragments of a statement that hold a name. */
export const placesOf = (text: string, name: string): string[] =>
  [...(fragmentsOf.get(text) ?? [])]
    .filter((strings) => strings.some((part) => new RegExp(String.raw`\b${name}\b`).test(part)))
    .map((strings) => placeOf.get(strings) ?? '')

/** Savepoints: statements that name no table, so there is nothing to check. */
const transactionControl = 'server/src/kit/database/attempt.ts'

/** Fragments of the product that none of these statements holds. */
export function fragmentsOutside(texts: Iterable<string>, files = sourceFiles()): string[] {
  const covered = new Map<string, number>()
  for (const strings of new Set([...texts].flatMap((text) => [...(fragmentsOf.get(text) ?? [])])))
    covered.set(placeOf.get(strings) ?? '', (covered.get(placeOf.get(strings) ?? '') ?? 0) + 1)
  const written = files
    .filter((file) => file.startsWith('server/src/') && !isTest(file) && file !== transactionControl)
    .flatMap((file) => fragmentsIn(file, read(file)))
  return [...new Set(written)].filter(
    (place) => (covered.get(place) ?? 0) < written.filter((each) => each === place).length,
  )
}
