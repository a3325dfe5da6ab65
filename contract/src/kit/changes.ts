import { type ListRoute, listRoute } from './list.ts'
import type { Access, Route } from './route.ts'
import { Id, Instant, List, Maybe, Optional, shape, type Static, Type } from './schema.ts'

/** A field that an event has changed, as a reader knows it. */
export const FieldChange = shape({ field: Type.String(), before: Type.String(), after: Type.String() })
export type FieldChange = Static<typeof FieldChange>

/** For the payload of an event: what it has changed, field by field. */
export const changedFields = { fields: Optional(List(FieldChange)) }

/** One entry of the audit chain about a record: who did what, when, and what it was before. */
export const Change = shape({
  id: Id,
  at: Instant,
  what: Type.String({ description: 'the event: department.moved' }),
  actorName: Type.String({ description: 'empty where the product did it by itself' }),
  from: Maybe(Type.String()),
  to: Maybe(Type.String()),
  reason: Type.String(),
  fields: List(FieldChange, 100),
  added: List(Type.String()),
  removed: List(Type.String()),
})
export type Change = Static<typeof Change>

interface ChangesOptions<K extends string> {
  readonly path: string
  readonly access: Access
  readonly entrances?: Route['entrances']
  readonly summary: string
  /** What the id of the record is called. */
  readonly key: K
}

/** The recent changes of one record, for those who may see the record: the newest first, a page at a time. */
export const changesRoute = <const K extends string>({ key, entrances, ...options }: ChangesOptions<K>) =>
  listRoute({
    ...options,
    ...(entrances ? { entrances } : {}),
    filters: { [key]: Id } as Record<K, typeof Id>,
    record: Change,
  })
export type ChangesRoute = ListRoute & { readonly record: typeof Change }
