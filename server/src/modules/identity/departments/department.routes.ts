import * as contract from '#contract/identity/departments.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { departmentColumns } from './department.export.rules.ts'
import { departmentActions } from './department.rules.ts'
import {
  addDepartment,
  editDepartment,
  mergeDepartment,
  moveDepartment,
  setDepartmentStatus,
} from './department.service.ts'
import { departmentList, type DepartmentRow } from './department.store.ts'

const present = ({ siblings, disabled, ...row }: DepartmentRow, actor: Actor): contract.Department => ({
  ...row,
  status: availabilityOf({ disabled }),
  can: departmentActions({ ...row, siblings, disabled }, actor),
})

export function departmentRoutes(app: App) {
  const departments = serveRecords(app, contract.listDepartments, {
    list: departmentList,
    present,
    exported: { route: contract.exportDepartments, name: ['部门', 'Departments'], columns: departmentColumns },
  })
  departments.detail(contract.getDepartment, ({ deptId }) => deptId)
  departments.changes(contract.listDepartmentChanges, ({ deptId }) => deptId, { of: 'department' })
  departments.write(contract.addDepartment, addDepartment)
  departments.write(contract.editDepartment, editDepartment)
  departments.write(contract.moveDepartment, moveDepartment)
  departments.write(contract.mergeDepartment, mergeDepartment)
  departments.write(contract.setDepartmentStatus, setDepartmentStatus)
}
