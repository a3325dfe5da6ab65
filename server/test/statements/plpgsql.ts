/** Statement of a PL/pgSQL function without the keywords around it. */
export interface Embedded {
  readonly sql: string
  /** Record that a loop fills with the rows of this statement. */
  readonly fills?: string
  /** Integer that a loop counts. */
  readonly counts?: string
}
export interface Body {
  /** Declared variables with their types. */
  readonly variables: ReadonlyMap<string, string>
  readonly statements: readonly Embedded[]
}

/** Splits where the pattern matches outside of texts and parentheses. */
function split(text: string, at: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (let i = 0; i < text.length;) {
    const quoted = /^'(?:[^']|'')*'/.exec(text.slice(i))
    const found = depth === 0 && !quoted ? at.exec(text.slice(i)) : null
    if (found?.index === 0) {
      parts.push('')
      i += found[0].length
      continue
    }
    const taken = quoted?.[0] ?? /^\w+|^[^]/.exec(text.slice(i))![0]
    if (taken === '(' || taken === '[') depth++
    if (taken === ')' || taken === ']') depth--
    parts[parts.length - 1] += taken
    i += taken.length
  }
  return parts.map((part) => part.trim())
}

const into = /\binto\s+(?:strict\s+)?(?!["\w.]+\s*(?:\(|as\b|select\b|values\b|default\b))[\w.]+(?:\s*,\s*[\w.]+)*/gi

/** SQL of one statement, whose leading keywords of control are cut off one by one. */
function embeddedIn(statement: string): Embedded[] {
  const text = statement.trim()
  const rest = (pattern: RegExp) => embeddedIn(text.replace(pattern, ''))
  if (text === '' || /^(end\b|exit;?$|return;?$|return (new|old)\b|raise\b|null\b|get diagnostics\b)/i.test(text))
    return []
  if (/^(begin|else|loop|then)\b/i.test(text)) return rest(/^\w+/)
  const condition = /^(?:if|elsif|exit when|continue when|while)\b/i.exec(text)
  if (condition) {
    const [tested = '', ...after] = split(text.slice(condition[0].length), /^(?:then|loop)\b/i)
    return [{ sql: `select (${tested})::boolean` }, ...embeddedIn(after.join(' then '))]
  }
  const loop = /^for(each)?\s+(\w+)\s+in\s+(array\s)?/i.exec(text)
  if (loop) {
    const [source = '', ...after] = split(text.slice(loop[0].length), /^loop\b/i)
    const bounds = split(source, /^\.\./)
    const filled = loop[1]
      ? { sql: `select ${source}` }
      : bounds.length > 1
        ? { sql: `select ${bounds.join(', ')}`, counts: loop[2]! }
        : { sql: source, fills: loop[2]! }
    return [filled, ...embeddedIn(after.join(' loop '))]
  }
  if (/^perform\b/i.test(text)) return [{ sql: text.replace(/^perform/i, 'select') }]
  if (/^return next$/i.test(text)) return []
  if (/^return query\b/i.test(text)) return [{ sql: text.replace(/^return query/i, '') }]
  if (/^return\b/i.test(text)) return [{ sql: text.replace(/^return/i, 'select') }]
  if (/^execute\b/i.test(text)) return [{ sql: text.replace(/^execute/i, 'select') }]
  const assigned = /^[\w.]+\s*:=/.exec(text)
  if (assigned) return [{ sql: `select ${text.slice(assigned[0].length)}` }]
  return [
    { sql: /^insert\b/i.test(text) ? text.replace(/(?<=\breturning\b[^]*)\binto\s.*$/i, '') : text.replace(into, '') },
  ]
}

/** Declarations and statements of a PL/pgSQL function; enough for those of the product. */
export function bodyOf(source: string): Body {
  const text = source.replaceAll(/--.*$/gm, '').replaceAll(/^\s*#.*$/gm, '')
  const [, declared = '', body = ''] = /^\s*(?:declare\b([^]*?))?\bbegin\b([^]*)$/i.exec(text) ?? []
  const declarations = split(declared, /^;/).filter((each) => each !== '')
  const parsed = declarations.map((each) =>
    /^(\w+)\s+(?:constant\s+)?([^:]+?)\s*(?:(?::=|\bdefault\b)\s*([^]*))?$/i.exec(each)!,
  )
  return {
    variables: new Map(parsed.map(([, name, type]) => [name!, type!])),
    statements: [
      ...parsed.flatMap(([, , , value]) => (value === undefined ? [] : [{ sql: `select ${value}` }])),
      ...split(body, /^;/).flatMap(embeddedIn),
    ],
  }
}
