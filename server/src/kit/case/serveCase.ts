import type { Static } from 'typebox'
import type { caseOf } from '#contract/kit/case/case.ts'
import { type CaseAction, type CaseStatus, caseStatusNames } from '#contract/kit/case/states.ts'
import type { Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { List } from '#kit/database/list/list.page.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Bilingual } from '#kit/spreadsheet/export.rules.ts'
import { type ApplicationRow, applicantCommands, type Applying, columnOf } from './applicant.service.ts'
import { ownActions } from './case.rules.ts'
import { type Acting, type Brought, caseCommands } from './case.service.ts'
import { serveCases } from './serveCases.ts'

type AnyCase = ReturnType<typeof caseOf>

interface Serving<Row extends ApplicationRow> extends Omit<Applying<Row>, 'entity' | 'draft' | 'rows'> {
  readonly store: {
    readonly rows: Applying<Row>['rows'] & {
      readonly find: (db: Db, id: string) => Promise<Row>
      readonly findIfThere: (db: Db, id: string) => Promise<Row | undefined>
    }
    readonly list: List<never, Row>
    readonly own: List<{ readonly owner: string; readonly status?: string | undefined }, Row>
    readonly countWaiting: (db: Db) => Promise<number>
    readonly countByStatus: (db: Db) => Promise<Readonly<Record<string, number>>>
  }
  /** Name of the export, and the headings of the columns that are not those of every case. */
  readonly name: Bilingual
  readonly columns: Readonly<Record<string, Bilingual>>
  /** What a decision brings about, in its transaction. */
  readonly decided?: (tx: Tx, actor: Actor, acting: Acting<Row, CaseAction>) => Promise<Brought>
}

/** Headings of the columns that every case has. */
const common = {
  applicant: ['申请人', 'Applicant'],
  deptName: ['部门', 'Department'],
  status: { title: ['状态', 'Status'], words: caseStatusNames },
  handler: ['处理人', 'Handled by'],
  reply: ['处理意见', 'Reply'],
  submittedAt: ['提交时间', 'Submitted'],
  decidedAt: ['处理时间', 'Decided'],
} as const

const verbs = { take: 'taken', ask: 'moreRequested', grant: 'granted', refuse: 'refused' } as const

/** Commands and routes of a case that is applied for (`caseOf`), over a table of `kit.case_table`. */
export function caseOn<C extends AnyCase, Row extends ApplicationRow>(of: C, serving: Serving<Row>) {
  const { store, flow, title, name, columns, decided } = serving
  const own = applicantCommands<Row>({ ...serving, rows: store.rows, entity: of.entity, draft: of.draft })
  const handle = caseCommands<CaseStatus, CaseAction, Row>({
    rows: store.rows,
    flow,
    entity: of.entity,
    verbs,
    handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
    repliedAt: 'decided_at',
    optional: ['grant'],
    decided: async (tx, actor, acting) => {
      const { action, before, input } = acting
      const { patch = {}, data = {} } = (await decided?.(tx, actor, acting)) ?? {}
      if (action === 'take') return { patch, data }
      const reason = action === 'refuse' ? { reason: String(input['reason']).trim() } : {}
      const about = { applicantId: before.user_id, title: String(before[title]), ...reason }
      return { patch: { decided_at: action === 'ask' ? null : actor.now, ...patch }, data: { ...about, ...data } }
    },
  })
  const commands = {
    ...own,
    take: handle('take'),
    ask: handle('ask'),
    grant: handle('grant'),
    refuse: handle('refuse'),
  }

  const fields = Object.keys(of.draft).filter((field) => field !== 'attachments')
  const presentOwn = (row: Row) => {
    const values = row as unknown as Readonly<Record<string, unknown>>
    return {
      ...Object.fromEntries(fields.map((field) => [field, values[columnOf(field)]])),
      id: row.id,
      version: row.version,
      status: row.status,
      files: row.attachments,
      reply: row.reply,
      answer: row.answer,
      createdAt: row.created_at.toISOString(),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      ownActions: ownActions(flow, row.status),
    } as unknown as Static<C['Own']>
  }
  const present = (row: Row, actor: Actor) =>
    ({
      ...(presentOwn(row) as object),
      applicant: row.applicant,
      deptName: row.dept_name,
      handler: row.handler,
      can: flow.can(row, actor).filter((action) => action in verbs),
    }) as unknown as Static<C['list']['record']>

  function routes(app: App): void {
    serveCases(app, of as AnyCase, {
      store,
      present,
      own: { present: presentOwn, ownerOf: ({ personId }) => personId },
      name,
      columns: { ...common, ...columns },
      commands: commands as never,
    })
    for (const [action, route] of Object.entries<Route>(of.apply))
      serve(app, route, async ({ db, actor, input }) => {
        const command = commands[action as keyof typeof own] as (tx: Tx, by: Actor, given: object) => Promise<string>
        const id = await command(db, actor, input)
        return presentOwn(await store.rows.find(db, id))
      })
  }
  return {
    routes,
    commands,
    presentOwn,
    /** Who may read a case, and the files of it: the applicant's person, and those who handle it, but no drafts. */
    canRead: async (db: Db, actor: Actor, id: string): Promise<boolean> => {
      const row = await store.rows.findIfThere(db, id)
      if (!row) return false
      return row.person_id === actor.personId || (row.status !== '01' && mayHandle(actor, flow.moves.take.needs))
    },
  }
}

const mayHandle = ({ permissions }: Actor, needs: string): boolean => (permissions as ReadonlySet<string>).has(needs)
