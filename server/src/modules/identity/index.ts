import type { Module } from '#kit/module.ts'
import { auditLogRoutes } from './auditLog/auditLog.routes.ts'
import { accountRoutes } from './sessions/account.routes.ts'
import { departmentRoutes } from './departments/department.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { personRoutes } from './people/person.routes.ts'
import { roleRoutes } from './roles/role.routes.ts'
import { rootDepartment } from './people/person.store.ts'
import { accountNames } from './user.store.ts'

export { everythingOn, menuOf } from './menus.ts'
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
} from './people/person.store.ts'
export { activeDepartments, namedInOrganisation } from './people/import.store.ts'
export { addDepartment, editDepartment } from './departments/department.service.ts'
export { isDepartmentNamed } from './departments/deptTree.store.ts'
export { addPerson, editPerson } from './people/person.service.ts'
export { setAccountStatus } from './accounts/account.service.ts'
export { addRole, editRole } from './roles/role.service.ts'
export { addPeople } from './people/import.service.ts'
export { type Managed, manageAccount } from './accounts/managedAccount.service.ts'
export { assignableRoles, changeRights, setAccountRoles } from './roles/assignment.service.ts'
export { deptPathFor } from './departments/deptPath.service.ts'
export { hashPassword, matchesPassword } from './password.ts'
export { permissionsOf } from './sessions/session.rules.ts'
export { createAuthenticator } from './sessions/session.authenticator.ts'
export {
  endOwnSession,
  endSessions,
  findOpenSession,
  authenticatedAt,
  liveSessions,
} from './sessions/session.service.ts'
export {
  insertLogin,
  insertSession,
  isSessionStrong,
  type SessionRow,
  setSessionsEnded,
  type LoginMethod,
} from './sessions/session.store.ts'
export {
  accountsMatching,
  accountsOf,
  type Candidate,
  findCandidates,
  type AccountRow,
  findAccounts,
  findPerson,
  type PersonRow,
} from './user.store.ts'

export const identity: Module = {
  queryPorts: { accountNames, rootDepartment },
  routes: (app) => {
    identityRoutes(app)
    accountRoutes(app)
    departmentRoutes(app)
    personRoutes(app)
    roleRoutes(app)
    auditLogRoutes(app)
  },
}
