import { createHash } from 'node:crypto'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Only the digest of a secret is stored. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

const insert = sqlQuery(
  'approvals.insertLetter',
  `insert into approvals.letters (sha, instance_id, task_id, user_id, doc_version, expires_at)
   select $sha, i.id, t.id, t.approver_id, i.doc_version, kit.clock() + make_interval(hours => $hours)
   from approvals.instances i join approvals.tasks t on t.instance_id = i.id
   where i.id = $instanceId and i.status = 'pending' and t.approver_id = $userId and t.status = 'open'
   returning id`,
)
/** Keeps a link for the open task of an account in a round; false where it has none. */
export const insertLetter = async (
  tx: Tx,
  secret: string,
  letter: { readonly instanceId: string; readonly userId: string; readonly hours: number },
): Promise<boolean> => (await insert(tx, { sha: digestOf(secret), ...letter })).length > 0

const columns = `l.id, l.instance_id, l.task_id, l.user_id, l.doc_version, l.expires_at, l.used_at,
  l.expires_at <= kit.clock() as "isOver!", i.entity, i.entity_id, i.doc_no, i.title, i.amount, i.facts, i.status,
  i.doc_version as current_version, t.status as task_status, t.step, i.chain,
  u.name as requester_name, d.name as dept_name, a.name as approver_name
  from approvals.letters l join approvals.instances i on i.id = l.instance_id join approvals.tasks t on t.id = l.task_id
    join identity.users u on u.id = i.requester_id join identity.departments d on d.id = i.dept_id
    join identity.users a on a.id = l.user_id
  where l.sha = $sha`
const found = sqlQuery('approvals.findLetter', `select ${columns}`)
const locked = sqlQuery('approvals.lockLetter', `select ${columns} for update of l`)
export type LetterRow = RowOf<typeof found>
export const findLetter = (db: Db, secret: string) => found.first(db, { sha: digestOf(secret) })
export const lockLetter = (tx: Tx, secret: string) => locked.first(tx, { sha: digestOf(secret) })

const use = sqlQuery(
  'approvals.useLetter',
  `with used as (update approvals.letters set used_at = kit.clock() where id = $id returning task_id, user_id)
   update approvals.tasks t set by_letter = true from used where t.id = used.task_id`,
)
/** Uses a link up, and notes with the task that it was decided by it. */
export const useLetter = (tx: Tx, id: string) => use(tx, { id })

const forget = sqlQuery(
  'approvals.forgetLetters',
  `delete from approvals.letters where expires_at < kit.clock() - interval '30 days'`,
)
/** Removes links that ended long ago. */
export const forgetLetters = async (tx: Tx): Promise<void> => void (await forget(tx))
