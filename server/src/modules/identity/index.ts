import type { Module } from '#kit/module.ts'
import { identityRoutes } from './identity.routes.ts'
import { forgetStaleLogins } from './login.service.ts'
import type { Door } from './session.door.ts'

export { hashPassword } from './login.service.ts'
export {
  createDepartment,
  createRole,
  createUser,
  openSessionFor,
  type NewDepartment,
  type NewUser,
} from './org.store.ts'
export { type Door, openDoor } from './session.door.ts'

export const identity = (door: Door): Module => ({
  routes: identityRoutes(door),
  jobs: { 'identity.forgetLogins': { everySeconds: 600, run: forgetStaleLogins } },
})
