// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'signals.addFinding': {
      params: {
        caseId: string | number | null
        exemptionId: string | number | null
        rule: string
        ruleVersion: number
        subjectKey: string
        windowKey: string
        severity: string
        evidence: unknown
        inputs: unknown
        settings: unknown
        digest: string
        at: Date | string
      }
      row: {
        id: Column<'signals.findings', 'id'>
      }
    }
    'signals.adviceOnAward': {
      params: {
        projectId: string | number
        rules: readonly string[]
        userId: string | number
      }
      row: {
        rule: Column<'signals.cases', 'rule'>
        severity: Column<'signals.cases', 'severity'>
        evidence: Column<'signals.cases', 'evidence'>
      }
    }
    'signals.awardFacts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        dept_id: NonNullable<Column<'sourcing.projects', 'dept_id'>>
        dept_name: string
        category_id: string
        category_name: Column<'catalogue.categories', 'name'>
        projects: unknown
        names: unknown
      }
    }
    'signals.awardedSince': {
      params: {
        since: Date | string
      }
      row: {
        id: Column<'sourcing.awards', 'project_id'>
      }
    }
    'signals.countsByRule': {
      params: {
        reader: string | number
      }
      row: {
        rule: Column<'signals.cases', 'rule'>
        open: number
        explained: number
        false_positives: number
        confirmed: number
      }
    }
    'signals.documentsOfCase': {
      params: {
        id: string | number
      }
      row: {
        kind: string
        id: string
        no: string
        title: string
      }
    }
    'signals.exemptedByRule': {
      params: object
      row: {
        rule: Column<'signals.findings', 'rule'>
        count: number
      }
    }
    'signals.exemptionOf': {
      params: {
        rule: string
        subjectKey: string
        at: Date | string
      }
      row: {
        id: Column<'signals.exemptions', 'id'>
        until: string | null
      }
    }
    'signals.exemptionOfCase': {
      params: {
        day: string
        id: string | number
      }
      row: {
        id: Column<'signals.exemptions', 'id'>
        status: Column<'signals.exemptions', 'status'>
        until: string | null
      }
    }
    'signals.findingsOfCase': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'signals.findings', 'id'>
        rule_version: Column<'signals.findings', 'rule_version'>
        severity: Column<'signals.findings', 'severity'>
        evidence: Column<'signals.findings', 'evidence'>
        settings: Column<'signals.findings', 'settings'>
        inputs: Column<'signals.findings', 'inputs'>
        is_exempted: boolean
        found_at: Column<'signals.findings', 'found_at'>
      }
    }
    'signals.handlers': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'signals.isInvolved': {
      params: {
        id: string | number
        personId: string | number
      }
      row: {
        is: boolean
      }
    }
    'signals.isKnown': {
      params: {
        rule: string
        subjectKey: string
        windowKey: string
        digest: string
      }
      row: {
        is: boolean
      }
    }
    'signals.openCase': {
      params: {
        rule: string
        ruleVersion: number
        subjectKey: string
        windowKey: string
        subject: string
        severity: string
        evidence: unknown
        projectIds: readonly (string | number)[]
        orderIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        at: Date | string
      }
      row: {
        id: Column<'signals.cases', 'id'>
        findings: Column<'signals.cases', 'findings'>
        status: Column<'signals.cases', 'status'>
        handler_id: Column<'signals.cases', 'handler_id'>
      }
    }
    'signals.openedSince': {
      params: {
        since: Date | string
      }
      row: {
        id: Column<'sourcing.seal_rounds', 'project_id'>
      }
    }
    'signals.orderedSince': {
      params: {
        since: Date | string
      }
      row: {
        id: Column<'ordering.orders', 'id'>
      }
    }
    'signals.placingFacts': {
      params: {
        ids: readonly (string | number)[]
        at: Date | string
      }
      row: {
        by: string | null
        id: string | null
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: string
        name: string
        orders: unknown
      }
    }
    'signals.priceFacts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        order_id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        line_id: Column<'ordering.order_lines', 'id'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        name: Column<'ordering.order_lines', 'name'>
        spec: Column<'ordering.order_lines', 'spec'>
        unit: Column<'ordering.order_lines', 'unit'>
        price: Column<'ordering.order_lines', 'price'>
        price_source: Column<'ordering.order_lines', 'price_source'>
        earlier: string[]
      }
    }
    'signals.projectFacts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        no: Column<'sourcing.projects', 'project_no'>
        title: Column<'sourcing.projects', 'title'>
        kind: Column<'sourcing.projects', 'kind'>
        enrolled_count: Column<'sourcing.projects', 'enrolled_count'>
        is_extended: Column<'sourcing.projects', 'is_extended'>
        quote_begin_at: Column<'sourcing.seal_rounds', 'quote_begin_at'>
        quote_end_at: Column<'sourcing.seal_rounds', 'quote_end_at'>
        bidders: unknown
        withdrawals: unknown
        ties: unknown
      }
    }
    'signals.projectsOfOrders': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'project_id'>>
      }
    }
    'signals.riseFacts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        no: Column<'sourcing.projects', 'project_no'>
        title: Column<'sourcing.projects', 'title'>
        awarded_at: NonNullable<Column<'sourcing.awards', 'published_at'>>
        orders: unknown
      }
    }
  }
}
