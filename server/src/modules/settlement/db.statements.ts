// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'settlement.addTerms': {
      params: {
        id: string | number
        byName: string
        at: Date | string
      }
      row: never
    }
    'settlement.claimForRedForm': {
      params: {
        sign: number
        formId: string | number
      }
      row: never
    }
    'settlement.claimLines': {
      params: {
        statementId: string | number
        supplierId: string | number
        payerNo: string
        toOn: string
      }
      row: never
    }
    'settlement.countDisputed': {
      params: object
      row: {
        waiting: number
      }
    }
    'settlement.countRedForms': {
      params: {
        by: string
        supplierId: string | number
      }
      row: {
        waiting: number
      }
    }
    'settlement.countToConfirm': {
      params: {
        supplierId: string | number
      }
      row: {
        waiting: number
      }
    }
    'settlement.dueOfBlue': {
      params: {
        blueId: string | number
        isReturn: boolean
      }
      row: {
        id: NonNullable<Column<'settlement.lines', 'id'>>
        kind: NonNullable<Column<'settlement.lines', 'kind'>>
        name: NonNullable<Column<'settlement.lines', 'name'>>
        spec: NonNullable<Column<'settlement.lines', 'spec'>>
        unit: NonNullable<Column<'settlement.lines', 'unit'>>
        tax_code: NonNullable<Column<'settlement.lines', 'tax_code'>>
        rate: Column<'settlement.lines', 'rate'>
        pieces: number
        gross: string
      }
    }
    'settlement.endHold': {
      params: {
        hold: string
        ids: readonly (string | number)[]
      }
      row: never
    }
    'settlement.followPrepayments': {
      params: {
        today: string
        now: Date | string
        ids: readonly (string | number)[]
      }
      row: never
    }
    'settlement.formIssuedAs': {
      params: {
        redId: string | number
      }
      row: {
        id: Column<'settlement.red_forms', 'id'>
      }
    }
    'settlement.formOfRed': {
      params: {
        blueId: string | number
        formNo: string
      }
      row: {
        id: Column<'settlement.red_forms', 'id'>
      }
    }
    'settlement.freeLines': {
      params: {
        id: string | number
      }
      row: never
    }
    'settlement.freightsOfReturns': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.returns', 'id'>
        no: Column<'ordering.returns', 'no'>
        freight: Column<'ordering.returns', 'freight'>
        at: NonNullable<Column<'ordering.returns', 'finished_at'>>
      }
    }
    'settlement.happeningsOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        kind: string
        source_id: string
        source_no: string
        at: Date
        pieces: number
        refunded: string | null
        order_line_id: Column<'ordering.order_lines', 'id'>
        name: Column<'ordering.order_lines', 'name'>
        spec: Column<'ordering.order_lines', 'spec'>
        unit: Column<'ordering.order_lines', 'unit'>
        tax_code: Column<'ordering.order_lines', 'tax_code'>
        quantity: Column<'ordering.order_lines', 'quantity'>
        price: Column<'ordering.order_lines', 'price'>
        amount: Column<'ordering.order_lines', 'amount'>
        rate: Column<'ordering.order_lines', 'tax_rate'>
        is_booked: boolean
      }
    }
    'settlement.holdPayables': {
      params: {
        hold: string
        reason: string
        byName: string
        ids: readonly (string | number)[]
      }
      row: never
    }
    'settlement.holdSupplier': {
      params: {
        supplierId: string | number
        kind: string
        now: Date | string
      }
      row: never
    }
    'settlement.insertLines': {
      params: {
        lines: unknown
      }
      row: never
    }
    'settlement.invoicedOrders': {
      params: {
        invoiceId: string | number
      }
      row: {
        id: Column<'settlement.lines', 'order_id'>
        target: string
      }
    }
    'settlement.lastDelivery': {
      params: {
        invoiceId: string | number
      }
      row: {
        day: string | null
      }
    }
    'settlement.linesToDigest': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'settlement.lines', 'id'>
        quantity: Column<'settlement.lines', 'quantity'>
        net: Column<'settlement.lines', 'net'>
        tax: Column<'settlement.lines', 'tax'>
        gross: Column<'settlement.lines', 'gross'>
      }
    }
    'settlement.liveMatch': {
      params: {
        invoiceId: string | number
      }
      row: {
        id: Column<'settlement.matches', 'id'>
        status: Column<'settlement.matches', 'status'>
        method: Column<'settlement.matches', 'method'>
        expected: Column<'settlement.matches', 'expected'>
        difference: Column<'settlement.matches', 'difference'>
        statement_nos: Column<'settlement.matches', 'statement_nos'>
        overridden_by_name: Column<'settlement.matches', 'overridden_by_name'>
      }
    }
    'settlement.liveRedForm': {
      params: {
        blueId: string | number
      }
      row: {
        id: Column<'settlement.red_forms', 'id'>
      }
    }
    'settlement.lockForRedForm': {
      params: {
        blueId: string | number
      }
      row: {
        id: Column<'settlement.balances', 'id'>
      }
    }
    'settlement.lockLinesOfMatch': {
      params: {
        matchId: string | number
      }
      row: {
        id: Column<'settlement.balances', 'id'>
      }
    }
    'settlement.lockOpenLines': {
      params: {
        supplierId: string | number
        payerNo: string
        isNegative: boolean
      }
      row: {
        id: Column<'settlement.balances', 'id'>
        statement_id: NonNullable<Column<'settlement.balances', 'statement_id'>>
        statement_no: Column<'settlement.statements', 'no'>
        order_no: Column<'settlement.lines', 'order_no'>
        name: Column<'settlement.lines', 'name'>
        spec: Column<'settlement.lines', 'spec'>
        unit: Column<'settlement.lines', 'unit'>
        rate: Column<'settlement.lines', 'rate'>
        pieces: number
        gross: string
        tolerated: Column<'settlement.balances', 'tolerated'>
      }
    }
    'settlement.lockRowsOfRedForm': {
      params: {
        formId: string | number
      }
      row: {
        id: Column<'settlement.balances', 'id'>
      }
    }
    'settlement.lockToOffset': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'settlement.balances', 'id'>
        subject_id: Column<'settlement.balances', 'subject_id'>
        pieces: Column<'settlement.balances', 'pieces'>
        gross: Column<'settlement.balances', 'gross'>
        offset_pieces: Column<'settlement.balances', 'offset_pieces'>
        offset_gross: Column<'settlement.balances', 'offset_gross'>
        invoiced_pieces: Column<'settlement.balances', 'invoiced_pieces'>
        invoiced_gross: Column<'settlement.balances', 'invoiced_gross'>
        form_pieces: Column<'settlement.balances', 'form_pieces'>
        form_gross: Column<'settlement.balances', 'form_gross'>
      }
    }
    'settlement.movePayables': {
      params: {
        now: Date | string
        movements: unknown
      }
      row: never
    }
    'settlement.namesOfUnstated': {
      params: {
        supplierId: string | number
        payerNo: string
        toOn: string
      }
      row: {
        supplier_name: Column<'settlement.lines', 'supplier_name'>
        payer_title: Column<'settlement.lines', 'payer_title'>
      }
    }
    'settlement.nextPrepaymentNo': {
      params: object
      row: {
        no: string
      }
    }
    'settlement.openBalances': {
      params: {
        id: string | number
      }
      row: never
    }
    'settlement.openCredits': {
      params: {
        supplierId: string | number
        payerNo: string
      }
      row: {
        id: Column<'settlement.payables', 'id'>
        invoice_no: Column<'settlement.payables', 'invoice_no'>
        gross: Column<'settlement.payables', 'gross'>
        rest: Column<'settlement.payables', 'rest'>
        due_on: Column<'settlement.payables', 'due_on'>
      }
    }
    'settlement.openDisputes': {
      params: {
        id: string | number
      }
      row: {
        disputes: number
      }
    }
    'settlement.openForRedForm': {
      params: {
        blueId: string | number
      }
      row: never
    }
    'settlement.orderToBook': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        dept_name: Column<'ordering.orders', 'dept_name'>
        freight: Column<'ordering.orders', 'freight'>
        payer_no: string
        payer_title: string
      }
    }
    'settlement.orderToPrepay': {
      params: {
        orderNo: string
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        amount: Column<'ordering.orders', 'amount'>
        status: Column<'ordering.orders', 'status'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        payer_no: string
        payer_title: string
      }
    }
    'settlement.ownerOfSupplier': {
      params: {
        supplierId: string | number
      }
      row: {
        owner_id: Column<'settlement.statements', 'owner_id'>
      }
    }
    'settlement.partsOfInvoice': {
      params: {
        invoiceId: string | number
      }
      row: {
        percent: Column<'agreements.agreements', 'retention_percent'> | null
        days: Column<'agreements.agreements', 'retention_days'> | null
        gross: string
        receivedOn: string
      }
    }
    'settlement.payableOfInvoice': {
      params: {
        invoiceId: string | number
      }
      row: {
        id: Column<'settlement.payables', 'id'>
        status: Column<'settlement.payables', 'status'>
      }
    }
    'settlement.payableTotals': {
      params: {
        today: string
      }
      row: {
        overdue: number
        overdue_amount: string
        soon: number
        soon_amount: string
        open: number
        open_amount: string
        suppliers: number
        held: number
        held_amount: string
        credit: number
        credit_amount: string
      }
    }
    'settlement.payablesOfInvoice': {
      params: {
        invoiceId: string | number
      }
      row: {
        id: Column<'settlement.payables', 'id'>
        status: Column<'settlement.payables', 'status'>
      }
    }
    'settlement.payersOf': {
      params: {
        supplierId: string | number
      }
      row: {
        payer_no: Column<'settlement.lines', 'payer_no'>
        title: string
        is_confirmed: boolean
        is_waiting: boolean
      }
    }
    'settlement.postMatch': {
      params: {
        sign: number
        isOverride: boolean
        matchId: string | number
      }
      row: never
    }
    'settlement.prepaidOf': {
      params: {
        orderId: string | number
      }
      row: {
        amount: string
      }
    }
    'settlement.redFormsToAsk': {
      params: {
        now: Date | string
        max: string | number
      }
      row: {
        id: Column<'settlement.red_forms', 'id'>
      }
    }
    'settlement.refreshTotals': {
      params: {
        id: string | number
      }
      row: {
        lines: Column<'settlement.statements', 'lines'>
        gross: Column<'settlement.statements', 'gross'>
      }
    }
    'settlement.releaseSupplier': {
      params: {
        supplierId: string | number
        kind: string
      }
      row: never
    }
    'settlement.remindOfRetentions': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'settlement.payables', 'id'>
        owner_id: Column<'settlement.retentions', 'owner_id'>
        status: Column<'settlement.retentions', 'status'>
        invoice_no: Column<'settlement.payables', 'invoice_no'>
        supplier_id: Column<'settlement.payables', 'supplier_id'>
        supplier_name: Column<'settlement.payables', 'supplier_name'>
        gross: Column<'settlement.payables', 'gross'>
        rest: Column<'settlement.payables', 'rest'>
        due_on: string
        days: number
      }
    }
    'settlement.resolveExceptions': {
      params: {
        resolution: string
        reason: string
        byName: string
        at: Date | string
        invoiceId: string | number
      }
      row: never
    }
    'settlement.retentionsFallingDue': {
      params: {
        today: string
      }
      row: {
        id: Column<'settlement.retentions', 'id'>
      }
    }
    'settlement.rowsOfInvoice': {
      params: {
        invoiceId: string | number
      }
      row: {
        line_id: NonNullable<Column<'settlement.match_rows', 'line_id'>>
        pieces: Column<'settlement.match_rows', 'pieces'>
        gross: Column<'settlement.match_rows', 'gross'>
        expected: Column<'settlement.match_rows', 'expected'>
        tolerated: Column<'settlement.match_rows', 'tolerated'>
        statement_no: Column<'settlement.statements', 'no'>
      }
    }
    'settlement.rowsOfRedForm': {
      params: {
        formId: string | number
      }
      row: {
        row_no: Column<'settlement.red_form_rows', 'row_no'>
        line_id: Column<'settlement.red_form_rows', 'line_id'>
        name: Column<'settlement.red_form_rows', 'name'>
        spec: Column<'settlement.red_form_rows', 'spec'>
        unit: Column<'settlement.red_form_rows', 'unit'>
        tax_code: Column<'settlement.red_form_rows', 'tax_code'>
        rate: Column<'settlement.red_form_rows', 'rate'>
        pieces: Column<'settlement.red_form_rows', 'pieces'>
        net: Column<'settlement.red_form_rows', 'net'>
        tax: Column<'settlement.red_form_rows', 'tax'>
        gross: Column<'settlement.red_form_rows', 'gross'>
        source_no: string
      }
    }
    'settlement.setOffsets': {
      params: {
        offsets: unknown
      }
      row: never
    }
    'settlement.shownRows': {
      params: {
        matchId: string | number
      }
      row: {
        invoice_line_no: Column<'settlement.match_rows', 'invoice_line_no'>
        pieces: Column<'settlement.match_rows', 'pieces'>
        gross: Column<'settlement.match_rows', 'gross'>
        expected: Column<'settlement.match_rows', 'expected'>
        outcome: Column<'settlement.match_rows', 'outcome'>
        line_id: Column<'settlement.lines', 'id'> | null
        name: Column<'settlement.lines', 'name'> | null
        spec: Column<'settlement.lines', 'spec'> | null
        unit: Column<'settlement.lines', 'unit'> | null
        source_no: Column<'settlement.lines', 'source_no'> | null
        price: Column<'settlement.lines', 'price'> | null
      }
    }
    'settlement.supplierHolds': {
      params: {
        supplierId: string | number
      }
      row: {
        kind: Column<'settlement.supplier_holds', 'kind'>
      }
    }
    'settlement.todo.answer': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'settlement.statements', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'settlement.statements', 'no'>>
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'settlement.todo.confirm': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'settlement.statements', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'settlement.statements', 'no'>>
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'settlement.todo.redForm': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'settlement.red_forms', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'settlement.red_forms', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'settlement.red_forms', 'started_at'>>
        total: number
      }
    }
    'settlement.todo.supplierRedForm': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'settlement.red_forms', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'settlement.red_forms', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'settlement.red_forms', 'started_at'>>
        total: number
      }
    }
    'settlement.waitingForBlue': {
      params: {
        blueId: string | number
      }
      row: {
        id: Column<'invoices.invoices', 'id'>
      }
    }
    'settlement.waitingForStatement': {
      params: {
        statementId: string | number
      }
      row: {
        id: Column<'invoices.invoices', 'id'>
      }
    }
    'settlement.withheldOfPayable': {
      params: {
        payableId: string | number
      }
      row: {
        id: Column<'settlement.retentions', 'id'>
      }
    }
    'settlement.withheldOfStatement': {
      params: {
        id: string | number
      }
      row: {
        amount: string
      }
    }
  }
}
