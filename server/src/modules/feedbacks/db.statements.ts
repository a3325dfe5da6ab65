// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'feedbacks.todo.answer': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'feedbacks.feedbacks', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'feedbacks.feedbacks', 'created_at'>>
        total: number
      }
    }
  }
}
