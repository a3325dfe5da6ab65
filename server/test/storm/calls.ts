import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { refusals } from '#contract/refusals.ts'
import type { Person } from '#test/app.ts'
import type { ServerProcess } from '#test/process/serverProcess.ts'

/** What must have happened after an acknowledged call: an event of a record. */
export interface Happening {
  readonly event: string
  readonly id: string
}

interface Count {
  acknowledged: number
  unknown: number
}

/** Calls during faults, with their outcomes. */
export class StormCalls {
  /** Calls by outcome: `ok`, the name of the refusal, `unknown`. */
  readonly outcomes = new Map<string, number>()
  /** Acknowledged events, and those of calls without a response, by `event id`. */
  readonly happenings = new Map<string, Count>()
  /** Unexpected responses. */
  readonly failures: string[] = []
  readonly server: ServerProcess

  constructor(server: ServerProcess) {
    this.server = server
  }

  /** Resolves after so many more successful calls. */
  async succeeds(more: number): Promise<void> {
    const wanted = (this.outcomes.get('ok') ?? 0) + more
    while ((this.outcomes.get('ok') ?? 0) < wanted) await delay(20)
  }

  /** One call; undefined if it was refused, or if its outcome is not known. */
  async call<R extends Route>(
    person: Person,
    route: R,
    input: Input<R>,
    happening?: Happening,
  ): Promise<Reply<R> | undefined> {
    const outcome = await this.send(person, route, input)
    if (happening) this.count(happening, outcome)
    return outcome.reply
  }

  /** Sends a call with one idempotency key until it is answered. */
  async insist<R extends Route>(person: Person, route: R, input: Input<R>) {
    const key = randomUUID()
    const until = Date.now() + 60_000
    for (;;) {
      const outcome = await this.send(person, route, input, { 'idempotency-key': key })
      if (!outcome.isUnknown) return { key, reply: outcome.reply }
      if (Date.now() > until) {
        this.failures.push(`${route.path} was not answered in a minute`)
        return { key, reply: undefined }
      }
    }
  }

  count({ event, id }: Happening, { isUnknown, reply }: Outcome<unknown>): void {
    if (!isUnknown && reply === undefined) return
    const count = this.happenings.get(`${event} ${id}`) ?? { acknowledged: 0, unknown: 0 }
    this.happenings.set(`${event} ${id}`, count)
    count[isUnknown ? 'unknown' : 'acknowledged'] += 1
  }

  /** A refusal is an answer; without an answer, or during an outage, a call may have been executed. */
  private async send<R extends Route>(
    person: Person,
    route: R,
    input: Input<R>,
    headers: Record<string, string> = {},
  ): Promise<Outcome<Reply<R>>> {
    try {
      const answer = await this.server.call<Reply<R>>(person, route, input, headers)
      const isOutage = answer.status === 503 && answer.code > 0
      const name = answer.code === 0 ? 'ok' : isOutage ? 'unknown' : (nameOf(answer.code) ?? `${answer.code}`)
      this.note(name)
      if (name !== 'ok' && !isOutage && (answer.status !== 200 || !expected.has(name)))
        this.failures.push(`${route.path} ${JSON.stringify(input)}: ${answer.status} ${name} ${answer.message}`)
      return { isUnknown: isOutage, reply: answer.code === 0 ? answer.data : undefined }
    } catch {
      this.note('unknown')
      // Leaves the processors to what starts again.
      await delay(200)
      return { isUnknown: true, reply: undefined }
    }
  }

  private readonly note = (name: string) => void this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1)
}

interface Outcome<R> {
  readonly isUnknown: boolean
  readonly reply: R | undefined
}

const nameOf = (code: number) => Object.entries(refusals).find(([, [number]]) => number === code)?.[0]

/** Refusals that people meet who act on the same records: another one was faster, or there is too little. */
const expected = new Set<string>([
  'approval.decided',
  'budget.short',
  'cap.groupClosed',
  'cap.groupFull',
  'cap.groupPerBuyer',
  'delivery.nothing',
  'delivery.tooMuch',
  'order.groupLocked',
  'order.notAvailable',
  'order.underway',
  'quota.short',
  'receipt.nothing',
  'receipt.tooMuch',
  'return.tooMuch',
  'return.tooMuchMoney',
  'stock.short',
  'thing.notFound',
  'thing.stale',
  'thing.wrongState',
])
