// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'login.countOf': {
      params: {
        subject: string
        minutes: number
      }
      row: {
        count: number
      }
    }
    'login.findFactors': {
      params: {
        personId: string | number
      }
      row: {
        totp_at: Date | null
        passkeys: number
        recovery_codes: number
      }
    }
    'login.findFactorsAmong': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        person_id: Column<'identity.users', 'person_id'>
        totp_at: Date | null
        passkeys: number
        recovery_codes: number
      }
    }
    'login.insertCounts': {
      params: {
        subjects: readonly string[]
      }
      row: {
        id: Column<'login.tallies', 'id'>
      }
    }
    'login.insertRecoveryCodes': {
      params: {
        personId: string | number
        shas: readonly Buffer[]
      }
      row: never
    }
    'login.insertWithinLimits': {
      params: {
        minutes: number
        subjects: readonly string[]
        limits: readonly number[]
      }
      row: {
        left: number
        ids: string[]
      }
    }
    'login.lockSubjects': {
      params: {
        subjects: readonly string[]
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'login.removeOldCounts': {
      params: object
      row: never
    }
    'login.secondsSinceLast': {
      params: {
        subject: string
      }
      row: {
        seconds: number | null
      }
    }
    'login.subjectsAtLimit': {
      params: {
        minutes: number
        prefix: string
        limit: string | number
      }
      row: {
        subject: Column<'login.tallies', 'subject'>
      }
    }
  }
}
