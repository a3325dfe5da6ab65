import type { Static, TProperties, TSchema } from 'typebox'
import { OneOf, shape } from './schema.ts'

/** What a module declares of an event: what it is about, which states that has, and what the event carries. */
export interface EventDefinition<
  Name extends string = string,
  States extends TSchema = TSchema,
  Payload extends TSchema = TSchema,
> {
  readonly name: Name
  readonly entity: string
  readonly states: States
  readonly payload: Payload
}

/** For an entity without states: its events say no `from` and no `to`. */
export const noStates = OneOf([])

/**
 * The events of one entity, declared in the contract of the module that publishes them: `submitted` of `order` is
 * `order.submitted`. Payloads are additive: a field may be added as optional, never changed, since events of years ago
 * are read by the same schema.
 */
export const eventsOf = <
  const Entity extends string,
  States extends TSchema,
  const Payloads extends Readonly<Record<string, TProperties>>,
>(
  entity: Entity,
  states: States,
  payloads: Payloads,
) =>
  Object.fromEntries(
    Object.entries(payloads).map(([verb, payload]) => {
      const name = `${entity}.${verb}`
      return [name, { name, entity, states, payload: shape(payload) }]
    }),
  ) as unknown as {
    readonly [Verb in keyof Payloads & string as `${Entity}.${Verb}`]: EventDefinition<
      `${Entity}.${Verb}`,
      States,
      ReturnType<typeof shape<Payloads[Verb]>>
    >
  }

/** The type of what an event carries. */
export type Carried<Definition> =
  Definition extends EventDefinition<string, TSchema, infer Payload> ? Static<Payload> : never
/** The type of the states that an event names. */
export type StatesIn<Definition> = Definition extends EventDefinition<string, infer States> ? Static<States> : never
