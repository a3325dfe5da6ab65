import { sql } from 'kysely'
import { listEnrolments } from '#contract/sourcing/enrolments.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { clock } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const enrolments = tableOf('sourcing.enrolments')
export type EnrolmentRow = RowOfTable<typeof enrolments>

const ofSupplier = preparedQuery((db, $: Params<{ projectId: string; supplierId: string }>) =>
  db
    .selectFrom('sourcing.enrolments')
    .selectAll()
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId),
)
/** Enrolment of a supplier for a project, if any. */
export const findEnrolment = (db: Db, projectId: string, supplierId: string) =>
  ofSupplier.first(db, { projectId, supplierId })

/** Enrolments with the project facts that determine actions. */
export const enrolmentList = listOf({
  route: listEnrolments,
  find: (db: Db) =>
    db
      .selectFrom('sourcing.enrolments as e')
      .innerJoin('sourcing.projects as p', 'p.id', 'e.project_id')
      .leftJoin('sourcing.invitations as i', (join) =>
        join.onRef('i.project_id', '=', 'e.project_id').onRef('i.supplier_id', '=', 'e.supplier_id'),
      ),
  where: {
    projectId: { is: 'e.project_id' },
    status: { is: 'e.status' },
    keyword: { contains: ['e.supplier_name', 'e.contact_name'] },
  },
  select: (found) =>
    found
      .selectAll('e')
      .select([
        'p.state',
        'p.audit',
        'p.enrol_begin_at',
        'p.enrol_end_at',
        'p.dept_path',
        'p.owner_id',
        'p.agent_ids',
        'p.agency_scope',
        'i.invited_at',
      ]),
  key: 'e.id',
  order: ['e.submitted_at', 'e.id'],
  sort: { submittedAt: 'e.submitted_at', supplierName: 'e.supplier_name' },
})
export type ListedEnrolment = RowIn<typeof enrolmentList>

const count = sqlQuery(
  'sourcing.countEnrolled',
  `update sourcing.projects set enrolled_count =
     (select count(*) from sourcing.enrolments where project_id = $projectId and status in ('submitted', 'passed'))
   where id = $projectId`,
)
/**
 * Updates the card's number of enrolled suppliers, passed or waiting. Not a user's edit, so the project's version stays
 * unchanged.
 */
export const countEnrolled = async (tx: Tx, projectId: string): Promise<void> => void (await count(tx, { projectId }))

const maxShown = 500
const questionColumns = ['id', 'supplier_id', 'body', 'asked_at', 'answer', 'answered_at'] as const
const questions = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.questions')
    .select(questionColumns)
    .where('project_id', '=', $.projectId)
    .orderBy(sql`answered_at is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown),
)
export type QuestionRow = RowOf<typeof questions>
/** Questions in chronological order; if there are very many, the unanswered and the newest ones. */
export const findQuestions = async (db: Db, projectId: string): Promise<QuestionRow[]> =>
  (await questions(db, { projectId })).toSorted((a, b) => a.asked_at.getTime() - b.asked_at.getTime())

const ofAsker = sqlQuery(
  'sourcing.countQuestions',
  `select count(*)::int as "questions!" from sourcing.questions where project_id = $projectId and supplier_id = $supplierId`,
)
export const countQuestionsOf = async (tx: Tx, projectId: string, supplierId: string): Promise<number> =>
  (await ofAsker.one(tx, { projectId, supplierId })).questions

interface NewQuestion {
  readonly project_id: string
  readonly supplier_id: string
  readonly user_id: string
  readonly body: string
}
const ask = preparedQuery((db, $: Params<NewQuestion>) => db.insertInto('sourcing.questions').values($).returning('id'))
export const insertQuestion = async (tx: Tx, question: NewQuestion): Promise<string> => (await ask.one(tx, question)).id

const questionLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sourcing.questions').select(['id', 'project_id']).where('id', '=', $.id).forNoKeyUpdate(),
)
export const lockQuestion = (tx: Tx, id: string) => questionLocked.first(tx, { id })
export const setAnswer = preparedQuery((db, $: Params<{ id: string; answer: string; answered_by: string }>) =>
  db
    .updateTable('sourcing.questions')
    .set({ answer: $.answer, answered_by: $.answered_by, answered_at: clock() })
    .where('id', '=', $.id),
)

const follow = preparedQuery((db, $: Params<{ project_id: string; user_id: string }>) =>
  db
    .insertInto('sourcing.follows')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)
const unfollow = preparedQuery((db, $: Params<{ projectId: string; userId: string }>) =>
  db.deleteFrom('sourcing.follows').where('project_id', '=', $.projectId).where('user_id', '=', $.userId),
)
const followed = preparedQuery((db, $: Params<{ projectId: string; userId: string }>) =>
  db.selectFrom('sourcing.follows').select('at').where('project_id', '=', $.projectId).where('user_id', '=', $.userId),
)
export const setFollowed = async (tx: Tx, projectId: string, userId: string, isFollowed: boolean): Promise<void> =>
  void (isFollowed
    ? await follow(tx, { project_id: projectId, user_id: userId })
    : await unfollow(tx, { projectId, userId }))
export const isFollowed = async (db: Db, projectId: string, userId: string): Promise<boolean> =>
  (await followed.first(db, { projectId, userId })) !== undefined
