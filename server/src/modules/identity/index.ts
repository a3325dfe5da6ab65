import type { Module } from '#kit/module.ts'
import { accountRoutes } from './account.routes.ts'
import { identityRoutes } from './identity.routes.ts'

export { menuOf } from './menus.ts'
export {
  createDepartment,
  createPerson,
  createRole,
  createUser,
  openSessionFor,
  type NewDepartment,
  type NewPerson,
  type NewUser,
} from './org.store.ts'
export {
  allRoles,
  findDepartmentByCode,
  findRoleByCode,
  lockPerson,
  operatorsWho,
  rootDepartment,
  setEmail,
  setMobile,
  setPassword,
} from './person.store.ts'
export { deptPathFor } from './dept.service.ts'
export { hashPassword, isPasswordOf } from './password.ts'
export { permissionsOf } from './session.rules.ts'
export { createAuthenticator } from './session.authenticator.ts'
export { endMine, endOf, findOpenSession, provedAt } from './session.service.ts'
export {
  insertLogin,
  insertSession,
  isSessionStrong,
  type SessionRow,
  setSessionsEnded,
  type Way,
} from './session.store.ts'
export {
  accountsOf,
  type Candidate,
  candidatesFor,
  type ChoiceRow,
  choicesAmong,
  findPerson,
  type PersonRow,
} from './user.store.ts'

export const identity: Module = {
  routes: (app) => {
    identityRoutes(app)
    accountRoutes(app)
  },
}
