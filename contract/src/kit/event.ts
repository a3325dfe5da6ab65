import type { Static, TProperties, TSchema } from 'typebox'
import { OneOf, shape } from './schema.ts'

/** Event definition: the entity, its states, and the schema of the payload. */
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

/** States of an entity that has none: its events carry neither `from` nor `to`. */
export const noStates = OneOf([])

/**
 * Declares the events of one entity, in the contract of the module that publishes them: verb `submitted` of entity
 * `order` becomes `order.submitted`.
 * Payload schemas are append-only: new fields must be optional, and existing fields must not change, because events of
 * past years are parsed with the current schema.
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

/** Payload type of an event definition. */
export type Carried<Definition> =
  Definition extends EventDefinition<string, TSchema, infer Payload> ? Static<Payload> : never
/** State type of an event definition. */
export type StatesIn<Definition> = Definition extends EventDefinition<string, infer States> ? Static<States> : never
