// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'scim.countGroups': {
      params: {
        name: string | null
        id: string | number | null
      }
      row: {
        count: number
      }
    }
    'scim.countUsers': {
      params: {
        userName: string | null
        externalId: string | null
      }
      row: {
        count: number
      }
    }
    'scim.findDepartment': {
      params: {
        text: string
      }
      row: {
        id: Column<'identity.departments', 'id'>
      }
    }
    'scim.findUser': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        version: Column<'identity.users', 'version'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        disabled: Column<'identity.users', 'disabled'>
        created_at: Column<'identity.users', 'created_at'>
        expires_at: Column<'identity.users', 'expires_at'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        dept_id: Column<'identity.users', 'dept_id'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        external_id: string
      }
    }
    'scim.knownUsers': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'scim.listGroups': {
      params: {
        name: string | null
        id: string | number | null
        skip: number
        most: number
      }
      row: {
        id: Column<'identity.roles', 'id'>
        name: Column<'identity.roles', 'name'>
      }
    }
    'scim.listUsers': {
      params: {
        userName: string | null
        externalId: string | null
        skip: number
        most: number
      }
      row: {
        id: Column<'identity.users', 'id'>
        version: Column<'identity.users', 'version'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        disabled: Column<'identity.users', 'disabled'>
        created_at: Column<'identity.users', 'created_at'>
        expires_at: Column<'identity.users', 'expires_at'>
        mobile: Column<'identity.people', 'mobile'>
        email: Column<'identity.people', 'email'>
        dept_id: Column<'identity.users', 'dept_id'>
        dept_code: Column<'identity.departments', 'code'>
        dept_name: Column<'identity.departments', 'name'>
        external_id: string
      }
    }
    'scim.membersOf': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        role_id: Column<'identity.user_roles', 'role_id'>
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
      }
    }
    'scim.putUser': {
      params: {
        id: string | number
        externalId: string
      }
      row: never
    }
    'scim.removeUser': {
      params: {
        id: string | number
        at: Date | string
      }
      row: never
    }
  }
}
