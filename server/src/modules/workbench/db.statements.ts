// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'workbench.findShortcuts': {
      params: {
        userId: string | number
      }
      row: {
        version: Column<'workbench.shortcuts', 'version'>
        menu_ids: Column<'workbench.shortcuts', 'menu_ids'>
      }
    }
    'workbench.lockShortcuts': {
      params: {
        userId: string | number
      }
      row: {
        version: Column<'workbench.shortcuts', 'version'>
      }
    }
    'workbench.saveShortcuts': {
      params: {
        menuIds: readonly string[]
        userId: string | number
      }
      row: never
    }
  }
}
