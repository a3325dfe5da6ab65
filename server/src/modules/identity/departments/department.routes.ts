import * as contract from '#contract/identity/departments.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { departmentColumns } from './department.export.rules.ts'
import { departmentActions } from './department.rules.ts'
import { addDepartment, editDepartment, moveDepartment, setDepartmentStatus } from './department.service.ts'
import { type DepartmentFilter, departmentList, type DepartmentRow } from './department.store.ts'

const present = (row: DepartmentRow, actor: Actor): contract.Department => ({
  deptId: row.id,
  version: row.version,
  pDeptId: row.parent_id,
  deptCode: row.code,
  deptName: row.name,
  fullDeptName: row.full_name,
  deptType: row.kind,
  place: row.place,
  people: row.people,
  status: row.disabled ? 'disabled' : 'active',
  can: departmentActions(row, actor),
})

export function departmentRoutes(app: App) {
  const listed = {
    list: departmentList,
    filter: ({ input }: { input: DepartmentFilter }) => input,
    present: (row: DepartmentRow, { actor }: { actor: Actor }) => present(row, actor),
  }
  serveList(app, contract.listDepartments, listed)
  serveExport(app, contract.exportDepartments, { ...listed, name: ['部门', 'Departments'], columns: departmentColumns })
  serve(app, contract.getDepartment, async ({ sql, actor, input }) =>
    present(await departmentList.one(sql, {}, input.deptId), actor),
  )
  serve(app, contract.addDepartment, async ({ sql, actor, input: { pDeptId, ...draft } }) =>
    present(await addDepartment(sql, actor, pDeptId, draft), actor),
  )
  serve(app, contract.editDepartment, async ({ sql, actor, input: { deptId, version, ...draft } }) =>
    present(await editDepartment(sql, actor, deptId, version, draft), actor),
  )
  serve(app, contract.moveDepartment, async ({ sql, actor, input: { deptId, version, ...to } }) => {
    await moveDepartment(sql, actor, deptId, version, to)
    return null
  })
  serve(app, contract.setDepartmentStatus, async ({ sql, actor, input }) =>
    present(await setDepartmentStatus(sql, actor, app.context.queryPorts, input.deptId, input.status), actor),
  )
}
