import { route } from '#contract/kit/route.ts'
import { List, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Steps from a new tenant to its first order, in order, with the page of each. */
export const checklistSteps = {
  company: '/settings',
  logo: '/settings',
  departments: '/departments',
  people: '/organisation',
  roles: '/roles',
  approval: '/approvalRules',
  budget: '/budgets',
  supplier: '/suppliers',
  category: '/categories',
  goods: '/productReview',
  address: '/deliveryAddress',
  order: '/allOrders',
} as const
export type ChecklistStep = keyof typeof checklistSteps
export const checklistKeys = Object.keys(checklistSteps) as ChecklistStep[]

export const ChecklistEntry = shape({ key: OneOf(checklistKeys), isDone: Type.Boolean(), count: Type.Integer() })
export type ChecklistEntry = Static<typeof ChecklistEntry>

export const getChecklist = route({
  method: 'GET',
  path: '/sysrest/api/onboarding/checklist',
  access: 'tenant.setUp',
  entrances: ['operator'],
  summary: 'Get what a new tenant has and still lacks, computed from its data',
  input: Nothing,
  reply: shape({ steps: List(ChecklistEntry, checklistKeys.length) }),
})
