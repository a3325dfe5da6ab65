import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuseInput } from '#kit/refusal.ts'
import type { CaseFlow } from './case.rules.ts'

interface CaseRow<Status extends string> {
  readonly id: string
  readonly version: number
  readonly status: Status
}
interface Rows<Status extends string, Row extends CaseRow<Status>> {
  readonly lock: (tx: Tx, id: string, version: number) => Promise<Locked<Row>>
  readonly set: (tx: Tx, before: Locked<Row>, patch: never) => Promise<Row>
}

/** What a person sends with an action: the case as they have read it, and what the action asks for. */
export type CaseInput = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly version: number
  readonly reply?: string
  readonly reason?: string
}

/** An action in progress: the locked case, and what it was called with. */
export interface Acting<Row, Action extends string> {
  readonly action: Action
  readonly before: Locked<Row>
  readonly input: CaseInput
  /** Absent where the product itself acts, as in the demo. */
  readonly context: ServiceContext | undefined
  /** Version of the case after the action. */
  readonly version: number
}
/** What an action brings about: further columns of the case, and the payload of its event. */
export interface Brought {
  readonly patch?: object
  readonly data?: object
}

interface Handling<Status extends string, Action extends string, Row extends CaseRow<Status>> {
  readonly rows: Rows<Status, Row>
  readonly flow: CaseFlow<Status, Action>
  readonly entity: string
  /** Verb of the event of each action. */
  readonly verbs: Readonly<Partial<Record<Action, string>>>
  /** Columns that keep who handled the case, and when it was answered. */
  readonly handledBy: (actor: Actor) => object
  readonly repliedAt: string
  /** Actions whose reply may be blank. */
  readonly optional?: readonly Action[]
  /** Called after the decision and before it is written: does what follows from it in the same transaction. */
  readonly decided?: (tx: Tx, actor: Actor, acting: Acting<Row, Action>) => Promise<Brought>
}

/**
 * Commands of those who handle cases. Each locks the case with the version that was read, decides by the flow, lets
 * the kind do what follows, writes the state with the handler and the reply, and publishes the event.
 */
export function caseCommands<Status extends string, Action extends string, Row extends CaseRow<Status>>({
  rows,
  flow,
  entity,
  verbs,
  handledBy,
  repliedAt,
  optional = [],
  decided,
}: Handling<Status, Action, Row>) {
  return <A extends Action>(action: A) =>
    async (tx: Tx, actor: Actor, input: CaseInput, context?: ServiceContext): Promise<string> => {
      const { id, version } = input
      const before = await rows.lock(tx, id, version)
      const status = flow.decide(before, action, actor)
      const reply = (input.reply ?? input.reason)?.trim()
      if (reply === '' && !optional.includes(action))
        refuseInput('required', { field: input.reply === undefined ? 'reason' : 'reply' })
      const acting = { action, before, input, context, version: before.version + 1 }
      const { patch = {}, data = {} } = (await decided?.(tx, actor, acting)) ?? {}
      const replied = reply === undefined ? {} : { reply, [repliedAt]: actor.now }
      await rows.set(tx, before, { status, ...handledBy(actor), ...replied, ...patch } as never)
      const name = `${entity}.${verbs[action]!}` as EventName
      await publish(
        tx,
        actor,
        newEvent(name, { id, from: before.status, to: status, reason: reply || undefined, data } as never),
      )
      return id
    }
}
