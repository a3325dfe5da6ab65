// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'onboarding.activePassportGrant': {
      params: {
        creditCode: string
        host: string
      }
      row: {
        id: Column<'onboarding.passport_grants', 'id'>
        sections: Column<'onboarding.passport_grants', 'sections'>
      }
    }
    'onboarding.adoptPassports': {
      params: {
        supplierId: string | number
      }
      row: never
    }
    'onboarding.arrivalOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        no: Column<'ordering.orders', 'no'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        due_on: string | null
        arrived_on: string
        is_full: boolean
      }
    }
    'onboarding.countedFacts': {
      params: {
        months: readonly string[]
        supplierId: string | number | null
      }
      row: {
        supplier_id: Column<'onboarding.score_facts', 'supplier_id'>
        supplier_name: Column<'suppliers.suppliers', 'name'>
        metric: Column<'onboarding.score_facts', 'metric'>
        num: string
        den: string
        facts: number
        ids: string[]
      }
    }
    'onboarding.excludeFacts': {
      params: {
        contestId: string | number
        ids: readonly (string | number)[]
        supplierId: string | number
      }
      row: never
    }
    'onboarding.factsOfScorecard': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'onboarding.score_facts', 'id'>
        metric: Column<'onboarding.score_facts', 'metric'>
        num: string
        den: string
        source_no: Column<'onboarding.score_facts', 'source_no'>
        at: Column<'onboarding.score_facts', 'at'>
      }
    }
    'onboarding.holdCategories': {
      params: {
        supplierId: string | number
        qualificationId: string | number
        categoryIds: readonly (string | number)[]
      }
      row: never
    }
    'onboarding.insertAnswer': {
      params: {
        at: Date | string
        isExpired: boolean
        hours: number
        eventId: string | number
        orderId: string | number
      }
      row: never
    }
    'onboarding.insertIncidentFact': {
      params: {
        at: Date | string
        eventId: string | number
        id: string | number
      }
      row: never
    }
    'onboarding.insertOrderFacts': {
      params: {
        orderId: string | number
        isShort: boolean
        at: Date | string
        eventId: string | number
      }
      row: never
    }
    'onboarding.insertScorecards': {
      params: {
        now: Date | string
        publishedAt: Date | string | null
        publishedBy: string
        cards: unknown
      }
      row: {
        id: Column<'onboarding.scorecards', 'id'>
      }
    }
    'onboarding.insertStars': {
      params: {
        at: Date | string
        eventId: string | number
        orderId: string | number
      }
      row: never
    }
    'onboarding.openIncidentOfOrder': {
      params: {
        source: string
        severity: string
        occurredOn: string
        facts: string
        hearingUntil: Date | string
        now: Date | string
        orderId: string | number
      }
      row: {
        id: Column<'onboarding.incidents', 'id'>
        supplier_id: Column<'onboarding.incidents', 'supplier_id'>
        supplier_name: Column<'onboarding.incidents', 'supplier_name'>
      }
    }
    'onboarding.overviewAgreements': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewContracts': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewDispositions': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewIncidents': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewInvoices': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewOrders': {
      params: {
        supplierId: string | number
        today: string
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewPayables': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewQualifications': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.overviewScores': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        counts: unknown
        amounts: unknown
        rows: unknown
      }
    }
    'onboarding.passportsOfIssuer': {
      params: {
        issuerHost: string
        creditCode: string
      }
      row: {
        id: Column<'onboarding.passport_deliveries', 'id'>
        edition_no: Column<'onboarding.passport_deliveries', 'edition_no'>
        status: Column<'onboarding.passport_deliveries', 'status'>
      }
    }
    'onboarding.publishScorecards': {
      params: {
        now: Date | string
        by: string
        period: string
      }
      row: {
        id: Column<'onboarding.scorecards', 'id'>
        supplier_id: Column<'onboarding.scorecards', 'supplier_id'>
        supplier_name: Column<'onboarding.scorecards', 'supplier_name'>
        points: string | null
        band: Column<'onboarding.scorecards', 'band'>
      }
    }
    'onboarding.releaseCategories': {
      params: {
        supplierId: string | number
        qualificationId: string | number
      }
      row: never
    }
    'onboarding.removeDraftScorecards': {
      params: {
        period: string
      }
      row: never
    }
    'onboarding.replacePassports': {
      params: {
        issuerHost: string
        creditCode: string
        editionNo: number
      }
      row: never
    }
    'onboarding.takePassportTurn': {
      params: {
        issuerHost: string
        creditCode: string
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'onboarding.withdrawPassports': {
      params: {
        now: Date | string
        issuerHost: string
        creditCode: string
      }
      row: {
        id: Column<'onboarding.passport_deliveries', 'id'>
        company_name: Column<'onboarding.passport_deliveries', 'company_name'>
        issuer_name: Column<'onboarding.passport_deliveries', 'issuer_name'>
        edition_no: Column<'onboarding.passport_deliveries', 'edition_no'>
      }
    }
  }
}
