// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'administration.configurationChanges': {
      params: {
        code: string
      }
      row: {
        id: Column<'kit.events', 'id'>
        at: Column<'kit.events', 'at'>
        actor_id: Column<'kit.events', 'actor_id'>
        name: Column<'kit.events', 'name'>
        data: Column<'kit.events', 'data'>
      }
    }
    'administration.countLegalEntitiesOfKind': {
      params: {
        kind: string
      }
      row: {
        count: number
      }
    }
  }
}
