import { parseSetting } from '#contract/tenancy/loginSettings.ts'
import type { Sql } from '#kit/database.ts'
import { configValues } from '#modules/tenancy/index.ts'
import { withoutTopDepartment } from './deptPath.rules.ts'
import { rootDepartment } from '../people/person.store.ts'

/** Displayed department path; `isHideTopDept` hides the top department. */
export async function deptPathFor(sql: Sql): Promise<(fullName: string) => string> {
  const [row] = await configValues(sql, ['isHideTopDept'])
  if (!parseSetting('isHideTopDept', row?.val)) return (fullName) => fullName
  const top = await rootDepartment(sql)
  return (fullName) => (top ? withoutTopDepartment(fullName, top.full_name) : fullName)
}
