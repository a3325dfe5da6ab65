import type { EventName } from '#contract/events.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event, Listener, Listeners } from '#kit/events/events.ts'
import type { MessageOf, Messages, Receivers } from '#kit/messages.ts'
import { projectNews } from '#modules/sourcing/index.ts'
import { informOf } from './projects.service.ts'
import { notify } from './notify.service.ts'
import { accountsOfPerson, accountsOfSupplier, operatorsWith } from './receivers.store.ts'

const newForMs = 14 * 24 * 3_600_000

async function accountsOf(tx: Tx, to: Receivers): Promise<readonly string[]> {
  if (to === null) return []
  if (typeof to === 'string') return [to]
  if ('supplier' in to) return accountsOfSupplier(tx, to.supplier)
  if ('person' in to) return accountsOfPerson(tx, to.person)
  return 'operatorsWith' in to ? operatorsWith(tx, to.operatorsWith, to.about) : to
}

/** Facts as texts; leaves out facts that an event lacks. */
const texts = (facts: MessageOf['facts'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      fact === undefined || fact === null ? [] : [[name, String(fact)]],
    ),
  )

/** Listener that sends the messages of an event. */
const sending =
  (messagesOf: NonNullable<Messages[EventName]>): Listener =>
  async (tx, event) => {
    const answer = await (messagesOf as (event: Event, tx: Tx) => ReturnType<typeof messagesOf>)(event, tx)
    for (const { template, to, facts, path, id = event.entity_id } of [answer].flat()) {
      const receivers = await accountsOf(tx, to)
      await notify(tx, { template, source: event.id, receivers, facts: texts(facts), path, id, at: event.at })
    }
  }

/** Listeners of project events; sourcing defines the receivers. */
const ofProjects: Listeners = Object.fromEntries(
  Object.keys(projectNews(informOf()).listeners).map((name) => [
    name,
    (tx: Tx, event: Event) =>
      (projectNews(informOf(event.at)).listeners[name as EventName] as Listener | undefined)?.(tx, event),
  ]),
)

/** Skips events delivered long after they happened, as after an outage or in the demo, to avoid a flood of messages. */
const whileNew =
  (listeners: readonly Listener[]): Listener =>
  async (tx, event) => {
    if (Date.now() - event.at.getTime() > newForMs) return
    for (const listener of listeners) await listener(tx, event)
  }

/** Listeners that send the messages of all modules. */
export function messageListeners(modules: readonly (Messages | undefined)[]): Listeners {
  const all = [
    ...modules.flatMap((messages = {}) =>
      Object.entries(messages).map(([name, messagesOf]) => ({ name, listener: sending(messagesOf) })),
    ),
    ...Object.entries(ofProjects).map(([name, listener]) => ({ name, listener: listener as Listener })),
  ]
  return Object.fromEntries(
    [...Map.groupBy(all, ({ name }) => name)].map(([name, its]) => [name, whileNew(its.map((each) => each.listener))]),
  )
}
