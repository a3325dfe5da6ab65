import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { endGrants } from './offboarding/access.service.ts'
import { offboardingRoutes } from './offboarding/offboarding.routes.ts'
import { auditLogRoutes } from './auditLog/auditLog.routes.ts'
import { accountRoutes } from './sessions/account.routes.ts'
import { departmentRoutes } from './departments/department.routes.ts'
import { impersonationRoutes } from './impersonation/impersonation.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { personRoutes } from './people/person.routes.ts'
import { positionRoutes } from './positions/position.routes.ts'
import { reachRoutes } from './reach/reach.routes.ts'
import { roleRoutes } from './roles/role.routes.ts'
import { openWorkRoutes } from './openWork/openWork.routes.ts'
import { findDepartmentByCode, rootDepartment } from './people/person.store.ts'
import { accountNames } from './user.store.ts'
import { identityAsks } from './ports.ts'

export type { CallingKey, Restricted } from './ports.ts'
export { declaredEntries, declaredUrls, everythingOn, landingOrder, menuNodes, menuOf } from './menus/menu.rules.ts'
export {
  createDepartment,
  createPerson,
  createRole,
  createUser,
  openSessionFor,
  type NewDepartment,
  type NewPerson,
  type NewRole,
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
export { departmentNamed, useDepartments } from './departments/department.store.ts'
export { departmentsNamed } from './reach/reach.store.ts'
export { addDepartment, editDepartment } from './departments/department.service.ts'
export { departmentPath, findDepartment, isDepartmentNamed } from './departments/deptTree.store.ts'
export { addPerson, editPerson, noPassword } from './people/person.service.ts'
export { lockAccount } from './accounts/managedAccount.service.ts'
export { setAccountStatus } from './accounts/account.service.ts'
export {
  addSupplierPerson,
  changeSupplierRole,
  findSupplierAccount,
  setSupplierAccountStatus,
} from './supplierPeople/supplierPerson.service.ts'
export { addServiceUser, setServiceUser } from './accounts/serviceAccount.service.ts'
export { addApplicant, admitApplicant } from './supplierPeople/applicant.service.ts'
export {
  applicantAt,
  countSupplierAccounts,
  isAccountTaken,
  type SupplierAccountRow,
  supplierAccountsOf,
} from './supplierPeople/supplierPerson.store.ts'
export { convertTrialAccount, endTrialAccount, extendTrialAccount } from './accounts/trialAccount.service.ts'
export {
  changeOf,
  declaredGroups,
  demandGrantable,
  demandUnscoped,
  demandSeparation,
  nameOf as permissionName,
} from './roles/role.rules.ts'
export { serviceActor } from './sessions/serviceActor.ts'
export { hashOfApiKey } from './sessions/apiKey.authenticator.ts'
export { activePositions, findManagers, isOpenStaff, positionsNamed, staffByCode } from './positions/position.store.ts'
export { createPosition } from './positions/position.service.ts'
export { changeProvisionedMembers } from './roles/provisionedRole.service.ts'
export { addRole, editRole } from './roles/role.service.ts'
export { countRolesWith, permissionsOfRole } from './roles/role.store.ts'
export { departmentInReach, inReach, inReachSql } from './reach/reach.store.ts'
export { addPeople } from './people/import.service.ts'
export { type Managed, manageAccount } from './accounts/managedAccount.service.ts'
export { assignableRoles, changeRights, changeRoleMembers, setAccountRoles } from './roles/assignment.service.ts'
export { deptPathFor } from './departments/deptPath.service.ts'
export { hashPassword, matchesPassword } from './password.ts'
export { permissionsOf } from './sessions/session.rules.ts'
export { accountActor } from './sessions/accountActor.service.ts'
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
  grantsOf,
  type PersonRow,
} from './user.store.ts'

export const identity: Module = {
  jobs: [everyTenant({ name: 'identity.endGrants', everySeconds: 300, run: endGrants })],
  asks: identityAsks,
  queryPorts: { accountNames, rootDepartment, departmentOfCode: findDepartmentByCode },
  routes: (app) => {
    identityRoutes(app)
    accountRoutes(app)
    departmentRoutes(app)
    personRoutes(app)
    positionRoutes(app)
    openWorkRoutes(app)
    offboardingRoutes(app)
    impersonationRoutes(app)
    roleRoutes(app)
    reachRoutes(app)
    auditLogRoutes(app)
  },
}
