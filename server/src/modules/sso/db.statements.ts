// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'sso.proven': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        found: boolean
      }
    }
    'sso.subjectById': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'sso.subjects', 'id'>
        entry_id: Column<'sso.subjects', 'entry_id'>
        issuer: Column<'sso.subjects', 'issuer'>
        subject: Column<'sso.subjects', 'subject'>
        user_id: Column<'sso.subjects', 'user_id'>
        user_code: Column<'identity.users', 'code'>
        user_name: Column<'identity.users', 'name'>
        created_at: Column<'sso.subjects', 'created_at'>
      }
    }
  }
}
