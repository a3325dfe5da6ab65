import type { TProperties } from 'typebox'
import { changesRoute } from '../changes.ts'
import { exportRoute, listRoute } from '../list.ts'
import type { StateNames } from '../refusals.ts'
import { type Access, type ApiPath, type Route, route } from '../route.ts'
import { Id, List, Note, OneOf, Optional, shape, Type } from '../schema.ts'
import type { CaseCountRoute } from './count.ts'

interface ActionOf<I extends TProperties> {
  readonly summary: string
  /** Further fields of the input, besides the case and its version. */
  readonly input?: I
}
type Actions = Readonly<Record<string, ActionOf<TProperties>>>
type InputOf<A> = A extends { readonly input: infer I extends TProperties } ? I : object

interface QueueOptions<Status extends string, Own, Handled, Acts, Column extends string, Sort extends string> {
  readonly entity: string
  /** Path of the kind: `/sysrest/api/feedback`. */
  readonly path: ApiPath
  /** Permission to handle the cases. */
  readonly manage: Access
  readonly entrances?: Route['entrances']
  readonly count: CaseCountRoute
  /** What one case and several are called in summaries: `registration`, `registrations`. */
  readonly singular: string
  readonly plural: string
  readonly states: StateNames<Status>
  /** States that wait for those who handle the queue: counted in the menu, and shown with the time since then. */
  readonly waiting: readonly NoInfer<Status>[]
  /** What the applicant reads about a case of theirs. */
  readonly own: Own
  /** What those who handle the cases read besides. */
  readonly handled: Handled
  /** Actions of those who handle the cases. */
  readonly actions: Acts
  readonly sort: readonly Sort[]
  readonly columns: readonly Column[]
}

const ofVersion = { id: Id, version: Type.Integer() }
export type OfVersion = typeof ofVersion

/**
 * Queue of cases: the routes by which somebody reads the own cases, and by which others list, read and handle all of
 * them. A kind has own states and actions; `caseOf` adds those of a case that is applied for.
 */
export function queueOf<
  const Status extends string,
  Own extends TProperties,
  Handled extends TProperties,
  const Acts extends Actions,
  const Column extends string,
  const Sort extends string,
>({
  path,
  manage,
  entrances = ['operator'],
  count,
  singular,
  plural,
  states,
  waiting,
  actions,
  ...options
}: QueueOptions<Status, Own, Handled, Acts, Column, Sort>) {
  type Action = keyof Acts & string
  const managed = { access: manage, entrances }
  const Status = OneOf(Object.keys(states) as Status[])
  const Own = shape({ ...options.own, status: Status })
  const Record = shape({
    ...options.own,
    ...options.handled,
    id: Id,
    version: Type.Integer(),
    status: Status,
    can: List(OneOf(Object.keys(actions) as Action[])),
  })
  const own = listRoute({
    path: `${path}/mine`,
    access: 'session',
    summary: `List the caller's ${plural}, newest first`,
    filters: { status: Optional(Status) },
    record: Own,
  })
  const list = listRoute({
    path: `${path}/list`,
    ...managed,
    summary: `List the ${plural}, newest first`,
    filters: { status: Optional(Status), keyword: Optional(Note(100)) },
    sort: options.sort,
    record: Record,
  })
  const actionRoute = <A extends Action>(name: A) =>
    route({
      method: 'POST',
      path: `${path}/${name}`,
      ...managed,
      summary: actions[name]!.summary,
      input: shape({ ...ofVersion, ...(actions[name]!.input as InputOf<Acts[A]>) }),
      reply: Record,
    })
  type ActionRoutes = { readonly [A in Action]: ReturnType<typeof actionRoute<A>> }
  return {
    entity: options.entity,
    states,
    waiting,
    Status,
    Own,
    Record,
    own,
    list,
    export: exportRoute(list, { path: `${path}/export`, columns: options.columns }),
    detail: route({
      method: 'GET',
      path: `${path}/detail`,
      ...managed,
      summary: `Get a ${singular}`,
      input: shape({ id: Id }),
      reply: Record,
    }),
    changes: changesRoute({
      path: `${path}/changes`,
      ...managed,
      summary: `List the history of a ${singular}`,
      key: 'id',
    }),
    figures: route({
      method: 'GET',
      path: `${path}/figures`,
      ...managed,
      summary: `Count the ${plural} by status`,
      input: shape({}),
      reply: shape({
        counts: Type.Unsafe<Readonly<Partial<Record<Status, number>>>>({
          type: 'object',
          additionalProperties: { type: 'integer' },
        }),
      }),
    }),
    count,
    actions: Object.fromEntries(Object.keys(actions).map((name) => [name, actionRoute(name)])) as ActionRoutes,
  }
}
