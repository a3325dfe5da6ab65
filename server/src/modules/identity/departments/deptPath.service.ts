import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { withoutTopDepartment } from './deptPath.rules.ts'
import { rootDepartment } from '../people/person.store.ts'

/** Displayed department path; `isHideTopDept` hides the top department. */
export async function deptPathFor(sql: Db): Promise<(fullName: string) => string> {
  if (!(await readSettings(sql, 'isHideTopDept')).isHideTopDept) return (fullName) => fullName
  const top = await rootDepartment(sql)
  return (fullName) => (top ? withoutTopDepartment(fullName, top.full_name) : fullName)
}
