// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'agreements.addIndexRun': {
      params: {
        agreementId: string | number
        basis: string
        at: Date | string
      }
      row: {
        basis: Column<'agreements.index_runs', 'basis'>
      }
    }
    'agreements.approves': {
      params: {
        userId: string | number
        id: string | number
      }
      row: {
        approves: boolean
      }
    }
    'agreements.author': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        dept_id: Column<'identity.departments', 'id'>
        dept_path: Column<'identity.departments', 'path'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'agreements.capsOfRevision': {
      params: {
        agreementId: string | number
        revision: number
      }
      row: {
        dept_id: Column<'agreements.caps', 'dept_id'>
        dept_name: Column<'identity.departments', 'name'> | null
        max_amount: Column<'agreements.caps', 'max_amount'>
        max_qty: Column<'agreements.caps', 'max_qty'>
      }
    }
    'agreements.categoriesOfLines': {
      params: {
        agreementId: string | number
        revision: number
      }
      row: {
        id: string
      }
    }
    'agreements.confirmParty': {
      params: {
        changeNo: number | null
        at: Date | string
        by: string
        agreementId: string | number
        supplierId: string | number
      }
      row: never
    }
    'agreements.copyCaps': {
      params: {
        to: number
        agreementId: string | number
        from: number
      }
      row: never
    }
    'agreements.countByStatus': {
      params: object
      row: {
        status: Column<'agreements.agreements', 'status'>
        count: number
      }
    }
    'agreements.countWaiting': {
      params: {
        supplierId: string | number
      }
      row: {
        waiting: number
      }
    }
    'agreements.currentIndexValues': {
      params: {
        indexId: string | number
        months: readonly string[]
      }
      row: {
        month: Column<'agreements.index_values', 'month'>
        id: Column<'agreements.index_values', 'id'>
        value: Column<'agreements.index_values', 'value'>
        revision: Column<'agreements.index_values', 'revision'>
      }
    }
    'agreements.departmentsNamed': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
        disabled: Column<'identity.departments', 'disabled'>
      }
    }
    'agreements.due': {
      params: {
        today: string
      }
      row: {
        id: Column<'agreements.agreements', 'id'>
      }
    }
    'agreements.expiring': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'agreements.agreements', 'id'>
        no: Column<'agreements.agreements', 'no'>
        title: Column<'agreements.agreements', 'title'>
        supplier_ids: string[]
        supplier_name: Column<'agreements.agreements', 'supplier_name'>
        created_by: Column<'agreements.agreements', 'created_by'>
        status: Column<'agreements.agreements', 'status'>
        last_day: string
        days: number
      }
    }
    'agreements.followingAgreements': {
      params: object
      row: {
        id: Column<'agreements.agreements', 'id'>
      }
    }
    'agreements.forgetConfirmations': {
      params: {
        agreementId: string | number
      }
      row: never
    }
    'agreements.goodsOfSuppliers': {
      params: {
        skuIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_id: Column<'catalogue.skus', 'supplier_id'>
        supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
        name: Column<'catalogue.skus', 'name'>
        spec: Column<'catalogue.skus', 'spec'>
        unit: Column<'catalogue.skus', 'unit'>
        list_price: Column<'catalogue.skus', 'list_price'>
      }
    }
    'agreements.goodsWithCodes': {
      params: {
        supplierId: string | number
        codes: readonly string[]
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
        name: Column<'catalogue.skus', 'name'>
        spec: Column<'catalogue.skus', 'spec'>
        unit: Column<'catalogue.skus', 'unit'>
        list_price: Column<'catalogue.skus', 'list_price'>
      }
    }
    'agreements.indicesToFollow': {
      params: object
      row: {
        id: Column<'agreements.indices', 'id'>
        code: Column<'agreements.indices', 'code'>
        name: Column<'agreements.indices', 'name'>
        months: string[]
      }
    }
    'agreements.lastNumbers': {
      params: {
        agreementId: string | number
      }
      row: {
        no: number
        revision: number
      }
    }
    'agreements.lastPriceChange': {
      params: {
        agreementId: string | number
      }
      row: {
        day: string | null
      }
    }
    'agreements.lastPricesStart': {
      params: {
        agreementId: string | number
      }
      row: {
        day: string | null
      }
    }
    'agreements.leaveParty': {
      params: {
        at: Date | string
        reason: string
        agreementId: string | number
        supplierId: string | number
      }
      row: never
    }
    'agreements.linesOfRevision': {
      params: {
        agreementId: string | number
        revision: number
      }
      row: {
        line_no: Column<'agreements.lines', 'line_no'>
        supplier_id: Column<'agreements.lines', 'supplier_id'>
        supplier_name: Column<'agreements.parties', 'supplier_name'> | null
        position: Column<'agreements.lines', 'position'>
        sku_id: Column<'agreements.lines', 'sku_id'>
        dept_id: Column<'agreements.lines', 'dept_id'>
        dept_name: Column<'identity.departments', 'name'> | null
        supplier_sku: Column<'agreements.lines', 'supplier_sku'>
        name: Column<'agreements.lines', 'name'>
        spec: Column<'agreements.lines', 'spec'>
        unit: Column<'agreements.lines', 'unit'>
        list_price: Column<'agreements.lines', 'list_price'>
        price: Column<'agreements.lines', 'price'>
        tiers: Column<'agreements.lines', 'tiers'>
        max_qty: Column<'agreements.lines', 'max_qty'>
        max_amount: Column<'agreements.lines', 'max_amount'>
        discount: Column<'agreements.lines', 'discount'>
        base_price: Column<'agreements.lines', 'base_price'>
        base_month: Column<'agreements.lines', 'base_month'>
        base_tiers: Column<'agreements.lines', 'base_tiers'>
        used: number
        used_amount: string
      }
    }
    'agreements.named': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'agreements.agreements', 'id'>
        no: Column<'agreements.agreements', 'no'>
        title: Column<'agreements.agreements', 'title'>
        created_by: Column<'agreements.agreements', 'created_by'>
        status: Column<'agreements.agreements', 'status'>
        supplier_ids: string[]
      }
    }
    'agreements.openChange': {
      params: {
        agreementId: string | number
      }
      row: {
        id: Column<'agreements.changes', 'id'>
      }
    }
    'agreements.readAgreements': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        tenant_id: Column<'agreements.agreements', 'tenant_id'>
        id: Column<'agreements.agreements', 'id'>
        version: Column<'agreements.agreements', 'version'>
        no: Column<'agreements.agreements', 'no'>
        title: Column<'agreements.agreements', 'title'>
        supplier_id: Column<'agreements.agreements', 'supplier_id'>
        supplier_name: Column<'agreements.agreements', 'supplier_name'>
        dept_ids: Column<'agreements.agreements', 'dept_ids'>
        valid_from: Column<'agreements.agreements', 'valid_from'>
        valid_to: Column<'agreements.agreements', 'valid_to'>
        note: Column<'agreements.agreements', 'note'>
        attachments: Column<'agreements.agreements', 'attachments'>
        status: Column<'agreements.agreements', 'status'>
        revision: Column<'agreements.agreements', 'revision'>
        line_count: Column<'agreements.agreements', 'line_count'>
        source: Column<'agreements.agreements', 'source'>
        project_id: Column<'agreements.agreements', 'project_id'>
        award_id: Column<'agreements.agreements', 'award_id'>
        reason: Column<'agreements.agreements', 'reason'>
        approval_id: Column<'agreements.agreements', 'approval_id'>
        person_id: Column<'agreements.agreements', 'person_id'>
        created_by: Column<'agreements.agreements', 'created_by'>
        created_by_name: Column<'agreements.agreements', 'created_by_name'>
        created_at: Column<'agreements.agreements', 'created_at'>
        submitted_at: Column<'agreements.agreements', 'submitted_at'>
        approved_at: Column<'agreements.agreements', 'approved_at'>
        confirmed_at: Column<'agreements.agreements', 'confirmed_at'>
        confirmed_by_name: Column<'agreements.agreements', 'confirmed_by_name'>
        ended_at: Column<'agreements.agreements', 'ended_at'>
        warned_days: Column<'agreements.agreements', 'warned_days'>
        warned_for: Column<'agreements.agreements', 'warned_for'>
        call_off: Column<'agreements.agreements', 'call_off'>
        mini_from: Column<'agreements.agreements', 'mini_from'>
        price_rule: Column<'agreements.agreements', 'price_rule'>
        retention_percent: Column<'agreements.agreements', 'retention_percent'>
        retention_days: Column<'agreements.agreements', 'retention_days'>
        index_id: Column<'agreements.agreements', 'index_id'>
        index_base_month: Column<'agreements.agreements', 'index_base_month'>
        index_share: Column<'agreements.agreements', 'index_share'>
        index_up: Column<'agreements.agreements', 'index_up'>
        index_down: Column<'agreements.agreements', 'index_down'>
        index_period: Column<'agreements.agreements', 'index_period'>
        index_notice: Column<'agreements.agreements', 'index_notice'>
        change_kind: Column<'agreements.changes', 'kind'> | null
        change_status: Column<'agreements.changes', 'status'> | null
        change_person_id: Column<'agreements.changes', 'person_id'> | null
        change_no: Column<'agreements.changes', 'no'> | null
        parties: unknown
        has_dept_lines: boolean
      }
    }
    'agreements.removeCaps': {
      params: {
        agreementId: string | number
        revision: number
      }
      row: never
    }
    'agreements.removeIndexRun': {
      params: {
        agreementId: string | number
        basis: string
      }
      row: never
    }
    'agreements.removeLines': {
      params: {
        agreementId: string | number
        revision: number
      }
      row: never
    }
    'agreements.removeParties': {
      params: {
        agreementId: string | number
      }
      row: never
    }
    'agreements.sharesOutside': {
      params: {
        deptIds: readonly (string | number)[]
        ofAgreement: readonly (string | number)[]
      }
      row: {
        id: string
      }
    }
  }
}
