import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { withoutTopDepartment } from './deptPath.rules.ts'
import { rootDepartment } from '../people/person.store.ts'

/** Displayed department path; `isHideTopDept` hides the top department. */
export async function deptPathFor(db: Db): Promise<(fullName: string) => string> {
  if (!(await readSettings(db, 'isHideTopDept')).isHideTopDept) return (fullName) => fullName
  const top = await rootDepartment(db)
  return (fullName) => (top ? withoutTopDepartment(fullName, top.full_name) : fullName)
}
