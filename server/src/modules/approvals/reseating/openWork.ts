import type { OpenWork } from '#kit/module.ts'
import { handOverTasks } from './reseat.service.ts'
import { findApprovers } from '../task.store.ts'
import { openTasksOf } from './reseat.store.ts'

/** Open approval tasks of accounts that are disabled or changed. */
export const openWork: OpenWork = {
  list: async (db, userIds) =>
    (await openTasksOf(db, { userIds })).map((row) => ({
      userId: row.approver_id,
      docNo: row.doc_no,
      title: row.title,
      since: row.opened_at,
    })),
  receivers: async (db, keyword) =>
    (await findApprovers(db, keyword)).map((row) => ({ userId: row.id, userName: row.name, deptName: row.dept_name })),
  handOver: handOverTasks,
}
