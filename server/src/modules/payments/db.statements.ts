// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'payments.activeAccounts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'payments.payee_accounts', 'id'>
      }
    }
    'payments.activePayee': {
      params: {
        supplierId: string | number
      }
      row: {
        id: Column<'payments.payee_accounts', 'id'>
      }
    }
    'payments.answerPayments': {
      params: {
        results: unknown
      }
      row: never
    }
    'payments.approves': {
      params: {
        id: string | number
        userId: string | number
      }
      row: {
        approves: boolean
      }
    }
    'payments.bankFile': {
      params: {
        id: string | number
      }
      row: {
        no: Column<'payments.batches', 'no'>
        file_name: Column<'payments.batches', 'file_name'>
        file: Column<'payments.batches', 'file'>
        sha256: Column<'payments.batches', 'sha256'>
        channel: Column<'payments.batches', 'channel'>
      }
    }
    'payments.batchesAtBank': {
      params: {
        now: Date | string
        max: string | number
      }
      row: {
        id: Column<'payments.batches', 'id'>
      }
    }
    'payments.closedPeriod': {
      params: {
        payerNo: string
        month: string
      }
      row: {
        payer_title: Column<'payments.periods', 'payer_title'> | null
        closed_by_name: Column<'payments.periods', 'closed_by_name'> | null
        closed_at: Column<'payments.periods', 'closed_at'> | null
        digest: Column<'payments.periods', 'digest'> | null
        isKnown: boolean
      }
    }
    'payments.countApproved': {
      params: object
      row: {
        waiting: number
      }
    }
    'payments.countNotFound': {
      params: {
        unknown: readonly string[]
        batchId: string | number
        known: readonly string[]
      }
      row: never
    }
    'payments.countPayeeChanges': {
      params: {
        verifies: boolean
        approves: boolean
        personId: string | number
      }
      row: {
        waiting: number
      }
    }
    'payments.countsToClose': {
      params: {
        payerNo: string
        month: string
      }
      row: {
        statements: number
        unstated: number
        exceptions: number
        red_forms: number
        payments: number
        last: string | null
        first: string | null
        title: string | null
      }
    }
    'payments.dueChanges': {
      params: {
        now: Date | string
      }
      row: {
        id: Column<'payments.payee_changes', 'id'>
      }
    }
    'payments.endActivePayee': {
      params: {
        supplierId: string | number
      }
      row: never
    }
    'payments.entriesOfMonth': {
      params: {
        payerNo: string
        month: string
      }
      row: {
        kind: number
        day: string
        source: string
        supplier: string
        gross: string
        net: string | null
        tax: string | null
        number: string | null
        code: string | null
        invoice_kind: string | null
        issued_on: string | null
        seller_no: string | null
        red_form_no: string | null
        blue_number: string | null
        verified: string | null
        sha256: string | null
        is_paid: boolean | null
        reference: string
      }
    }
    'payments.filesOfMonth': {
      params: {
        payerNo: string
        month: string
        most: number
      }
      row: {
        id: Column<'invoices.files', 'id'>
        name: Column<'invoices.files', 'name'>
        sha256: Column<'invoices.files', 'sha256'>
        file_key: NonNullable<Column<'invoices.files', 'file_key'>>
        size: Column<'invoices.files', 'size'>
        invoice_no: Column<'settlement.payables', 'invoice_no'>
        booked_on: Column<'settlement.payables', 'booked_on'>
        supplier_name: Column<'settlement.payables', 'supplier_name'>
        gross: Column<'settlement.payables', 'gross'>
        seller_no: Column<'invoices.invoices', 'seller_no'>
        issued_on: Column<'invoices.invoices', 'issued_on'>
        net: Column<'invoices.invoices', 'net'>
        tax: Column<'invoices.invoices', 'tax'>
      }
    }
    'payments.hasBankBatches': {
      params: object
      row: {
        id: Column<'payments.batches', 'id'>
      }
    }
    'payments.linesOfStatement': {
      params: {
        statementId: string | number
        after: string | number
        most: number
      }
      row: {
        id: Column<'settlement.lines', 'id'>
        kind: Column<'settlement.lines', 'kind'>
        booked_on: Column<'settlement.lines', 'booked_on'>
        source_no: Column<'settlement.lines', 'source_no'>
        order_no: Column<'settlement.lines', 'order_no'>
        name: Column<'settlement.lines', 'name'>
        spec: Column<'settlement.lines', 'spec'>
        unit: Column<'settlement.lines', 'unit'>
        quantity: Column<'settlement.lines', 'quantity'>
        net: Column<'settlement.lines', 'net'>
        tax: Column<'settlement.lines', 'tax'>
        gross: Column<'settlement.lines', 'gross'>
      }
    }
    'payments.livePayment': {
      params: {
        requestId: string | number
      }
      row: {
        id: Column<'payments.payments', 'id'>
      }
    }
    'payments.lockPayer': {
      params: {
        payerNo: string
      }
      row: {
        locked: string | null
      }
    }
    'payments.moveRequests': {
      params: {
        status: string
        executor: string | number | null
        executedByName: string | null
        ids: readonly (string | number)[]
      }
      row: never
    }
    'payments.nextBatchNo': {
      params: object
      row: {
        no: string
      }
    }
    'payments.openPayeeChange': {
      params: {
        supplierId: string | number
      }
      row: {
        id: Column<'payments.payee_changes', 'id'>
      }
    }
    'payments.paymentOfSerial': {
      params: {
        serial: string
      }
      row: {
        id: Column<'payments.payments', 'id'>
        request_id: Column<'payments.payments', 'request_id'>
        status: Column<'payments.payments', 'status'>
      }
    }
    'payments.paymentsOfBatch': {
      params: {
        batchId: string | number
      }
      row: {
        id: Column<'payments.payments', 'id'>
        request_id: Column<'payments.payments', 'request_id'>
        serial: Column<'payments.payments', 'serial'>
        amount: Column<'payments.payments', 'amount'>
        status: Column<'payments.payments', 'status'>
        not_found: Column<'payments.payments', 'not_found'>
      }
    }
    'payments.paymentsToAnswer': {
      params: {
        batchId: string | number
      }
      row: {
        id: Column<'payments.payments', 'id'>
        request_id: Column<'payments.payments', 'request_id'>
      }
    }
    'payments.paymentsToTell': {
      params: {
        batchId: string | number
      }
      row: {
        serial: Column<'payments.payments', 'serial'>
        amount: Column<'payments.payments', 'amount'>
        status: Column<'payments.payments', 'status'>
        payee_id: Column<'payments.payments', 'payee_id'>
        not_found: Column<'payments.payments', 'not_found'>
        purpose: Column<'payments.requests', 'purpose'>
        payer_no: Column<'payments.requests', 'payer_no'>
        payer_title: Column<'payments.requests', 'payer_title'>
        submitted_at: Column<'payments.batches', 'submitted_at'>
      }
    }
    'payments.receivedIn': {
      params: {
        payerNo: string
        month: string
      }
      row: {
        gross: string
        lines: number
      }
    }
    'payments.resultFiles': {
      params: {
        batchId: string | number
      }
      row: {
        id: Column<'payments.result_files', 'id'>
        name: Column<'payments.result_files', 'name'>
        by_name: Column<'payments.result_files', 'by_name'>
        at: Column<'payments.result_files', 'at'>
        applied: Column<'payments.result_files', 'applied'>
        repeated: Column<'payments.result_files', 'repeated'>
        foreign_: Column<'payments.result_files', 'foreign_'>
        problems: Column<'payments.result_files', 'problems'>
      }
    }
    'payments.resultsOfDigest': {
      params: {
        batchId: string | number
        sha256: string
      }
      row: {
        id: Column<'payments.result_files', 'id'>
      }
    }
    'payments.sharesOfRequests': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        request_id: Column<'payments.request_rows', 'request_id'>
        payable_id: Column<'payments.request_rows', 'payable_id'>
        amount: Column<'payments.request_rows', 'amount'>
        cash: Column<'payments.request_rows', 'cash'>
      }
    }
    'payments.statementsOfMonth': {
      params: {
        payerNo: string
        month: string
      }
      row: {
        id: Column<'settlement.statements', 'id'>
        no: Column<'settlement.statements', 'no'>
        supplier_name: Column<'settlement.statements', 'supplier_name'>
        lines: Column<'settlement.statements', 'lines'>
        net: Column<'settlement.statements', 'net'>
        tax: Column<'settlement.statements', 'tax'>
        gross: Column<'settlement.statements', 'gross'>
        confirmed_at: Column<'settlement.statements', 'confirmed_at'>
        confirmed_by_name: Column<'settlement.statements', 'confirmed_by_name'>
        digest: Column<'settlement.statements', 'digest'>
      }
    }
    'payments.suppliersInChange': {
      params: {
        supplierIds: readonly (string | number)[]
      }
      row: {
        supplier_id: Column<'payments.payee_changes', 'supplier_id'>
      }
    }
    'payments.suppliersOfRequests': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        supplier_id: Column<'payments.requests', 'supplier_id'>
      }
    }
    'payments.suppliersToPay': {
      params: object
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        name: Column<'suppliers.suppliers', 'name'>
      }
    }
    'payments.toAccrue': {
      params: {
        month: string
        payerNo: string
      }
      row: {
        supplier_id: Column<'settlement.lines', 'supplier_id'>
        supplier_name: string
        lines: number
        net: string
        gross: string
      }
    }
    'payments.todo.approve': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'payments.payee_changes', 'id'>>
        title: NonNullable<Column<'payments.payee_changes', 'supplier_name'>>
        more: number
        note: NonNullable<Column<'payments.payee_changes', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'payments.payee_changes', 'requested_at'>>
        total: number
      }
    }
    'payments.todo.pay': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'payments.requests', 'id'>>
        title: NonNullable<Column<'payments.requests', 'supplier_name'>>
        more: number
        note: NonNullable<Column<'payments.requests', 'no'>>
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'payments.todo.verify': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'payments.payee_changes', 'id'>>
        title: NonNullable<Column<'payments.payee_changes', 'supplier_name'>>
        more: number
        note: NonNullable<Column<'payments.payee_changes', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'payments.payee_changes', 'requested_at'>>
        total: number
      }
    }
  }
}
