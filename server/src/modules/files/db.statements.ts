// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'files.attach': {
      params: {
        entity: string
        attachments: unknown
        userId: string | number
      }
      row: {
        key: Column<'files.files', 'key'>
      }
    }
    'files.countUpload': {
      params: {
        personId: string | number
        day: string
        bytes: string | number
        maxFiles: number
        maxBytes: number
      }
      row: {
        files: Column<'files.upload_days', 'files'>
      }
    }
  }
}
