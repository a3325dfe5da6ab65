import { Exact, isObject, type Json, type JsonObject, textIn } from './json.rules.ts'

/** Fields that describe a release and are no part of a record. */
const ofRelease = new Set(['id', 'date', 'tag'])

const idOf = (value: Json): string | undefined => {
  if (!isObject(value)) return undefined
  const { id } = value
  return id instanceof Exact ? id.text : typeof id === 'string' ? id : undefined
}

/** Merges arrays by the ids of their objects, as the standard says; arrays without ids are replaced. */
function mergedLists(before: readonly Json[], after: readonly Json[]): readonly Json[] {
  if (after.some((each) => idOf(each) === undefined)) return after
  const merged = new Map(before.map((each) => [idOf(each), each]))
  for (const each of after) merged.set(idOf(each), mergedValues(merged.get(idOf(each)), each))
  return [...merged.values()]
}

function mergedValues(before: Json | undefined, after: Json): Json {
  if (Array.isArray(before) && Array.isArray(after)) return mergedLists(before, after)
  if (!isObject(before) || !isObject(after)) return after
  const merged: Record<string, Json> = { ...before }
  for (const [key, value] of Object.entries(after)) {
    if (value === null) delete merged[key]
    else merged[key] = mergedValues(merged[key], value)
  }
  return merged
}

/** Compiled release of a process: its releases merged in order of their dates. */
export function compiled(ocid: string, releases: readonly JsonObject[]): JsonObject {
  const body = releases.reduce<Json>((merged, release) => {
    const content = Object.fromEntries(Object.entries(release).filter(([key]) => !ofRelease.has(key)))
    return mergedValues(merged, content)
  }, {}) as JsonObject
  const date = textIn(releases.at(-1)?.['date'])
  return { ...body, ocid, id: `${ocid}-${date}`, date, tag: ['compiled'] }
}

/** Items that were published and are gone stay with the quantity 0: merging can't delete them. */
export function withGone(before: JsonObject | undefined, after: JsonObject): JsonObject {
  if (!before) return after
  const listAt = (state: JsonObject) => {
    const { tender } = state
    return isObject(tender) ? ((tender['items'] ?? []) as readonly JsonObject[]) : []
  }
  const known = new Set(listAt(after).map(idOf))
  const gone = listAt(before).filter((item) => !known.has(idOf(item)))
  if (gone.length === 0 || !isObject(after['tender']) || !('items' in after['tender'])) return after
  const zero = gone.map((item) => ({ ...item, quantity: new Exact('0') }))
  return { ...after, tender: { ...after['tender'], items: [...listAt(after), ...zero] } }
}

/** Tags of a release: what is new or different since the one before. */
export function tagsOf(before: JsonObject | undefined, after: JsonObject): string[] {
  const differs = (key: string) => JSON.stringify(plain(before?.[key])) !== JSON.stringify(plain(after[key]))
  const tags: string[] = []
  const { tender } = after
  const status = isObject(tender) ? tender['status'] : undefined
  if (!before) tags.push('tender')
  else if (status === 'cancelled' && differs('tender')) tags.push('tenderCancellation')
  else if (differs('tender')) tags.push('tenderAmendment')
  if ('awards' in after && differs('awards')) tags.push(before && 'awards' in before ? 'awardUpdate' : 'award')
  if ('contracts' in after && differs('contracts'))
    tags.push(before && 'contracts' in before ? 'contractAmendment' : 'contract')
  return tags.length > 0 ? tags : ['tenderUpdate']
}

const plain = (value: Json | undefined): unknown =>
  value instanceof Exact
    ? value.text
    : Array.isArray(value)
      ? (value as readonly Json[]).map(plain)
      : isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
        : value
