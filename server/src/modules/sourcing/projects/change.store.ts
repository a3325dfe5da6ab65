import type { ChangeNotice } from '#contract/sourcing/projectNotice.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'

interface NewNotice {
  readonly project_id: string
  readonly no: number
  readonly title: string
  readonly changes: ChangeNotice['changes']
  readonly user_id: string
}
const insert = preparedQuery((db, { changes, ...$ }: Params<NewNotice>) =>
  db.insertInto('sourcing.change_notices').values({ ...$, changes: json(changes) }),
)
export const insertNotice = async (tx: Tx, notice: NewNotice): Promise<void> => void (await insert(tx, notice))

const notices = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.change_notices')
    .select(['no', 'title', 'changes', 'at'])
    .where('project_id', '=', $.projectId)
    .orderBy('no', 'desc'),
)
export const findNotices = (db: Db, projectId: string) => notices(db, { projectId })
