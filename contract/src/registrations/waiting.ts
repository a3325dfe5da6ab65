import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

export const countWaitingRegistrations = route({
  method: 'GET',
  path: '/sysrest/api/deptRegister/count',
  access: 'registration.manage',
  entrances: ['operator'],
  summary: 'Count the registrations to decide, for the menu',
  input: Nothing,
  reply: shape({ count: Type.Integer() }),
})
