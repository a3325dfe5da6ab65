/** Parsed tsquery of `tsquery.rules.ts`: a token, or a conjunction or disjunction. */
type Query = string | { readonly all: readonly Query[] } | { readonly any: readonly Query[] }

const tokens = /'[^']*'(?::\*)?|[()&|]/g

/**
 * Simplifies a tsquery: removes repetitions and alternatives implied by another one, as `a & b` beside `a`. Synonyms
 * produce many of them, and each costs a comparison for every row of an index scan.
 */
export const simplified = (query: string): string => write(simplify(parse(query)))

function parse(text: string): Query {
  const rest = text.match(tokens)!.values()
  let next = rest.next().value
  const take = () => {
    const taken = next
    next = rest.next().value
    return taken
  }
  const operands = (operator: string, operand: () => Query): Query[] => {
    const list = [operand()]
    while (next === operator) {
      take()
      list.push(operand())
    }
    return list
  }
  const any = (): Query => anyOf(operands('|', all))
  const all = (): Query => allOf(operands('&', single))
  const single = (): Query => {
    const taken = take()!
    if (taken !== '(') return taken
    const inner = any()
    take()
    return inner
  }
  return any()
}

function simplify(query: Query): Query {
  if (typeof query === 'string') return query
  if ('all' in query) return allOf(different(query.all.map(simplify).flatMap(conjuncts)))
  const alternatives = different(query.any.map(simplify).flatMap((each) => (isAny(each) ? each.any : [each])))
  const parts = alternatives.map((each) => new Set(conjuncts(each).map(write)))
  return anyOf(
    alternatives.filter(
      (_, at) => !parts.some((other) => other.size < parts[at]!.size && other.isSubsetOf(parts[at]!)),
    ),
  )
}

const isAny = (query: Query): query is { any: readonly Query[] } => typeof query === 'object' && 'any' in query
const conjuncts = (query: Query): readonly Query[] =>
  typeof query === 'object' && 'all' in query ? query.all : [query]
const allOf = (all: readonly Query[]): Query => (all.length === 1 ? all[0]! : { all })
const anyOf = (any: readonly Query[]): Query => (any.length === 1 ? any[0]! : { any })
const different = (queries: readonly Query[]): Query[] => [
  ...new Map(queries.map((each) => [write(each), each])).values(),
]

function write(query: Query): string {
  if (typeof query === 'string') return query
  return 'all' in query ? `(${query.all.map(write).join(' & ')})` : `(${query.any.map(write).join(' | ')})`
}
