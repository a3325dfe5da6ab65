// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'suppliers.countCertificates': {
      params: {
        today: string
        supplierId: string | number | null
        months: number
      }
      row: {
        place: string
        count: number
      }
    }
    'suppliers.endStandings': {
      params: {
        supplierId: string | number
        categoryIds: readonly (string | number)[]
      }
      row: never
    }
    'suppliers.removeReplacedCertificates': {
      params: {
        types: readonly string[]
        numbers: readonly string[]
        supplierId: string | number
        today: string
      }
      row: never
    }
    'suppliers.setStandings': {
      params: {
        supplierId: string | number
        qualificationId: string | number
        isConditional: boolean
        validTo: string
        categoryIds: readonly (string | number)[]
      }
      row: never
    }
    'suppliers.takeExpiringCertificates': {
      params: {
        days: readonly number[]
        today: string
      }
      row: {
        id: Column<'suppliers.certificates', 'id'>
        supplier_id: Column<'suppliers.certificates', 'supplier_id'>
        supplier_name: Column<'suppliers.suppliers', 'name'>
        type: Column<'suppliers.certificates', 'type'>
        no: Column<'suppliers.certificates', 'no'>
        last_day: string
        days: number
      }
    }
    'suppliers.takeExpiringStandings': {
      params: {
        days: readonly number[]
        today: string
      }
      row: {
        qualification_id: Column<'suppliers.standings', 'qualification_id'>
        valid_to: string
        days: number
      }
    }
  }
}
