import type { Module } from '#kit/module.ts'
import { accountRoutes } from './account.routes.ts'
import { departmentRoutes } from './department.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { personRoutes } from './person.routes.ts'
import { roleRoutes } from './role.routes.ts'

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
  operatorsWithPermission,
  rootDepartment,
  setEmail,
  setInitialPassword,
  setMobile,
  setPassword,
} from './person.store.ts'
export { activeDepartments, namedInOrganisation } from './people.store.ts'
export { addPeople, type Managed, manageAccount } from './person.service.ts'
export { deptPathFor } from './deptPath.service.ts'
export { hashPassword, matchesPassword } from './password.ts'
export { permissionsOf } from './session.rules.ts'
export { createAuthenticator } from './session.authenticator.ts'
export { endOwnSession, endSessions, findOpenSession, authenticatedAt } from './session.service.ts'
export {
  insertLogin,
  insertSession,
  isSessionStrong,
  type SessionRow,
  setSessionsEnded,
  type LoginMethod,
} from './session.store.ts'
export {
  accountsOf,
  type Candidate,
  findCandidates,
  type AccountRow,
  findAccounts,
  findPerson,
  type PersonRow,
} from './user.store.ts'

export const identity: Module = {
  routes: (app) => {
    identityRoutes(app)
    accountRoutes(app)
    departmentRoutes(app)
    personRoutes(app)
    roleRoutes(app)
  },
}
