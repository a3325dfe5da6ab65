// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'invoices.checksOf': {
      params: {
        id: string | number
      }
      row: {
        rule: Column<'invoices.checks', 'rule'>
        outcome: Column<'invoices.checks', 'outcome'>
        facts: Column<'invoices.checks', 'facts'>
      }
    }
    'invoices.countReturned': {
      params: {
        supplierId: string | number
      }
      row: {
        returned: number
      }
    }
    'invoices.countWaiting': {
      params: object
      row: {
        exceptions: number
        matched: number
      }
    }
    'invoices.toVerify': {
      params: {
        max: string | number
      }
      row: {
        id: Column<'invoices.invoices', 'id'>
      }
    }
    'invoices.todo.approve': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'invoices.invoices', 'id'>>
        title: NonNullable<Column<'invoices.invoices', 'seller_name'>>
        more: number
        note: NonNullable<Column<'invoices.invoices', 'number'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'invoices.invoices', 'created_at'>>
        total: number
      }
    }
    'invoices.todo.match': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'invoices.invoices', 'id'>>
        title: NonNullable<Column<'invoices.invoices', 'seller_name'>>
        more: number
        note: NonNullable<Column<'invoices.invoices', 'number'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'invoices.invoices', 'created_at'>>
        total: number
      }
    }
    'invoices.todo.returned': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'invoices.invoices', 'id'>>
        title: NonNullable<Column<'invoices.invoices', 'buyer_name'>>
        more: number
        note: NonNullable<Column<'invoices.invoices', 'number'>>
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
  }
}
