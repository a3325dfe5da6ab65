import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const contract = /\/contract\/src\/.*(?<!\.test)\.ts$/

/**
 * Properties that only the server and its documentation use, each with a sibling property that identifies a route or
 * list.
 */
const ofServer: Readonly<Record<string, string>> = { summary: 'access', reply: 'input', record: 'filters' }

/**
 * Contract for browsers: without reply shapes and documentation, which only the server uses. Calls at the top level of
 * contract modules are marked as pure, so that unused definitions are removed. Calls within functions are not, because
 * they may have side effects, such as `push`.
 */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler: (code) => ({ code: withoutServer(code), map: null }),
  },
})

/** Properties of server-rendered pages that only the server uses. */
const ofRenderer: Readonly<Record<string, string>> = { sources: 'sources', later: 'sources', head: 'sources' }

/** Server-rendered pages for browsers: without preloads and metadata for search engines. */
export const browserRoutes = (): Plugin => ({
  name: 'browser-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/(?:app\/ssr\/routes|modules\/\w+\/ssrPages)\.ts$/ },
    handler: (code) => ({ code: withoutRenderer(code), map: null }),
  },
})

export function withoutRenderer(code: string): string {
  const removed: [start: number, end: number][] = []
  new Visitor({
    ObjectExpression: ({ properties }) => void removed.push(...removedOf(properties, ofRenderer)),
  }).visit(parseSync('routes.ts', code).program)
  return edited(code, removed, [])
}

/** Positions of properties with a given sibling. */
const removedOf = (
  properties: ESTree.ObjectExpression['properties'],
  siblings: Readonly<Record<string, string>>,
): [start: number, end: number][] => {
  const names = new Set(properties.map(nameOf))
  return properties.flatMap((property): [number, number][] => {
    const name = nameOf(property)
    const sibling = Object.hasOwn(siblings, name) ? siblings[name] : undefined
    const isRemoved = sibling === undefined ? isDescription(property) : names.has(sibling)
    return isRemoved ? [[property.start, property.end]] : []
  })
}

export function withoutServer(code: string): string {
  const { program } = parseSync('contract.ts', code)
  const removed: [start: number, end: number][] = []
  const pure: number[] = []
  let functions = 0
  const enter = () => void (functions += 1)
  const exit = () => void (functions -= 1)
  new Visitor({
    ObjectExpression: ({ properties }) => void removed.push(...removedOf(properties, ofServer)),
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    CallExpression: ({ start }) => {
      if (functions === 0) pure.push(start)
    },
  }).visit(program)
  return edited(code, removed, pure)
}

const nameOf = (property: ESTree.ObjectProperty | ESTree.SpreadElement): string =>
  property.type === 'Property' && property.key.type === 'Identifier' && !property.computed ? property.key.name : ''

/** A field named description has a schema instead of a text. */
const isDescription = (property: ESTree.ObjectProperty | ESTree.SpreadElement): boolean =>
  nameOf(property) === 'description' &&
  property.type === 'Property' &&
  ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(property.value.type)

function edited(code: string, removed: readonly [start: number, end: number][], pure: readonly number[]): string {
  const isRemoved = (at: number) => removed.some(([start, end]) => start <= at && at < end)
  const edits = [
    ...removed.map(([start, end]) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), by: '' })),
    ...pure.filter((at) => !isRemoved(at)).map((start) => ({ start, end: start, by: '/* @__PURE__ */ ' })),
  ].toSorted((one, other) => one.start - other.start)
  let text = ''
  let at = 0
  for (const { start, end, by } of edits) {
    if (start < at) continue
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}
