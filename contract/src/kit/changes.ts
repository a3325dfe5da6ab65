import { type ListRoute, listRoute } from './list.ts'
import type { Access, ApiPath, Route } from './route.ts'
import { Id, Instant, List, Maybe, Optional, shape, type Static, Type } from './schema.ts'

/** Field change: label, previous value and new value, formatted for readers. */
export const FieldChange = shape({ field: Type.String(), before: Type.String(), after: Type.String() })
export type FieldChange<F extends string = string> = Static<typeof FieldChange> & { readonly field: F }

/** Payload part of an event that records its changes field by field. */
export const changedFields = { fields: Optional(List(FieldChange)) }
/**
 * The same with the names of the fields, which the audit log has words for. Only the type has them, because events of
 * past years may have others.
 */
export const changedFieldsOf = <F extends string>() => ({
  fields: Optional(List(Type.Unsafe<FieldChange<F>>(FieldChange))),
})

/** Audit entry of one record: who did what, when, and the values before and after. */
export const Change = shape({
  id: Id,
  at: Instant,
  what: Type.String({ description: 'name of the event: department.moved' }),
  actorName: Type.String({ description: 'empty for automatic changes' }),
  from: Maybe(Type.String()),
  to: Maybe(Type.String()),
  reason: Type.String(),
  fields: List(FieldChange, 100),
  added: List(Type.String()),
  removed: List(Type.String()),
})
export type Change = Static<typeof Change>

interface ChangesOptions<K extends string> {
  readonly path: ApiPath
  readonly access: Access
  readonly entrances?: Route['entrances']
  readonly summary: string
  /** Name of the input field that holds the record's id. */
  readonly key: K
}

/**
 * Change history of one record: a paginated list, newest first. `access` must be the one that reading the record needs.
 */
export const changesRoute = <const K extends string>({ key, entrances, ...options }: ChangesOptions<K>) =>
  listRoute({
    ...options,
    ...(entrances ? { entrances } : {}),
    filters: { [key]: Id } as Record<K, typeof Id>,
    record: Change,
  })
export type ChangesRoute = ListRoute & { readonly record: typeof Change }
