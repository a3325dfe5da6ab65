import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const rounds = sqlQuery(
  'approvals.roundsOfMonth',
  `select i.entity, i.doc_no, i.title, i.amount, i.requester_id, i.requester_person_id, i.dept_id, i.rule_facts, d.path as dept_path
   from approvals.instances i join identity.departments d on d.id = i.dept_id
   where i.entity = $entity and i.started_at >= $from::date::timestamp at time zone 'Asia/Shanghai'
     and i.started_at < ($from::date + interval '1 month') at time zone 'Asia/Shanghai'
   order by i.id desc limit 2000`,
)
/** Rounds of a kind of document that began in a month, the newest 2,000. */
export const roundsOfMonth = (db: Db, entity: string, month: string) => rounds(db, { entity, from: `${month}-01` })
