import { parseSync } from 'vite'

export interface Texts {
  readonly names: readonly string[]
  readonly prose: readonly string[]
  /** Titles of top-level tests. */
  readonly titles: readonly string[]
}
interface Node {
  readonly type?: string
  readonly name?: unknown
  readonly value?: unknown
  readonly [key: string]: unknown
}

const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const calleeOf = (node: Node | undefined): unknown =>
  node?.type === 'Identifier'
    ? node.name
    : calleeOf((node?.['callee'] ?? node?.['object'] ?? node?.['tag']) as Node | undefined)
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Identifiers, comments and titles of a source text. */
export function textsOf(file: string, source: string): Texts {
  const { program, comments } = parseSync(file, source)
  const names: string[] = []
  const titles: string[] = []
  const collect = (value: unknown): void => {
    if (!isNode(value)) return
    if (/^(JSX)?Identifier$/.test(value.type ?? '') && typeof value.name === 'string') names.push(value.name)
    for (const each of Object.values(value)) if (isNode(each)) collect(each)
  }
  collect(program)
  if (isTestFile(file))
    for (const statement of program.body as unknown as Node[]) {
      const call = statement['expression'] as Node | undefined
      const [title] = (call?.['arguments'] ?? []) as Node[]
      if (!/^(test|describe)$/.test(String(call?.type === 'CallExpression' && calleeOf(call)))) continue
      if (typeof title?.value === 'string') titles.push(title.value)
    }
  return { names: [...new Set(names)], prose: comments.map(({ value }) => value), titles }
}
