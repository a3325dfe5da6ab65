// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'demo.addressAndTitle': {
      params: {
        deptId: string | number
        userId: string | number
      }
      row: {
        addressId: Column<'ordering.addresses', 'id'>
        invoiceTitleId: Column<'ordering.invoice_titles', 'id'>
      }
    }
    'demo.agency': {
      params: object
      row: {
        id: Column<'sourcing.agencies', 'id'>
      }
    }
    'demo.agreementGoods': {
      params: {
        goods: number
        place: number
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_id: Column<'catalogue.skus', 'supplier_id'>
        list_price: Column<'catalogue.skus', 'list_price'>
        min_qty: Column<'catalogue.skus', 'min_qty'>
        on_hand: number
      }
    }
    'demo.agreementRoot': {
      params: object
      row: {
        id: Column<'identity.departments', 'id'>
      }
    }
    'demo.agreementState': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'agreements.agreements', 'version'>
        approvers: string[]
      }
    }
    'demo.agreementVersion': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'agreements.agreements', 'version'>
      }
    }
    'demo.auctionCategory': {
      params: {
        code: string
      }
      row: {
        id: Column<'catalogue.categories', 'id'>
      }
    }
    'demo.category': {
      params: {
        code: string
      }
      row: {
        id: Column<'catalogue.categories', 'id'>
      }
    }
    'demo.contractPayer': {
      params: object
      row: {
        tax_no: Column<'ordering.invoice_titles', 'tax_no'>
        title: string
      }
    }
    'demo.contractSeal': {
      params: {
        payerNo: string
      }
      row: {
        id: Column<'contracts.seals', 'id'>
      }
    }
    'demo.contractState': {
      params: {
        title: string
      }
      row: {
        id: Column<'contracts.contracts', 'id'>
        version: Column<'contracts.contracts', 'version'>
        status: Column<'contracts.contracts', 'status'>
        supplier_id: Column<'contracts.contracts', 'supplier_id'>
        document_id: Column<'contracts.documents', 'id'> | null
        sha: Column<'contracts.documents', 'sha256'> | null
        change_status: Column<'contracts.changes', 'status'> | null
        changes: number
        approvers: string[]
        waiting: string | null
      }
    }
    'demo.contractSupplier': {
      params: {
        place: number
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
      }
    }
    'demo.contractTemplate': {
      params: {
        name: string
      }
      row: {
        id: Column<'contracts.templates', 'id'>
        version: Column<'contracts.templates', 'version'>
        status: Column<'contracts.templates', 'status'>
      }
    }
    'demo.contractTurn': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'demo.costCentres': {
      params: {
        deptPath: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.cost_centres', 'id'>
      }
    }
    'demo.duePayables': {
      params: {
        until: string
      }
      row: {
        supplier_id: Column<'settlement.payables', 'supplier_id'>
        payer_no: Column<'settlement.payables', 'payer_no'>
        ids: string[]
      }
    }
    'demo.enrolmentsOf': {
      params: {
        projectId: string | number
        supplierId: string | number
      }
      row: {
        id: Column<'sourcing.enrolments', 'id'>
        version: Column<'sourcing.enrolments', 'version'>
      }
    }
    'demo.eventsOfScores': {
      params: {
        names: readonly string[]
      }
      row: {
        id: Column<'kit.events', 'id'>
        name: Column<'kit.events', 'name'>
        entity_id: Column<'kit.events', 'entity_id'>
        at: Column<'kit.events', 'at'>
      }
    }
    'demo.expertFields': {
      params: object
      row: {
        id: Column<'catalogue.categories', 'id'>
      }
    }
    'demo.expertIds': {
      params: {
        id: string | number
      }
      row: {
        ids: string[]
      }
    }
    'demo.failedProject': {
      params: {
        title: string
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        version: Column<'sourcing.projects', 'version'>
      }
    }
    'demo.groupAddress': {
      params: {
        deptId: string | number
        userId: string | number
      }
      row: {
        addressId: Column<'ordering.addresses', 'id'>
        invoiceTitleId: Column<'ordering.invoice_titles', 'id'>
      }
    }
    'demo.groupGoods': {
      params: {
        minPrice: string
        maxPrice: string
        minStock: number
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_id: Column<'catalogue.skus', 'supplier_id'>
        list_price: Column<'catalogue.skus', 'list_price'>
      }
    }
    'demo.groupOffer': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'groups.offers', 'version'>
      }
    }
    'demo.groupOrder': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'ordering.orders', 'version'>
        status: Column<'ordering.orders', 'status'>
        approvers: string[]
      }
    }
    'demo.invoicesToReverse': {
      params: object
      row: {
        id: Column<'invoices.invoices', 'id'>
        supplier_id: NonNullable<Column<'invoices.invoices', 'supplier_id'>>
      }
    }
    'demo.lastObjection': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'sourcing.objections', 'id'>
        version: Column<'sourcing.objections', 'version'>
      }
    }
    'demo.lastRound': {
      params: {
        projectId: string | number
      }
      row: {
        round: number
      }
    }
    'demo.lineOfStatement': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'settlement.lines', 'id'>
        gross: Column<'settlement.lines', 'gross'>
        price: Column<'settlement.lines', 'price'>
      }
    }
    'demo.linesToInvoice': {
      params: {
        id: string | number
      }
      row: {
        name: Column<'settlement.lines', 'name'>
        spec: Column<'settlement.lines', 'spec'>
        unit: Column<'settlement.lines', 'unit'>
        tax_code: Column<'settlement.lines', 'tax_code'>
        rate: Column<'settlement.lines', 'rate'>
        pieces: number
        gross: string
      }
    }
    'demo.lockAgreements': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'demo.mallDepartments': {
      params: object
      row: {
        id: Column<'identity.departments', 'id'>
        code: Column<'identity.departments', 'code'>
      }
    }
    'demo.mallGoods': {
      params: {
        section: string
        max: number
      }
      row: {
        sku_id: Column<'catalogue.shelf', 'sku_id'>
      }
    }
    'demo.monthsToClose': {
      params: {
        since: string
        until: string
      }
      row: {
        payer_no: Column<'settlement.lines', 'payer_no'>
        month: string
      }
    }
    'demo.offeredGoods': {
      params: {
        section: string
        minPrice: string
        maxPrice: string
        minStock: number
      }
      row: {
        sku_id: Column<'catalogue.shelf', 'sku_id'>
        supplier_id: Column<'catalogue.shelf', 'supplier_id'>
      }
    }
    'demo.openClarification': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'sourcing.clarifications', 'id'>
      }
    }
    'demo.openDelivery': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        lines: unknown
      }
    }
    'demo.openDispute': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'settlement.disputes', 'id'>
      }
    }
    'demo.openInspection': {
      params: {
        orderId: string | number
      }
      row: {
        receiptId: Column<'ordering.receipt_lines', 'receipt_id'>
        orderLineId: Column<'ordering.receipt_lines', 'order_line_id'>
        quantity: Column<'ordering.receipt_lines', 'inspecting'>
      }
    }
    'demo.openPayables': {
      params: object
      row: {
        id: Column<'settlement.payables', 'id'>
        version: Column<'settlement.payables', 'version'>
      }
    }
    'demo.openQuestions': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'sourcing.questions', 'id'>
      }
    }
    'demo.orderLines': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.order_lines', 'id'>
        quantity: Column<'ordering.order_lines', 'quantity'>
      }
    }
    'demo.orderState': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'ordering.orders', 'version'>
        status: Column<'ordering.orders', 'status'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        expected_on: NonNullable<Column<'ordering.orders', 'expected_on'>>
        approvers: string[]
      }
    }
    'demo.passwordHashes': {
      params: {
        codes: readonly string[]
        max: number
      }
      row: {
        hash: Column<'identity.people', 'password_hash'>
        accounts: number
      }
    }
    'demo.payerOfWallet': {
      params: object
      row: {
        id: Column<'wallet.top_ups', 'id'>
      }
    }
    'demo.paymentsOfBatch': {
      params: {
        batchId: string | number
      }
      row: {
        serial: Column<'payments.payments', 'serial'>
        amount: Column<'payments.payments', 'amount'>
        request_id: Column<'payments.payments', 'request_id'>
      }
    }
    'demo.people': {
      params: object
      row: {
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        entrance: Column<'identity.users', 'entrance'>
        user_id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        supplier_id: Column<'identity.users', 'supplier_id'>
        dept_id: Column<'identity.departments', 'id'>
        dept_path: Column<'identity.departments', 'path'>
        dept_name: Column<'identity.departments', 'name'>
        roles: string[]
        permissions: string[]
      }
    }
    'demo.planCycleVersion': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'plans.cycles', 'version'>
      }
    }
    'demo.planState': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'plans.plans', 'version'>
        approvers: string[]
      }
    }
    'demo.preparedDraw': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'sourcing.expert_draws', 'id'>
      }
    }
    'demo.priceIndexVersion': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'agreements.indices', 'version'>
      }
    }
    'demo.productsForCatalogue': {
      params: {
        supplierId: string | number
        max: string | number
      }
      row: {
        id: Column<'catalogue.products', 'id'>
      }
    }
    'demo.projectItems': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'sourcing.items', 'id'>
        quantity: string
        spec: Column<'sourcing.items', 'spec'>
        price: string
      }
    }
    'demo.projectState': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'sourcing.projects', 'version'>
        state: Column<'sourcing.projects', 'state'>
        quoted_count: Column<'sourcing.projects', 'quoted_count'>
        approvers: string[]
      }
    }
    'demo.questionEnd': {
      params: {
        id: string | number
      }
      row: {
        at: Column<'sourcing.projects', 'question_end_at'>
      }
    }
    'demo.quotaBills': {
      params: object
      row: {
        id: Column<'ledger.quota_bills', 'id'>
        version: Column<'ledger.quota_bills', 'version'>
        no: Column<'ledger.quota_bills', 'no'>
        month: Column<'ledger.quota_bills', 'month'>
        rest: Column<'ledger.quota_bills', 'rest'>
        due_on: Column<'ledger.quota_bills', 'due_on'>
        is_root: boolean
      }
    }
    'demo.receivedOrders': {
      params: object
      row: {
        order_id: Column<'ordering.receipts', 'order_id'>
      }
    }
    'demo.releasedLines': {
      params: {
        cycleId: string | number
      }
      row: {
        plan_id: Column<'plans.plans', 'id'>
        author_id: Column<'plans.plans', 'author_id'>
        id: Column<'plans.lines', 'id'>
        sku_id: NonNullable<Column<'plans.lines', 'sku_id'>>
        quantity: Column<'plans.lines', 'quantity'>
      }
    }
    'demo.reportedDeposit': {
      params: {
        projectId: string | number
        supplierId: string | number
      }
      row: {
        id: Column<'sourcing.deposits', 'id'>
        version: Column<'sourcing.deposits', 'version'>
      }
    }
    'demo.returnApproval': {
      params: {
        orderId: string | number
      }
      row: {
        instanceId: NonNullable<Column<'ordering.returns', 'approval_id'>>
        approvers: string[]
      }
    }
    'demo.returnOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.returns', 'id'>
        version: Column<'ordering.returns', 'version'>
        lines: unknown
      }
    }
    'demo.sharedGoods': {
      params: object
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_id: Column<'catalogue.skus', 'supplier_id'>
        list_price: Column<'catalogue.skus', 'list_price'>
        position: Column<'catalogue.categories', 'name'>
      }
    }
    'demo.signals': {
      params: {
        people: readonly (string | number)[]
      }
      row: {
        id: Column<'signals.cases', 'id'>
        version: Column<'signals.cases', 'version'>
        rule: Column<'signals.cases', 'rule'>
      }
    }
    'demo.skusOf': {
      params: {
        supplierId: string | number
        codes: readonly string[]
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
        supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      }
    }
    'demo.soldOutGoods': {
      params: object
      row: {
        sku_id: Column<'catalogue.shelf', 'sku_id'>
      }
    }
    'demo.statementsToInvoice': {
      params: object
      row: {
        id: Column<'settlement.statements', 'id'>
        no: Column<'settlement.statements', 'no'>
        month: Column<'settlement.statements', 'month'>
        status: Column<'settlement.statements', 'status'>
        supplier_id: Column<'settlement.statements', 'supplier_id'>
        payer_no: Column<'settlement.statements', 'payer_no'>
        payer_title: Column<'settlement.statements', 'payer_title'>
        owner_id: Column<'settlement.statements', 'owner_id'>
        at: Date
      }
    }
    'demo.stockBatches': {
      params: {
        warehouseId: string | number
        itemId: string | number
      }
      row: {
        place_id: Column<'warehouse.balances', 'place_id'>
        batch_id: Column<'warehouse.balances', 'batch_id'>
        free: string
      }
    }
    'demo.stockCountRows': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.count_rows', 'id'>
        on_hand: Column<'warehouse.balances', 'on_hand'>
      }
    }
    'demo.stockDocument': {
      params: {
        id: string | number
      }
      row: {
        version: Column<'warehouse.documents', 'version'>
        status: Column<'warehouse.documents', 'status'>
        warehouse_id: Column<'warehouse.documents', 'warehouse_id'>
      }
    }
    'demo.stockItemIds': {
      params: object
      row: {
        name: Column<'warehouse.items', 'name'>
        id: Column<'warehouse.items', 'id'>
      }
    }
    'demo.stockLines': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.lines', 'id'>
        requested: Column<'warehouse.lines', 'requested'>
        batch_no: Column<'warehouse.lines', 'batch_no'>
        shelf_days: Column<'warehouse.items', 'shelf_days'>
      }
    }
    'demo.stockPicks': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.picks', 'id'>
        quantity: Column<'warehouse.picks', 'quantity'>
      }
    }
    'demo.stockPlaces': {
      params: {
        warehouseId: string | number
      }
      row: {
        id: Column<'warehouse.places', 'id'>
      }
    }
    'demo.stockReceipts': {
      params: {
        before: Date | string
      }
      row: {
        id: Column<'warehouse.documents', 'id'>
        created_at: Column<'warehouse.documents', 'created_at'>
      }
    }
    'demo.suppliersOwed': {
      params: object
      row: {
        supplier_id: Column<'settlement.payables', 'supplier_id'>
        supplier_name: string
      }
    }
    'demo.suppliersWithPayees': {
      params: object
      row: {
        supplier_id: Column<'payments.payee_changes', 'supplier_id'>
      }
    }
    'demo.unstated': {
      params: {
        month: string
      }
      row: {
        supplier_id: Column<'settlement.lines', 'supplier_id'>
        payer_no: Column<'settlement.lines', 'payer_no'>
      }
    }
    'demo.versionOfPayee': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'payments.payee_changes', 'id'>
        version: Column<'payments.payee_changes', 'version'>
      }
    }
    'demo.versionOfRequest': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'payments.requests', 'id'>
        version: Column<'payments.requests', 'version'>
      }
    }
    'demo.versionOfStatement': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'settlement.statements', 'id'>
        version: Column<'settlement.statements', 'version'>
      }
    }
    'demo.versionOfWalletRequest': {
      params: {
        id: string | number
      }
      row: {
        version: number | null
      }
    }
    'demo.warehouseIds': {
      params: object
      row: {
        code: Column<'warehouse.warehouses', 'code'>
        id: Column<'warehouse.warehouses', 'id'>
      }
    }
    'demo.worstFactOfScore': {
      params: {
        period: string
      }
      row: {
        id: Column<'onboarding.scorecards', 'id'>
        supplier_id: Column<'onboarding.scorecards', 'supplier_id'>
        fact_id: Column<'onboarding.score_facts', 'id'>
      }
    }
    'demo.zoneCategories': {
      params: {
        codes: readonly string[]
      }
      row: {
        id: Column<'catalogue.categories', 'id'>
        code: Column<'catalogue.categories', 'code'>
      }
    }
    'demo.zoneGoods': {
      params: {
        section: string
        named: string
        max: string | number
      }
      row: {
        id: NonNullable<Column<'catalogue.skus', 'id'>>
      }
    }
  }
}
