// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'provider.putConsent': {
      params: {
        personId: string | number
        applicationId: string | number
        scopes: readonly string[]
      }
      row: {
        application_id: Column<'provider.consents', 'application_id'>
      }
    }
    'provider.putItem': {
      params: {
        kind: string
        sha: Buffer
        family: Buffer | null
        uidSha: Buffer | null
        content: Buffer
        seconds: number
      }
      row: never
    }
    'provider.removeExpiredItems': {
      params: object
      row: never
    }
    'provider.removeGrantOf': {
      params: {
        kind: string
        sha: Buffer
      }
      row: never
    }
  }
}
