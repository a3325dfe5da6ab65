// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'identity.accountCoded': {
      params: {
        code: string
        except: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'identity.accountsAtMobile': {
      params: {
        mobile: string
      }
      row: {
        id: Column<'identity.users', 'id'> | null
        is_applicant: Column<'identity.users', 'is_applicant'> | null
      }
    }
    'identity.accountsMatching': {
      params: {
        except: string | number
        like: string
      }
      row: {
        user_id: Column<'identity.users', 'id'>
        user_code: Column<'identity.users', 'code'>
        user_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'identity.accountsOf': {
      params: {
        personId: string | number
      }
      row: {
        user_code: Column<'identity.users', 'code'>
        user_id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        user_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        full_name: Column<'identity.departments', 'full_name'>
        dept_id: Column<'identity.users', 'dept_id'>
        tenant_id: Column<'identity.users', 'tenant_id'>
        entrance: Column<'identity.users', 'entrance'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
      }
    }
    'identity.accountsOfPerson': {
      params: {
        userId: string | number
      }
      row: {
        userId: Column<'identity.users', 'id'>
        version: Column<'identity.users', 'version'>
        userCode: Column<'identity.users', 'code'>
        userName: Column<'identity.users', 'name'>
        entrance: Column<'identity.users', 'entrance'>
        deptId: Column<'identity.users', 'dept_id'>
        fullDeptName: Column<'identity.departments', 'full_name'>
        positionId: Column<'identity.users', 'position_id'>
        positionName: string
        managerId: Column<'identity.users', 'manager_id'>
        managerName: string
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        must_change: Column<'identity.people', 'must_change'>
        personId: Column<'identity.people', 'id'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        openSessions: number
        roles: unknown
      }
    }
    'identity.administrationHeld': {
      params: {
        permissions: readonly string[]
      }
      row: {
        permission: string
      }
    }
    'identity.arrangeDepartments': {
      params: {
        parentId: string | number
        id: string | number
        place: string | number
      }
      row: never
    }
    'identity.belowDepartment': {
      params: {
        id: string | number
      }
      row: {
        deepest: number
        active: number
      }
    }
    'identity.countRolesWith': {
      params: {
        code: string
      }
      row: {
        count: number
      }
    }
    'identity.countSupplierAccounts': {
      params: {
        supplierId: string | number
      }
      row: {
        count: number
      }
    }
    'identity.deleteAssignments': {
      params: {
        userIds: readonly (string | number)[]
        roleIds: readonly (string | number)[]
      }
      row: never
    }
    'identity.deleteEndedGrants': {
      params: object
      row: {
        userId: NonNullable<Column<'identity.user_roles', 'user_id'>>
        names: string[]
      }
    }
    'identity.departmentsAbove': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: string
      }
    }
    'identity.departmentsNamed': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
        path: Column<'identity.departments', 'path'>
      }
    }
    'identity.findAccounts': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        user_code: Column<'identity.users', 'code'>
        user_id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        user_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        full_name: Column<'identity.departments', 'full_name'>
        dept_id: Column<'identity.users', 'dept_id'>
        tenant_id: Column<'identity.users', 'tenant_id'>
        entrance: Column<'identity.users', 'entrance'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
      }
    }
    'identity.findCandidates': {
      params: {
        name: string
      }
      row: {
        user_code: Column<'identity.users', 'code'>
        user_id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        user_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        full_name: Column<'identity.departments', 'full_name'>
        dept_id: Column<'identity.users', 'dept_id'>
        tenant_id: Column<'identity.users', 'tenant_id'>
        entrance: Column<'identity.users', 'entrance'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        mobile: Column<'identity.people', 'mobile'>
        password_hash: Column<'identity.people', 'password_hash'>
        must_change: Column<'identity.people', 'must_change'>
      }
    }
    'identity.findGrant': {
      params: {
        userId: string | number
        roleId: string | number
      }
      row: {
        reach: Column<'identity.user_roles', 'reach'>
        deptIds: Column<'identity.user_roles', 'reach_dept_ids'>
      }
    }
    'identity.findManagers': {
      params: {
        id: string | number | null
        keyword: string
      }
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'identity.findPerson': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        entrance: Column<'identity.users', 'entrance'>
        dept_id: Column<'identity.users', 'dept_id'>
        supplier_id: Column<'identity.users', 'supplier_id'>
        must_change: Column<'identity.people', 'must_change'>
        is_trial: Column<'identity.users', 'is_trial'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        dept_full_name: Column<'identity.departments', 'full_name'>
        dept_path: Column<'identity.departments', 'path'>
        permissions: string[]
        grants: unknown
        roles: string[]
      }
    }
    'identity.findSession': {
      params: {
        sessionId: string | number
        userId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        entrance: Column<'identity.users', 'entrance'>
        dept_id: Column<'identity.users', 'dept_id'>
        supplier_id: Column<'identity.users', 'supplier_id'>
        must_change: Column<'identity.people', 'must_change'>
        is_trial: Column<'identity.users', 'is_trial'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        dept_full_name: Column<'identity.departments', 'full_name'>
        dept_path: Column<'identity.departments', 'path'>
        permissions: string[]
        grants: unknown
        roles: string[]
        session_id: Column<'identity.sessions', 'id'>
        method: Column<'identity.sessions', 'method'>
        is_strong: Column<'identity.sessions', 'is_strong'>
        ended_at: Column<'identity.sessions', 'ended_at'>
        end_reason: Column<'identity.sessions', 'end_reason'>
        created_at: Column<'identity.sessions', 'created_at'>
        last_seen_at: Column<'identity.sessions', 'last_seen_at'>
        ends_at: Column<'identity.sessions', 'ends_at'>
        by_session_id: Column<'identity.sessions', 'by_session_id'>
        by_user_id: Column<'identity.sessions', 'by_user_id'>
        is_left: boolean
        idle_minutes: string | null
        most_hours: string | null
      }
    }
    'identity.findSessionById': {
      params: {
        sessionId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        entrance: Column<'identity.users', 'entrance'>
        dept_id: Column<'identity.users', 'dept_id'>
        supplier_id: Column<'identity.users', 'supplier_id'>
        must_change: Column<'identity.people', 'must_change'>
        is_trial: Column<'identity.users', 'is_trial'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        dept_full_name: Column<'identity.departments', 'full_name'>
        dept_path: Column<'identity.departments', 'path'>
        permissions: string[]
        grants: unknown
        roles: string[]
        session_id: Column<'identity.sessions', 'id'>
        method: Column<'identity.sessions', 'method'>
        is_strong: Column<'identity.sessions', 'is_strong'>
        ended_at: Column<'identity.sessions', 'ended_at'>
        end_reason: Column<'identity.sessions', 'end_reason'>
        created_at: Column<'identity.sessions', 'created_at'>
        last_seen_at: Column<'identity.sessions', 'last_seen_at'>
        ends_at: Column<'identity.sessions', 'ends_at'>
        by_session_id: Column<'identity.sessions', 'by_session_id'>
        by_user_id: Column<'identity.sessions', 'by_user_id'>
        is_left: boolean
        idle_minutes: string | null
        most_hours: string | null
      }
    }
    'identity.findSessionsById': {
      params: {
        sessionIds: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        entrance: Column<'identity.users', 'entrance'>
        dept_id: Column<'identity.users', 'dept_id'>
        supplier_id: Column<'identity.users', 'supplier_id'>
        must_change: Column<'identity.people', 'must_change'>
        is_trial: Column<'identity.users', 'is_trial'>
        disabled: Column<'identity.users', 'disabled'>
        expires_at: Column<'identity.users', 'expires_at'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        dept_full_name: Column<'identity.departments', 'full_name'>
        dept_path: Column<'identity.departments', 'path'>
        permissions: string[]
        grants: unknown
        roles: string[]
        session_id: Column<'identity.sessions', 'id'>
        method: Column<'identity.sessions', 'method'>
        is_strong: Column<'identity.sessions', 'is_strong'>
        ended_at: Column<'identity.sessions', 'ended_at'>
        end_reason: Column<'identity.sessions', 'end_reason'>
        created_at: Column<'identity.sessions', 'created_at'>
        last_seen_at: Column<'identity.sessions', 'last_seen_at'>
        ends_at: Column<'identity.sessions', 'ends_at'>
        by_session_id: Column<'identity.sessions', 'by_session_id'>
        by_user_id: Column<'identity.sessions', 'by_user_id'>
        is_left: boolean
        idle_minutes: string | null
        most_hours: string | null
      }
    }
    'identity.grantsOf': {
      params: {
        userId: string | number
        permission: string
      }
      row: {
        roleId: Column<'identity.roles', 'id'>
        roleName: Column<'identity.roles', 'name'>
        roleEnName: Column<'identity.roles', 'en_name'>
        endsOn: string
        isInTime: boolean
        grantedByName: string
        reason: Column<'identity.user_roles', 'reason'>
        reach: Column<'identity.user_roles', 'reach'>
        reachDepts: string[]
      }
    }
    'identity.grantsOfAccount': {
      params: {
        userId: string | number
      }
      row: {
        roleId: Column<'identity.roles', 'id'>
        roleName: Column<'identity.roles', 'name'>
        roleEnName: Column<'identity.roles', 'en_name'>
        permissions: Column<'identity.roles', 'permissions'>
        endsOn: string
        reach: Column<'identity.user_roles', 'reach'>
        deptIds: Column<'identity.user_roles', 'reach_dept_ids'>
      }
    }
    'identity.heldForGood': {
      params: {
        userId: string | number
        roleId: string | number
      }
      row: {
        user_id: Column<'identity.user_roles', 'user_id'>
      }
    }
    'identity.insertPeople': {
      params: {
        rows: unknown
        passwordHash: string
      }
      row: {
        id: Column<'identity.users', 'id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
      }
    }
    'identity.insertSession': {
      params: {
        id: string | number
        ip: string
        agent: string
        method: string
        isStrong: boolean
        userId: string | number
        lang: string
      }
      row: never
    }
    'identity.insertUserRoles': {
      params: {
        userId: string | number
        roleIds: readonly (string | number)[]
      }
      row: never
    }
    'identity.insertViewing': {
      params: {
        id: string | number
        userId: string | number
        ip: string
        agent: string
        bySessionId: string | number
        byUserId: string | number
        until: Date | string
        reason: string
        personId: string | number
      }
      row: never
    }
    'identity.isLedBy': {
      params: {
        managerId: string | number
        personId: string | number
      }
      row: {
        isLed: boolean
      }
    }
    'identity.isOpenStaff': {
      params: {
        id: string | number
      }
      row: {
        isOpen: boolean
      }
    }
    'identity.isRoleHeldBy': {
      params: {
        roleId: string | number
        personId: string | number
      }
      row: {
        held: boolean
      }
    }
    'identity.lockDepartmentTree': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'identity.lockManagers': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'identity.lockRights': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'identity.mergeBelow': {
      params: {
        id: string | number
        intoId: string | number
        path: readonly (string | number)[]
        below: number
        fullName: string
        formerName: string
      }
      row: never
    }
    'identity.moveAccounts': {
      params: {
        intoId: string | number
        id: string | number
      }
      row: never
    }
    'identity.moveSubtree': {
      params: {
        above: readonly (string | number)[]
        level: number
        fullName: string
        formerName: string
        id: string | number
      }
      row: never
    }
    'identity.openSessionsOf': {
      params: {
        personId: string | number
        idleMinutes: number
        hours: number
      }
      row: {
        id: Column<'identity.sessions', 'id'>
        user_code: Column<'identity.users', 'code'>
        created_at: Column<'identity.sessions', 'created_at'>
        last_seen_at: Column<'identity.sessions', 'last_seen_at'>
        ip: Column<'identity.sessions', 'ip'>
        agent: Column<'identity.sessions', 'agent'>
        method: Column<'identity.sessions', 'method'>
        is_strong: Column<'identity.sessions', 'is_strong'>
      }
    }
    'identity.operatorsWithPermission': {
      params: {
        permission: string
      }
      row: {
        user_id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        name: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
      }
    }
    'identity.permissionsHeld': {
      params: {
        personIds: readonly (string | number)[]
      }
      row: {
        person_id: Column<'identity.users', 'person_id'>
        permissions: string[]
      }
    }
    'identity.separatedTogether': {
      params: {
        firsts: readonly string[]
        seconds: readonly string[]
        userIds: readonly (string | number)[]
        roleIds: readonly (string | number)[]
      }
      row: {
        first: string
        second: string
      }
    }
    'identity.setGrantEnd': {
      params: {
        endsOn: string
        grantedBy: string | number
        reason: string
        userId: string | number
        roleId: string | number
      }
      row: {
        user_id: Column<'identity.user_roles', 'user_id'>
      }
    }
    'identity.setManagers': {
      params: {
        rows: unknown
      }
      row: never
    }
    'identity.setReach': {
      params: {
        reach: string
        deptIds: readonly (string | number)[]
        userId: string | number
        roleId: string | number
      }
      row: {
        user_id: Column<'identity.user_roles', 'user_id'>
      }
    }
    'identity.setSessionsEnded': {
      params: {
        reason: string
        except: string | number
        only: string | number | null
        userId: string | number | null
        personId: string | number | null
      }
      row: {
        id: Column<'identity.sessions', 'id'>
      }
    }
    'identity.staffByCode': {
      params: {
        codes: readonly string[]
      }
      row: {
        code: Column<'identity.users', 'code'>
        id: Column<'identity.users', 'id'>
      }
    }
    'identity.supplierAccountsOf': {
      params: {
        supplierId: string | number
      }
      row: {
        userId: Column<'identity.users', 'id'>
        userCode: Column<'identity.users', 'code'>
        userName: Column<'identity.users', 'name'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        disabled: Column<'identity.users', 'disabled'>
        isOpen: boolean
        hasInitialPassword: Column<'identity.people', 'must_change'>
        lastLoginAt: Column<'identity.users', 'last_login_at'>
        isAdministrator: boolean
      }
    }
  }
}
