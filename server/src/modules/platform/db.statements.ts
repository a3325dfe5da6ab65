// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'platform.closedSandboxes': {
      params: {
        parentId: string | number
      }
      row: {
        count: number
      }
    }
    'platform.firstAdministrator': {
      params: {
        roleCode: string
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        email: Column<'identity.people', 'email'>
        last_login_at: Column<'identity.users', 'last_login_at'>
        disabled: Column<'identity.users', 'disabled'>
      }
    }
    'platform.hostsOf': {
      params: {
        id: string | number
      }
      row: {
        host: Column<'tenancy.hosts', 'host'>
      }
    }
    'platform.sandboxOf': {
      params: {
        parentId: string | number
      }
      row: {
        id: Column<'tenancy.tenants', 'id'>
        created_at: Column<'tenancy.tenants', 'created_at'>
        host: Column<'tenancy.hosts', 'host'>
      }
    }
    'platform.sandboxUse': {
      params: object
      row: {
        products: number
        keys: number
        used_at: Date | null
      }
    }
    'platform.setUpCounts': {
      params: object
      row: {
        departments: number
        people: number
        roles: number
        rules: number
        budgets: number
        suppliers: number
        categories: number
        goods: number
        addresses: number
        orders: number
      }
    }
    'platform.todo.deletion': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'platform.deletions', 'id'>>
        title: NonNullable<Column<'platform.deletions', 'target_name'>>
        more: number
        note: NonNullable<Column<'platform.deletions', 'reason'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'platform.deletions', 'requested_at'>>
        total: number
      }
    }
    'platform.todo.ending': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'tenancy.tenants', 'id'>>
        title: NonNullable<Column<'tenancy.tenants', 'name'>>
        more: number
        note: NonNullable<Column<'tenancy.tenants', 'code'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'tenancy.tenants', 'created_at'>>
        total: number
      }
    }
    'platform.usageCounts': {
      params: {
        since: Date | string
      }
      row: {
        accounts: number
        suppliers: number
        storageBytes: number
        orders: number
      }
    }
  }
}
