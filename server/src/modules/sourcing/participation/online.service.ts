import type { Db } from '#kit/database/database.ts'
import { readDepartmentSetting } from '#modules/tenancy/index.ts'
import { departmentPath } from '#modules/identity/index.ts'

/** Whether the department accepts enrolments through the portal; existing enrolments are not affected. */
export const takesEnrolments = async (db: Db, { dept_id: deptId }: { readonly dept_id: string }): Promise<boolean> =>
  readDepartmentSetting(db, await departmentPath(db, deptId), 'isApply')
