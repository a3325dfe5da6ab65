import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { SupplierScores } from '#contract/sourcing/evaluation/scoreShapes.ts'

export const sheets = tableOf('sourcing.score_sheets')
export type SheetRow = RowOfTable<typeof sheets>

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.score_sheets').selectAll().where('project_id', '=', $.projectId).orderBy('no'),
)
/** Score sheets of all current and former experts of a project. */
export const findSheets = (db: Db, projectId: string) => ofProject(db, { projectId })

const own = preparedQuery((db, $: Params<{ projectId: string; userId: string }>) =>
  db
    .selectFrom('sourcing.score_sheets')
    .select('id')
    .where('project_id', '=', $.projectId)
    .where('user_id', '=', $.userId),
)
/** Score sheet of one expert, if it exists. */
export const findSheetOf = async (db: Db, projectId: string, userId: string): Promise<SheetRow | undefined> => {
  const found = await own.first(db, { projectId, userId })
  return found && (await sheets.find(db, found.id))
}

const submissions = sqlQuery(
  'sourcing.countedScores',
  `select s.user_id, s.name, s.no, u.no as submission, u.scores, u.at
   from sourcing.score_sheets s
   join sourcing.score_submissions u on u.tenant_id = s.tenant_id and u.sheet_id = s.id and u.no = s.submissions
   where s.project_id = $projectId and s.status = 'submitted' and s.user_id = any ($userIds) order by s.no`,
).narrow<{ scores: SupplierScores[] }>()
export type CountedRow = RowOf<typeof submissions>
/** Current submissions of these experts. */
export const findCounted = (db: Db, projectId: string, userIds: readonly string[]): Promise<CountedRow[]> =>
  submissions(db, { projectId, userIds: [...userIds] })

type NewSubmission = NewRow<'sourcing.score_submissions', 'sheet_id' | 'no' | 'scores' | 'at'>
const insert = preparedQuery((db, { scores, ...$ }: Params<NewSubmission>) =>
  db.insertInto('sourcing.score_submissions').values({ ...$, scores: json(scores) }),
)
export const insertSubmission = async (tx: Tx, submission: NewSubmission): Promise<void> =>
  void (await insert(tx, submission))

const stepped = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.score_sheets')
    .select(['user_id', 'name', 'status', 'reason'])
    .where('project_id', '=', $.projectId)
    .where('status', 'in', ['conflict', 'replaced'])
    .orderBy('no'),
)
/** Experts with a declared conflict of interest. */
export const findStepped = (db: Db, projectId: string) => stepped(db, { projectId })

/** Marks experts with a conflict of interest as replaced. */
export const setReplaced = sqlQuery(
  'sourcing.replaceExperts',
  `update sourcing.score_sheets set status = 'replaced', version = version + 1
   where project_id = $projectId and status = 'conflict'`,
)
