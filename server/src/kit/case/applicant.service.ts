import type { TProperties, TSchema } from 'typebox'
import type { EventName } from '#contract/events.ts'
import type { CaseAction, CaseStatus } from '#contract/kit/case/states.ts'
import { shape } from '#contract/kit/schema.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import type { CaseFlow } from './case.rules.ts'

/** Columns of every case that is applied for (`kit.case_table`). */
export interface ApplicationRow {
  readonly id: string
  readonly version: number
  readonly status: CaseStatus
  readonly user_id: string
  readonly person_id: string
  readonly applicant: string
  readonly dept_name: string
  readonly attachments: unknown
  readonly answer: string
  readonly reply: string
  readonly handler: string
  readonly created_at: Date
  readonly submitted_at: Date | null
  readonly decided_at: Date | null
}
interface Rows<Row> {
  readonly insert: (tx: Tx, values: never) => Promise<Row>
  readonly lock: (tx: Tx, id: string, version?: number) => Promise<Locked<Row>>
  readonly set: (tx: Tx, before: Locked<Row>, patch: never) => Promise<Row>
}

/** Keeps the files of a case: `replaceAttachments` of the module of files. */
export type Attach = (
  tx: Tx,
  actor: Actor,
  of: { readonly entity: string; readonly id: string; readonly attachments: never },
  keys: readonly string[],
) => Promise<unknown>

export interface Applying<Row> {
  readonly rows: Rows<Row>
  readonly flow: CaseFlow<CaseStatus, CaseAction>
  readonly entity: string
  readonly draft: TProperties
  /** Column that names the case in messages. */
  readonly title: keyof Row & string
  readonly attach?: Attach | undefined
  /** Files that the fields of a draft name; default: its attachments. */
  readonly filesOf?: ((values: Readonly<Record<string, unknown>>) => readonly string[] | undefined) | undefined
  /** Refuses a case that is not to be submitted, beyond what its fields require. */
  readonly checkSubmission?: ((tx: Tx, actor: Actor, row: Locked<Row>) => Promise<void>) | undefined
}
type Draft = { readonly id?: string; readonly version?: number; readonly attachments?: readonly string[] } & Readonly<
  Record<string, unknown>
>
interface OfVersion {
  readonly id: string
  readonly version: number
}

export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Value of a field that a draft does not have. */
const blankOf = (schema: TSchema | undefined) => ((schema as { readonly type?: string }).type === 'array' ? [] : '')
const isBlank = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !written(value))
const written = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Commands of the applicant, for cases of their own person alone. */
export function applicantCommands<Row extends ApplicationRow>(of: Applying<Row>) {
  const { rows, flow, entity, draft, title, attach, filesOf, checkSubmission } = of
  const fields = Object.keys(draft).filter((name) => name !== 'attachments')
  const needed = (shape(draft) as { readonly required?: readonly string[] }).required ?? []

  async function lockOwn(tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version?: number }) {
    const before = await rows.lock(tx, id, version)
    return before.person_id === actor.personId ? before : refuse('thing.notFound')
  }
  const begin = async (tx: Tx, actor: Actor): Promise<Locked<Row>> => {
    const { userId, personId, userName, deptName, now } = actor
    const applicant = { user_id: userId, person_id: personId, applicant: userName, dept_name: deptName }
    const { id } = await rows.insert(tx, { ...applicant, created_at: now } as never)
    return rows.lock(tx, id)
  }
  const move = async (tx: Tx, actor: Actor, before: Locked<Row>, action: CaseAction, patch: object = {}) => {
    const status = flow.decide(before, action, actor)
    await rows.set(tx, before, { status, ...patch } as never)
    return status
  }
  const happened = (tx: Tx, actor: Actor, verb: string, before: Locked<Row>, to: CaseStatus, data: object = {}) =>
    publish(
      tx,
      actor,
      newEvent(`${entity}.${verb}` as EventName, { id: before.id, from: before.status, to, data } as never),
    )

  return {
    async save(tx: Tx, actor: Actor, { id, version, attachments, ...values }: Draft): Promise<string> {
      const before = id === undefined ? await begin(tx, actor) : await lockOwn(tx, actor, { id, version: version ?? 0 })
      const texts = Object.fromEntries(
        fields.map((name) => [columnOf(name), written(values[name] ?? blankOf(draft[name]))]),
      )
      const keys = filesOf ? filesOf(values) : attachments
      const files =
        attach && keys
          ? {
              attachments: await attach(
                tx,
                actor,
                { entity, id: before.id, attachments: before.attachments as never },
                keys,
              ),
            }
          : {}
      const to = await move(tx, actor, before, 'save', { ...texts, ...files })
      await happened(tx, actor, 'saved', before, to)
      return before.id
    },
    async submit(tx: Tx, actor: Actor, input: OfVersion): Promise<string> {
      const before = await lockOwn(tx, actor, input)
      const values = before as unknown as Readonly<Record<string, unknown>>
      const missing = needed.find((name) => name !== 'attachments' && isBlank(values[columnOf(name)]))
      if (missing !== undefined) refuseInput('required', { field: missing })
      await checkSubmission?.(tx, actor, before)
      const to = await move(tx, actor, before, 'submit', { submitted_at: actor.now, reply: '', answer: '' })
      await happened(tx, actor, 'submitted', before, to, { title: String(before[title]) })
      return before.id
    },
    async withdraw(tx: Tx, actor: Actor, input: OfVersion): Promise<string> {
      const before = await lockOwn(tx, actor, input)
      await happened(tx, actor, 'withdrawn', before, await move(tx, actor, before, 'withdraw'))
      return before.id
    },
    async answer(tx: Tx, actor: Actor, { answer, ...input }: OfVersion & { readonly answer: string }): Promise<string> {
      const before = await lockOwn(tx, actor, input)
      const text = answer.trim() || refuseInput('required', { field: 'answer' })
      await happened(tx, actor, 'answered', before, await move(tx, actor, before, 'answer', { answer: text }))
      return before.id
    },
  }
}
