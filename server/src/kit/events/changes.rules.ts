import type { Change, FieldChange } from '#contract/kit/changes.ts'

/** Payload part with the fields that differ, or empty if none do. Null and undefined become empty text. */
export function fieldsChanged<F extends string>(
  before: Readonly<Record<F, Shown>>,
  after: Readonly<Record<NoInfer<F>, Shown>>,
): { fields?: FieldChange<F>[] } {
  const fields = (Object.keys(before) as F[])
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
  return fields.length > 0 ? { fields } : {}
}

type Shown = string | number | boolean | null | undefined
const textOf = (value: Shown): string => (value === null || value === undefined ? '' : String(value))

export interface EventRow {
  readonly id: string
  readonly at: Date
  readonly name: string
  readonly actor_id: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly reason: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Presents an event: its changed fields (or `before` and `after`), and what was added and removed. */
export function presentChange(
  { data, ...event }: EventRow,
  actorName: string,
  wordOf: (text: string) => string,
): Change {
  const { fields, before, after } = data as { fields?: FieldChange[]; before?: unknown; after?: unknown }
  const whole =
    typeof before === 'string' && typeof after === 'string' && before !== after ? [{ field: '', before, after }] : []
  return {
    id: event.id,
    at: event.at.toISOString(),
    what: event.name,
    actorName,
    from: event.from_state,
    to: event.to_state,
    reason: event.reason ?? '',
    fields: fields ?? whole,
    added: textsOf(data['added']).map(wordOf),
    removed: textsOf(data['removed']).map(wordOf),
  }
}
