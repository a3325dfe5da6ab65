import type { DepartmentAction } from '#contract/identity/departments.ts'
import type { Actor } from '#kit/actor.ts'

interface DepartmentFacts {
  readonly pDeptId: string | null
  readonly disabled: boolean
  readonly place: number
  readonly siblings: number
}

/** Actions on a department that the actor may perform; the service checks obstacles again. */
export function departmentActions(department: DepartmentFacts, { permissions, entrance }: Actor): DepartmentAction[] {
  if (!permissions.has('org.manage') || entrance !== 'operator') return []
  const { pDeptId, disabled, place, siblings } = department
  if (pDeptId === null) return ['addBelow', 'edit']
  if (disabled) return ['edit', 'move', 'enable']
  return [
    'addBelow',
    'edit',
    'move',
    ...(place > 1 ? (['up'] as const) : []),
    ...(place < siblings ? (['down'] as const) : []),
    'merge',
    'disable',
  ]
}
