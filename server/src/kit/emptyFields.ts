interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
}

const typesOf = ({ type }: Schema): readonly string[] | undefined => (typeof type === 'string' ? [type] : type)

/** Formats of JSON Schema; the named formats of the contract accept empty text. */
const filledFormats = new Set(['date', 'time', 'date-time'])

/** Whether empty text is a value of its own in a field of this schema. */
function acceptsEmptyText(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some(acceptsEmptyText)
  if (schema.const !== undefined) return schema.const === ''
  if (schema.enum) return schema.enum.includes('')
  if (typesOf(schema)?.includes('string') === false) return false
  if ((schema.minLength ?? 0) > 0 || filledFormats.has(schema.format ?? '')) return false
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test('')
}

/** What is done with a value: its empty optional fields are removed, and so are those of the values in it. */
interface Plan {
  /** Fields that are removed if they are empty text. */
  readonly empty: readonly string[]
  readonly inner: readonly (readonly [name: string, plan: Plan])[]
  readonly items: Plan | undefined
}

function planOf(schema: Schema): Plan | undefined {
  const alternatives = schema.anyOf ?? [schema]
  const fields = new Map<string, { isOptional: boolean; readonly schemas: Schema[] }>()
  for (const { properties = {}, required = [] } of alternatives)
    for (const [name, each] of Object.entries(properties)) {
      const field = fields.get(name) ?? { isOptional: true, schemas: [] }
      field.isOptional &&= !required.includes(name)
      field.schemas.push(each)
      fields.set(name, field)
    }
  const empty = [...fields]
    .filter(([, { isOptional, schemas }]) => isOptional && !schemas.some(acceptsEmptyText))
    .map(([name]) => name)
  const inner = [...fields].flatMap(([name, { schemas: anyOf }]) => {
    const plan = planOf(anyOf.length === 1 ? anyOf[0]! : { anyOf: anyOf.flatMap((each) => each.anyOf ?? [each]) })
    return plan ? [[name, plan] as const] : []
  })
  const lists = alternatives.flatMap(({ items }) => items ?? [])
  const items = lists.length > 0 ? planOf(lists.length === 1 ? lists[0]! : { anyOf: lists }) : undefined
  return empty.length > 0 || inner.length > 0 || items ? { empty, inner, items } : undefined
}

function remove(plan: Plan, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    if (plan.items) for (const each of value) remove(plan.items, each)
    return
  }
  const fields = value as Record<string, unknown>
  for (const name of plan.empty) if (fields[name] === '') delete fields[name]
  for (const [name, inner] of plan.inner) remove(inner, fields[name])
}

/**
 * Removes optional fields that a form sends empty: empty text, where the field cannot hold it, is the same as an absent
 * field (specification, section 5: empty values pass). Where empty text is a value, it stays. `null` is no empty text: it
 * is what JSON makes of a number that is none.
 */
export function emptyFieldRemover(schema: object): (data: unknown) => void {
  const plan = planOf(schema)
  return plan ? (data) => remove(plan, data) : () => {}
}
