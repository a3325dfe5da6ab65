// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'certificates.valid': {
      params: {
        personIds: readonly (string | number)[]
        now: Date | string
      }
      row: {
        found: boolean
      }
    }
  }
}
