import { expect, test } from 'vitest'
import { events } from '#contract/events.ts'
import type { Event, Listeners, NewEvent } from './events.ts'

test('events: names begin with their entity, and listing is by name', () => {
  for (const [name, event] of Object.entries(events)) {
    expect(event.name).toBe(name)
    expect(name.split('.')[0]).toBe(event.entity)
  }
  expect(Object.keys(events).length).toBeGreaterThan(90)
})

type Compiles<Given, Wanted> = Given extends Wanted ? true : false

/** The compiler computes the types on the left: where one of them changes, this file does not compile. */
const verdicts: {
  published: Compiles<{ name: 'trial.opened'; id: '1'; data: { userId: '7' } }, NewEvent>
  unknownName: Compiles<{ name: 'order.teleported'; id: '1' }, NewEvent>
  payloadMissing: Compiles<{ name: 'trial.opened'; id: '1' }, NewEvent>
  payloadWrong: Compiles<{ name: 'trial.opened'; id: '1'; data: { userId: 7 } }, NewEvent>
  stateUnknown: Compiles<{ name: 'supplier.suspended'; id: '1'; from: 'asleep' }, NewEvent>
  listenedTo: Compiles<'supplier.suspended', keyof Listeners>
  listenerOfNothing: Compiles<'supplier.suspend', keyof Listeners>
  read: Compiles<'lines', keyof Event<'stock.shipped'>['data']>
  readOfNothing: Compiles<'orderNo', keyof Event<'stock.shipped'>['data']>
} = {
  published: true,
  unknownName: false,
  payloadMissing: false,
  payloadWrong: false,
  stateUnknown: false,
  listenedTo: true,
  listenerOfNothing: false,
  read: true,
  readOfNothing: false,
}

test('events: only declared events can be published and subscribed to', () => {
  expect(Object.values(verdicts).filter(Boolean)).toHaveLength(3)
})
