// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'tenancy.addHosts': {
      params: {
        tenantId: string | number
        hosts: readonly string[]
      }
      row: never
    }
    'tenancy.clearDefault': {
      params: {
        dictionary: string
        deptId: string | number | null
        exceptId: string | number
      }
      row: never
    }
    'tenancy.insertHosts': {
      params: {
        hosts: readonly string[]
        tenantId: string | number
      }
      row: never
    }
    'tenancy.lockDictionaries': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'tenancy.lockMenus': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'tenancy.lockPrintTemplates': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'tenancy.lockSequence': {
      params: {
        code: string
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'tenancy.nextNo': {
      params: {
        code: string
        pattern: string
        reset: string
      }
      row: {
        no: string
      }
    }
    'tenancy.putCalendarDays': {
      params: {
        kind: string
        name: string
        enName: string
        days: readonly string[]
      }
      row: {
        id: Column<'tenancy.calendar_days', 'id'>
        day: string
      }
    }
    'tenancy.putSettings': {
      params: {
        values: unknown
      }
      row: never
    }
    'tenancy.removeOtherHosts': {
      params: {
        tenantId: string | number
        hosts: readonly string[]
      }
      row: never
    }
  }
}
