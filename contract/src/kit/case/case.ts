import type { TProperties, TSchema } from 'typebox'
import { type Access, type ApiPath, type Route, route } from '../route.ts'
import { Id, Instant, List, Maybe, Note, Optional, shape, Text, Type } from '../schema.ts'
import type { CaseCountRoute } from './count.ts'
import { queueOf } from './queue.ts'
import { CaseAction, caseStatusNames, waitingCases } from './states.ts'

/** A draft may lack what a submitted case needs. */
type Drafted<D extends TProperties> = { [K in keyof D]: ReturnType<typeof Optional<D[K]>> }
const drafted = <D extends TProperties>(draft: D) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, schema]) => [name, Optional({ ...schema, minLength: 0 })]),
  ) as unknown as Drafted<D>

/** Fields of a draft as they are read; its attachments are `files`. */
type Read<D extends TProperties> = Omit<D, 'attachments'>
const readOf = <D extends TProperties>(draft: D) =>
  Object.fromEntries(
    Object.entries(draft)
      .filter(([name]) => name !== 'attachments')
      .map(([name, schema]) => [name, textOf(schema)]),
  ) as unknown as Read<D>
/** What is read has no limits of input: a draft may be blank. */
const textOf = (schema: TSchema) => {
  const { type } = schema as { readonly type?: string }
  return type === 'string' ? Type.String() : schema
}

interface CaseOptions<D extends TProperties, F extends TSchema, G, Column extends string> {
  readonly entity: string
  /** Path of the kind: `/sysrest/api/sampleRequest`. */
  readonly path: ApiPath
  /** Who may apply: everybody with a session, or those with a permission. */
  readonly apply: Access
  /** Entrances whose people apply; default: all. */
  readonly applicants?: Route['entrances']
  /** Permission to handle the cases. */
  readonly manage: Access
  readonly entrances?: Route['entrances']
  readonly count: CaseCountRoute
  readonly singular: string
  readonly plural: string
  /** What the applicant writes; `attachments` is an `Attachments` schema. */
  readonly draft: D
  /** Schema of the stored files: `AttachedFiles`. */
  readonly files: F
  /** What granting asks for besides the reply. */
  readonly grant?: G
  readonly columns: readonly Column[]
}

const ofVersion = { id: Id, version: Type.Integer() }

/** A grant without fields of its own. */
const noFields = {}

/**
 * Case that is applied for: a draft is saved, submitted, withdrawn and resubmitted; a queue takes it, asks for more,
 * grants it or refuses it with a reason; the applicant reads status and reply.
 */
export function caseOf<
  D extends TProperties,
  F extends TSchema,
  const Column extends string,
  G extends TProperties = typeof noFields,
>({ path, apply, applicants, draft, files, grant, singular, plural, columns, ...rest }: CaseOptions<D, F, G, Column>) {
  const written = { ...readOf(draft), files }
  const queue = queueOf({
    ...rest,
    path,
    singular,
    plural,
    states: caseStatusNames,
    waiting: waitingCases,
    own: {
      ...written,
      ...ofVersion,
      reply: Type.String({ description: 'latest message of those who handle it' }),
      answer: Type.String({ description: 'what the applicant was asked for in addition' }),
      createdAt: Instant,
      submittedAt: Maybe(Instant),
      decidedAt: Maybe(Instant),
      ownActions: List(CaseAction),
    },
    handled: { applicant: Type.String(), deptName: Type.String(), handler: Type.String() },
    sort: ['submittedAt'],
    columns: [...columns, 'applicant', 'deptName', 'status', 'handler', 'reply', 'submittedAt', 'decidedAt'],
    actions: {
      take: { summary: `Start to handle a ${singular}; its applicant sees the new status` },
      ask: { summary: `Ask the applicant of a ${singular} for more information`, input: { reply: Text(500) } },
      grant: {
        summary: `Approve a ${singular}`,
        input: { ...(grant ?? ({} as G)), reply: Optional(Note(500)) },
      },
      refuse: { summary: `Reject a ${singular}; its applicant sees the reason`, input: { reason: Text(500) } },
    },
  })
  const own = <const Name extends string, I extends TProperties>(name: Name, summary: string, input: I) =>
    route({
      method: 'POST',
      path: `${path}/${name}`,
      access: apply,
      ...(applicants ? { entrances: applicants } : {}),
      summary,
      input: shape(input),
      reply: queue.Own,
    })
  return {
    ...queue,
    /** What the applicant must give before a case is submitted. */
    draft,
    apply: {
      save: own('save', `Save a ${singular} as a draft; with \`id\`, the caller's own one`, {
        id: Optional(Id),
        version: Optional(Type.Integer()),
        ...drafted(draft),
      }),
      submit: own('submit', `Submit a draft, or a ${singular} that was rejected or withdrawn`, ofVersion),
      withdraw: own('withdraw', `Withdraw a ${singular} before its decision`, ofVersion),
      answer: own('answer', `Give the information that was asked for about a ${singular}`, {
        ...ofVersion,
        answer: Text(1000),
      }),
    },
  }
}
