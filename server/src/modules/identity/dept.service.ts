import { parseSetting } from '#contract/tenancy/loginSettings.ts'
import type { Sql } from '#kit/database.ts'
import { configValues } from '#modules/tenancy/index.ts'
import { withoutTopDepartment } from './dept.rules.ts'
import { rootDepartment } from './person.store.ts'

/** How the path of a department is shown here: the tenant may leave the top department out (`isHideTopDept`). */
export async function deptPathFor(sql: Sql): Promise<(fullName: string) => string> {
  const [row] = await configValues(sql, ['isHideTopDept'])
  if (!parseSetting('isHideTopDept', row?.val)) return (fullName) => fullName
  const top = await rootDepartment(sql)
  return (fullName) => (top ? withoutTopDepartment(fullName, top.full_name) : fullName)
}
