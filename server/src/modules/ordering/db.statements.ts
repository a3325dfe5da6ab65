// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'ordering.addInspected': {
      params: {
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.addPurchases': {
      params: {
        receiptIds: readonly (string | number)[]
      }
      row: never
    }
    'ordering.addReceived': {
      params: {
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.addShipped': {
      params: {
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.addTrackingEvents': {
      params: {
        deliveryId: string | number
        events: unknown
      }
      row: never
    }
    'ordering.armWatches': {
      params: {
        ids: readonly (string | number)[]
      }
      row: never
    }
    'ordering.cartCounts': {
      params: {
        userId: string | number
      }
      row: {
        lines: number
        pieces: string
      }
    }
    'ordering.categoriesOfReturn': {
      params: {
        returnId: string | number
      }
      row: {
        id: string
      }
    }
    'ordering.changeReturned': {
      params: {
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.checkout.read': {
      params: {
        addressId: string | number | null
        userId: string | number
        titleId: string | number | null
        deptPath: readonly (string | number)[]
        costCentreIds: readonly (string | number)[]
        before: Date | string
      }
      row: {
        address: unknown
        title: unknown
        settings: unknown
        centres: unknown
        unreviewed: number
      }
    }
    'ordering.commentsOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.comments', 'id'>
        order_id: Column<'ordering.comments', 'order_id'>
        order_line_id: Column<'ordering.comments', 'order_line_id'>
        sku_id: Column<'ordering.comments', 'sku_id'>
        product_id: Column<'ordering.comments', 'product_id'>
        supplier_id: Column<'ordering.comments', 'supplier_id'>
        name: Column<'ordering.order_lines', 'name'>
        spec: Column<'ordering.order_lines', 'spec'>
        author_name: Column<'ordering.comments', 'author_name'>
        dept_name: Column<'ordering.comments', 'dept_name'>
        anonymous: Column<'ordering.comments', 'anonymous'>
        score: Column<'ordering.comments', 'score'>
        service: Column<'ordering.comments', 'service'>
        logistics: Column<'ordering.comments', 'logistics'>
        text: Column<'ordering.comments', 'text'>
        pictures: Column<'ordering.comments', 'pictures'>
        auto: Column<'ordering.comments', 'auto'>
        created_at: Column<'ordering.comments', 'created_at'>
        reply: Column<'ordering.comments', 'reply'>
        version: Column<'ordering.comments', 'version'>
        author_id: Column<'ordering.comments', 'author_id'>
        status: Column<'ordering.comments', 'status'>
        hidden_reason: Column<'ordering.comments', 'hidden_reason'>
        follow_up: Column<'ordering.comments', 'follow_up'>
        follow_up_pictures: Column<'ordering.comments', 'follow_up_pictures'>
        follow_up_at: Column<'ordering.comments', 'follow_up_at'>
        follow_up_status: Column<'ordering.comments', 'follow_up_status'>
      }
    }
    'ordering.countCostCentres': {
      params: object
      row: {
        count: number
      }
    }
    'ordering.countInProgress': {
      params: {
        deptId: string | number
      }
      row: {
        count: number
      }
    }
    'ordering.countListLines': {
      params: {
        listId: string | number
      }
      row: {
        lines: number
      }
    }
    'ordering.countLists': {
      params: {
        ownerId: string | number
      }
      row: {
        lists: number
      }
    }
    'ordering.countReturns': {
      params: {
        statuses: readonly string[]
        buyerId: string | number | null
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        supplierId: string | number | null
      }
      row: {
        waiting: number
      }
    }
    'ordering.countTogether': {
      params: {
        since: Date | string
        minOrders: string | number
        minDepts: string | number
        max: string | number
        limit: string | number
      }
      row: {
        productId: NonNullable<Column<'ordering.order_lines', 'product_id'>>
        otherProductId: NonNullable<Column<'ordering.order_lines', 'product_id'>>
        skuId: string
        orders: number
      }
    }
    'ordering.countUnreviewed': {
      params: {
        buyerId: string | number
        before: Date | string
      }
      row: {
        count: number
      }
    }
    'ordering.countWatches': {
      params: {
        userId: string | number
      }
      row: {
        count: number
      }
    }
    'ordering.delivery.decide': {
      params: {
        lines: unknown
        deliveryId: string | number
      }
      row: never
    }
    'ordering.delivery.insert': {
      params: {
        orderId: string | number
        carrier: string
        trackingNo: string
        packages: number
        etaOn: string | null
        remark: string
        attachments: unknown
        shippedBy: string | number
        shippedAt: Date | string
        lines: unknown
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        no: Column<'ordering.deliveries', 'no'>
      }
    }
    'ordering.delivery.take': {
      params: {
        lines: unknown
        deliveryId: string | number
      }
      row: never
    }
    'ordering.dueReturns': {
      params: {
        now: Date | string
        statuses: readonly string[]
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'ordering.returns', 'id'>
      }
    }
    'ordering.dueTrackings': {
      params: {
        since: Date | string
        now: Date | string
        max: string | number
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        carrier: Column<'ordering.deliveries', 'carrier'>
        tracking_no: Column<'ordering.deliveries', 'tracking_no'>
        shipped_at: Column<'ordering.deliveries', 'shipped_at'>
        phone_end: string
        failures: number
      }
    }
    'ordering.firstTitlesOf': {
      params: {
        deptIds: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.invoice_titles', 'id'>
        dept_id: Column<'ordering.invoice_titles', 'dept_id'>
        title: Column<'ordering.invoice_titles', 'title'>
        tax_no: Column<'ordering.invoice_titles', 'tax_no'>
        invoice_type: Column<'ordering.invoice_titles', 'invoice_type'>
        address: Column<'ordering.invoice_titles', 'address'>
        phone: Column<'ordering.invoice_titles', 'phone'>
        bank: Column<'ordering.invoice_titles', 'bank'>
        bank_account: Column<'ordering.invoice_titles', 'bank_account'>
        is_default: Column<'ordering.invoice_titles', 'is_default'>
      }
    }
    'ordering.followSupplier': {
      params: {
        userId: string | number
        supplierId: string | number
        now: Date | string
      }
      row: never
    }
    'ordering.giveBackCaps': {
      params: {
        skuIds: readonly (string | number)[] | null
        quantities: readonly number[] | null
        orderId: string | number
      }
      row: never
    }
    'ordering.insertCaps': {
      params: {
        caps: unknown
      }
      row: {
        id: Column<'ordering.caps', 'id'>
        ref_id: Column<'ordering.caps', 'ref_id'>
      }
    }
    'ordering.insertComments': {
      params: {
        authorId: string | number
        authorName: string
        deptName: string
        anonymous: boolean
        service: number
        logistics: number
        auto: boolean
        at: Date | string
        check: string
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.inspectorsOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'ordering.invoiceTitlesOf': {
      params: {
        deptPath: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.invoice_titles', 'id'>
        dept_id: Column<'ordering.invoice_titles', 'dept_id'>
        title: Column<'ordering.invoice_titles', 'title'>
        tax_no: Column<'ordering.invoice_titles', 'tax_no'>
        invoice_type: Column<'ordering.invoice_titles', 'invoice_type'>
        address: Column<'ordering.invoice_titles', 'address'>
        phone: Column<'ordering.invoice_titles', 'phone'>
        bank: Column<'ordering.invoice_titles', 'bank'>
        bank_account: Column<'ordering.invoice_titles', 'bank_account'>
        is_default: Column<'ordering.invoice_titles', 'is_default'>
      }
    }
    'ordering.isFavourite': {
      params: {
        ownerId: string | number
        skuId: string | number
      }
      row: {
        isFavourite: boolean
      }
    }
    'ordering.isFollowed': {
      params: {
        userId: string | number
        supplierId: string | number
      }
      row: {
        isFollowed: boolean
      }
    }
    'ordering.lastReceiptsOfLines': {
      params: {
        orderId: string | number
      }
      row: {
        line_id: Column<'ordering.receipt_lines', 'order_line_id'>
        at: Date
      }
    }
    'ordering.lateInspections': {
      params: {
        before: Date | string
        max: string | number
      }
      row: {
        id: Column<'ordering.receipts', 'id'>
        order_id: Column<'ordering.receipts', 'order_id'>
      }
    }
    'ordering.lockAddressBook': {
      params: {
        userId: string
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'ordering.lockCapsOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.caps', 'id'>
        kind: Column<'ordering.caps', 'kind'>
        is_open: Column<'ordering.caps', 'is_open'>
        ends_at: Column<'ordering.caps', 'ends_at'>
      }
    }
    'ordering.lockCart': {
      params: {
        userId: string
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'ordering.lockCostCentres': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'ordering.lockTitlesOf': {
      params: {
        deptPath: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.invoice_titles', 'id'>
      }
    }
    'ordering.lockWatches': {
      params: {
        userId: string
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'ordering.makeDefaultList': {
      params: {
        ownerId: string | number
        ownerName: string
        deptId: string | number
        deptName: string
        now: Date | string
      }
      row: {
        id: Column<'ordering.lists', 'id'>
      }
    }
    'ordering.newNumbers': {
      params: {
        deptIds: readonly (string | number)[]
      }
      row: {
        id: string
        no: string
        round_id: string
      }
    }
    'ordering.noteCountedReceipts': {
      params: {
        orderId: string | number
      }
      row: {
        receipt_id: Column<'ordering.counted_receipts', 'receipt_id'>
      }
    }
    'ordering.notePaidOnline': {
      params: {
        paid: string
        orderId: string | number
      }
      row: never
    }
    'ordering.oftenBought': {
      params: {
        buyerId: string | number
        max: string | number
      }
      row: {
        sku_id: Column<'ordering.order_lines', 'sku_id'>
      }
    }
    'ordering.openDeliveries': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        no: Column<'ordering.deliveries', 'no'>
        order_id: Column<'ordering.deliveries', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        consignee: string | null
        carrier: Column<'ordering.deliveries', 'carrier'>
        tracking_no: Column<'ordering.deliveries', 'tracking_no'>
        packages: Column<'ordering.deliveries', 'packages'>
        shipped_at: Column<'ordering.deliveries', 'shipped_at'>
        eta_on: Column<'ordering.deliveries', 'eta_on'>
        remark: Column<'ordering.deliveries', 'remark'>
        attachments: Column<'ordering.deliveries', 'attachments'>
        lines: unknown
      }
    }
    'ordering.orderedAtAgreements': {
      params: {
        projectId: string | number
      }
      row: {
        amount: string
      }
    }
    'ordering.ordersOfProject': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        status: Column<'ordering.orders', 'status'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        dept_name: Column<'ordering.orders', 'dept_name'>
        buyer_name: Column<'ordering.orders', 'buyer_name'>
        amount: Column<'ordering.orders', 'amount'>
      }
    }
    'ordering.ordersSince': {
      params: {
        since: Date | string
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        orders: number
        amount: string
      }
    }
    'ordering.ordersWithNumber': {
      params: {
        no: string
      }
      row: {
        id: string | null
      }
    }
    'ordering.pageOfWatches': {
      params: {
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'ordering.goods_watches', 'id'>
        user_id: Column<'ordering.goods_watches', 'user_id'>
        sku_id: Column<'ordering.goods_watches', 'sku_id'>
        kind: Column<'ordering.goods_watches', 'kind'>
        threshold: Column<'ordering.goods_watches', 'threshold'>
        is_armed: Column<'ordering.goods_watches', 'is_armed'>
        dept_path: NonNullable<Column<'identity.departments', 'path'>>
      }
    }
    'ordering.purchasesByDept': {
      params: {
        productId: string | number
        from: string
        companyId: string | number
      }
      row: {
        dept_name: Column<'identity.departments', 'name'>
        path: NonNullable<Column<'identity.departments', 'path'>>
        pieces: string
        orders: number
        last_at: Date
      }
    }
    'ordering.purchasesOfBuyer': {
      params: {
        since: Date | string
        userId: string | number
      }
      row: {
        month: string
        mall: string
        awarded: string
      }
    }
    'ordering.purchasesOfDepartments': {
      params: {
        since: Date | string
        userId: string | number
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        month: string
        mall: string
        awarded: string
      }
    }
    'ordering.putAllInCart': {
      params: {
        userId: string | number
        skuIds: readonly (string | number)[]
        quantities: readonly number[]
        prices: readonly string[]
      }
      row: {
        id: Column<'ordering.cart_lines', 'id'>
        sku_id: Column<'ordering.cart_lines', 'sku_id'>
      }
    }
    'ordering.putInCart': {
      params: {
        userId: string | number
        skuId: string | number
        quantity: number
        price: string
      }
      row: {
        id: Column<'ordering.cart_lines', 'id'>
        quantity: Column<'ordering.cart_lines', 'quantity'>
        lines: number
        pieces: string
      }
    }
    'ordering.putInList': {
      params: {
        listId: string | number
        skuId: string | number
        quantity: number | null
        note: string | null
        name: string
        now: Date | string
      }
      row: never
    }
    'ordering.readComment': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ordering.comments', 'id'>
        order_id: Column<'ordering.comments', 'order_id'>
        order_line_id: Column<'ordering.comments', 'order_line_id'>
        sku_id: Column<'ordering.comments', 'sku_id'>
        product_id: Column<'ordering.comments', 'product_id'>
        supplier_id: Column<'ordering.comments', 'supplier_id'>
        name: Column<'ordering.order_lines', 'name'>
        spec: Column<'ordering.order_lines', 'spec'>
        author_name: Column<'ordering.comments', 'author_name'>
        dept_name: Column<'ordering.comments', 'dept_name'>
        anonymous: Column<'ordering.comments', 'anonymous'>
        score: Column<'ordering.comments', 'score'>
        service: Column<'ordering.comments', 'service'>
        logistics: Column<'ordering.comments', 'logistics'>
        text: Column<'ordering.comments', 'text'>
        pictures: Column<'ordering.comments', 'pictures'>
        auto: Column<'ordering.comments', 'auto'>
        created_at: Column<'ordering.comments', 'created_at'>
        reply: Column<'ordering.comments', 'reply'>
        version: Column<'ordering.comments', 'version'>
        author_id: Column<'ordering.comments', 'author_id'>
        status: Column<'ordering.comments', 'status'>
        hidden_reason: Column<'ordering.comments', 'hidden_reason'>
        follow_up: Column<'ordering.comments', 'follow_up'>
        follow_up_pictures: Column<'ordering.comments', 'follow_up_pictures'>
        follow_up_at: Column<'ordering.comments', 'follow_up_at'>
        follow_up_status: Column<'ordering.comments', 'follow_up_status'>
      }
    }
    'ordering.readDeliveries': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        no: Column<'ordering.deliveries', 'no'>
        order_id: Column<'ordering.deliveries', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        consignee: string | null
        carrier: Column<'ordering.deliveries', 'carrier'>
        tracking_no: Column<'ordering.deliveries', 'tracking_no'>
        packages: Column<'ordering.deliveries', 'packages'>
        shipped_at: Column<'ordering.deliveries', 'shipped_at'>
        eta_on: Column<'ordering.deliveries', 'eta_on'>
        remark: Column<'ordering.deliveries', 'remark'>
        attachments: Column<'ordering.deliveries', 'attachments'>
        lines: unknown
      }
    }
    'ordering.readDelivery': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        no: Column<'ordering.deliveries', 'no'>
        order_id: Column<'ordering.deliveries', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        consignee: string | null
        carrier: Column<'ordering.deliveries', 'carrier'>
        tracking_no: Column<'ordering.deliveries', 'tracking_no'>
        packages: Column<'ordering.deliveries', 'packages'>
        shipped_at: Column<'ordering.deliveries', 'shipped_at'>
        eta_on: Column<'ordering.deliveries', 'eta_on'>
        remark: Column<'ordering.deliveries', 'remark'>
        attachments: Column<'ordering.deliveries', 'attachments'>
        lines: unknown
      }
    }
    'ordering.readInspections': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'ordering.receipts', 'id'>>
        no: NonNullable<Column<'ordering.receipts', 'no'>>
        order_id: NonNullable<Column<'ordering.receipts', 'order_id'>>
        order_no: Column<'ordering.orders', 'no'>
        delivery_no: Column<'ordering.deliveries', 'no'>
        delivery_id: NonNullable<Column<'ordering.receipts', 'delivery_id'>>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        receiver_name: NonNullable<Column<'ordering.receipts', 'receiver_name'>>
        received_at: NonNullable<Column<'ordering.receipts', 'received_at'>>
        lines: unknown
        decision_ids: string[]
      }
    }
    'ordering.readOrder': {
      params: {
        asker: string | number
        id: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        version: Column<'ordering.orders', 'version'>
        status: Column<'ordering.orders', 'status'>
        order_type: Column<'ordering.orders', 'order_type'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        buyer_name: Column<'ordering.orders', 'buyer_name'>
        dept_id: Column<'ordering.orders', 'dept_id'>
        dept_name: Column<'ordering.orders', 'dept_name'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        payment_method: Column<'ordering.orders', 'payment_method'>
        online_paid: Column<'ordering.orders', 'online_paid'>
        term_days: Column<'ordering.orders', 'term_days'>
        consignee: Column<'ordering.orders', 'consignee'>
        invoice_title: Column<'ordering.orders', 'invoice_title'>
        remark: Column<'ordering.orders', 'remark'>
        purpose: Column<'ordering.orders', 'purpose'>
        attachments: Column<'ordering.orders', 'attachments'>
        expected_on: Column<'ordering.orders', 'expected_on'>
        needs_inspection: Column<'ordering.orders', 'needs_inspection'>
        promised_on: Column<'ordering.orders', 'promised_on'>
        goods_amount: Column<'ordering.orders', 'goods_amount'>
        tax_amount: Column<'ordering.orders', 'tax_amount'>
        freight: Column<'ordering.orders', 'freight'>
        amount: Column<'ordering.orders', 'amount'>
        points_amount: Column<'ordering.orders', 'points_amount'>
        idem_key: Column<'ordering.orders', 'idem_key'>
        approval_id: Column<'ordering.orders', 'approval_id'>
        proposal: Column<'ordering.orders', 'proposal'>
        reason: Column<'ordering.orders', 'reason'>
        created_at: Column<'ordering.orders', 'created_at'>
        submitted_at: Column<'ordering.orders', 'submitted_at'>
        sent_at: Column<'ordering.orders', 'sent_at'>
        accepted_at: Column<'ordering.orders', 'accepted_at'>
        received_at: Column<'ordering.orders', 'received_at'>
        finished_at: Column<'ordering.orders', 'finished_at'>
        urged_at: Column<'ordering.orders', 'urged_at'>
        due_at: Column<'ordering.orders', 'due_at'>
        parent_no: string | null
        fixed_at: Date | null
        project_id: Column<'ordering.orders', 'project_id'>
        award_id: Column<'ordering.orders', 'award_id'>
        project_no: Column<'sourcing.projects', 'project_no'> | null
        project_title: Column<'sourcing.projects', 'title'> | null
        project_scope: Column<'sourcing.projects', 'scope'> | null
        project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
        dept_path: Column<'identity.departments', 'path'> | null
        company_name: string
        change_status: string | null
        approves: boolean | null
        awaits_me: boolean | null
        lines: unknown
      }
    }
    'ordering.readOrders': {
      params: {
        asker: string | number
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        version: Column<'ordering.orders', 'version'>
        status: Column<'ordering.orders', 'status'>
        order_type: Column<'ordering.orders', 'order_type'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        buyer_name: Column<'ordering.orders', 'buyer_name'>
        dept_id: Column<'ordering.orders', 'dept_id'>
        dept_name: Column<'ordering.orders', 'dept_name'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        payment_method: Column<'ordering.orders', 'payment_method'>
        online_paid: Column<'ordering.orders', 'online_paid'>
        term_days: Column<'ordering.orders', 'term_days'>
        consignee: Column<'ordering.orders', 'consignee'>
        invoice_title: Column<'ordering.orders', 'invoice_title'>
        remark: Column<'ordering.orders', 'remark'>
        purpose: Column<'ordering.orders', 'purpose'>
        attachments: Column<'ordering.orders', 'attachments'>
        expected_on: Column<'ordering.orders', 'expected_on'>
        needs_inspection: Column<'ordering.orders', 'needs_inspection'>
        promised_on: Column<'ordering.orders', 'promised_on'>
        goods_amount: Column<'ordering.orders', 'goods_amount'>
        tax_amount: Column<'ordering.orders', 'tax_amount'>
        freight: Column<'ordering.orders', 'freight'>
        amount: Column<'ordering.orders', 'amount'>
        points_amount: Column<'ordering.orders', 'points_amount'>
        idem_key: Column<'ordering.orders', 'idem_key'>
        approval_id: Column<'ordering.orders', 'approval_id'>
        proposal: Column<'ordering.orders', 'proposal'>
        reason: Column<'ordering.orders', 'reason'>
        created_at: Column<'ordering.orders', 'created_at'>
        submitted_at: Column<'ordering.orders', 'submitted_at'>
        sent_at: Column<'ordering.orders', 'sent_at'>
        accepted_at: Column<'ordering.orders', 'accepted_at'>
        received_at: Column<'ordering.orders', 'received_at'>
        finished_at: Column<'ordering.orders', 'finished_at'>
        urged_at: Column<'ordering.orders', 'urged_at'>
        due_at: Column<'ordering.orders', 'due_at'>
        parent_no: string | null
        fixed_at: Date | null
        project_id: Column<'ordering.orders', 'project_id'>
        award_id: Column<'ordering.orders', 'award_id'>
        project_no: Column<'sourcing.projects', 'project_no'> | null
        project_title: Column<'sourcing.projects', 'title'> | null
        project_scope: Column<'sourcing.projects', 'scope'> | null
        project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
        dept_path: Column<'identity.departments', 'path'> | null
        company_name: string
        change_status: string | null
        approves: boolean | null
        awaits_me: boolean | null
        lines: unknown
      }
    }
    'ordering.readOrdersOfAttachments': {
      params: {
        asker: string | number
        attachmentsId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        version: Column<'ordering.orders', 'version'>
        status: Column<'ordering.orders', 'status'>
        order_type: Column<'ordering.orders', 'order_type'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        buyer_name: Column<'ordering.orders', 'buyer_name'>
        dept_id: Column<'ordering.orders', 'dept_id'>
        dept_name: Column<'ordering.orders', 'dept_name'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        payment_method: Column<'ordering.orders', 'payment_method'>
        online_paid: Column<'ordering.orders', 'online_paid'>
        term_days: Column<'ordering.orders', 'term_days'>
        consignee: Column<'ordering.orders', 'consignee'>
        invoice_title: Column<'ordering.orders', 'invoice_title'>
        remark: Column<'ordering.orders', 'remark'>
        purpose: Column<'ordering.orders', 'purpose'>
        attachments: Column<'ordering.orders', 'attachments'>
        expected_on: Column<'ordering.orders', 'expected_on'>
        needs_inspection: Column<'ordering.orders', 'needs_inspection'>
        promised_on: Column<'ordering.orders', 'promised_on'>
        goods_amount: Column<'ordering.orders', 'goods_amount'>
        tax_amount: Column<'ordering.orders', 'tax_amount'>
        freight: Column<'ordering.orders', 'freight'>
        amount: Column<'ordering.orders', 'amount'>
        points_amount: Column<'ordering.orders', 'points_amount'>
        idem_key: Column<'ordering.orders', 'idem_key'>
        approval_id: Column<'ordering.orders', 'approval_id'>
        proposal: Column<'ordering.orders', 'proposal'>
        reason: Column<'ordering.orders', 'reason'>
        created_at: Column<'ordering.orders', 'created_at'>
        submitted_at: Column<'ordering.orders', 'submitted_at'>
        sent_at: Column<'ordering.orders', 'sent_at'>
        accepted_at: Column<'ordering.orders', 'accepted_at'>
        received_at: Column<'ordering.orders', 'received_at'>
        finished_at: Column<'ordering.orders', 'finished_at'>
        urged_at: Column<'ordering.orders', 'urged_at'>
        due_at: Column<'ordering.orders', 'due_at'>
        parent_no: string | null
        fixed_at: Date | null
        project_id: Column<'ordering.orders', 'project_id'>
        award_id: Column<'ordering.orders', 'award_id'>
        project_no: Column<'sourcing.projects', 'project_no'> | null
        project_title: Column<'sourcing.projects', 'title'> | null
        project_scope: Column<'sourcing.projects', 'scope'> | null
        project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
        dept_path: Column<'identity.departments', 'path'> | null
        company_name: string
        change_status: string | null
        approves: boolean | null
        awaits_me: boolean | null
        lines: unknown
      }
    }
    'ordering.readReceipt': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ordering.receipts', 'id'>
        no: Column<'ordering.receipts', 'no'>
        order_id: Column<'ordering.receipts', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        delivery_id: Column<'ordering.receipts', 'delivery_id'>
        delivery_no: Column<'ordering.deliveries', 'no'>
        receiver_name: Column<'ordering.receipts', 'receiver_name'>
        received_at: Column<'ordering.receipts', 'received_at'>
        remark: Column<'ordering.receipts', 'remark'>
        attachments: Column<'ordering.receipts', 'attachments'>
        inspects_no: string | null
        lines: unknown
      }
    }
    'ordering.readReceipts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.receipts', 'id'>
        no: Column<'ordering.receipts', 'no'>
        order_id: Column<'ordering.receipts', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        delivery_id: Column<'ordering.receipts', 'delivery_id'>
        delivery_no: Column<'ordering.deliveries', 'no'>
        receiver_name: Column<'ordering.receipts', 'receiver_name'>
        received_at: Column<'ordering.receipts', 'received_at'>
        remark: Column<'ordering.receipts', 'remark'>
        attachments: Column<'ordering.receipts', 'attachments'>
        inspects_no: string | null
        lines: unknown
      }
    }
    'ordering.readReturn': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ordering.returns', 'id'>
        version: Column<'ordering.returns', 'version'>
        no: Column<'ordering.returns', 'no'>
        order_id: Column<'ordering.returns', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_id: Column<'ordering.returns', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        user_id: Column<'ordering.returns', 'user_id'>
        user_name: Column<'ordering.returns', 'user_name'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        buyer_person_id: string
        supplier_person_ids: string[]
        dept_name: Column<'ordering.orders', 'dept_name'>
        dept_path: Column<'identity.departments', 'path'> | null
        company_name: string
        kind: Column<'ordering.returns', 'kind'>
        status: Column<'ordering.returns', 'status'>
        reason: Column<'ordering.returns', 'reason'>
        fault: Column<'ordering.returns', 'fault'>
        note: Column<'ordering.returns', 'note'>
        requested: Column<'ordering.returns', 'requested'>
        refunded: Column<'ordering.returns', 'refunded'>
        offer: Column<'ordering.returns', 'offer'>
        answer: Column<'ordering.returns', 'answer'>
        address: Column<'ordering.returns', 'address'>
        parcel: Column<'ordering.returns', 'parcel'>
        replacement: Column<'ordering.returns', 'replacement'>
        statements: Column<'ordering.returns', 'statements'>
        is_taken: Column<'ordering.returns', 'is_taken'>
        receipt_id: Column<'ordering.returns', 'receipt_id'>
        approval_id: Column<'ordering.returns', 'approval_id'>
        sent_at: Column<'ordering.returns', 'sent_at'>
        freight_by: Column<'ordering.returns', 'freight_by'>
        freight: Column<'ordering.returns', 'freight'>
        submitted_at: Column<'ordering.returns', 'submitted_at'>
        finished_at: Column<'ordering.returns', 'finished_at'>
        due_at: Column<'ordering.returns', 'due_at'>
        lines: unknown
      }
    }
    'ordering.readReturns': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.returns', 'id'>
        version: Column<'ordering.returns', 'version'>
        no: Column<'ordering.returns', 'no'>
        order_id: Column<'ordering.returns', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_id: Column<'ordering.returns', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        user_id: Column<'ordering.returns', 'user_id'>
        user_name: Column<'ordering.returns', 'user_name'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        buyer_person_id: string
        supplier_person_ids: string[]
        dept_name: Column<'ordering.orders', 'dept_name'>
        dept_path: Column<'identity.departments', 'path'> | null
        company_name: string
        kind: Column<'ordering.returns', 'kind'>
        status: Column<'ordering.returns', 'status'>
        reason: Column<'ordering.returns', 'reason'>
        fault: Column<'ordering.returns', 'fault'>
        note: Column<'ordering.returns', 'note'>
        requested: Column<'ordering.returns', 'requested'>
        refunded: Column<'ordering.returns', 'refunded'>
        offer: Column<'ordering.returns', 'offer'>
        answer: Column<'ordering.returns', 'answer'>
        address: Column<'ordering.returns', 'address'>
        parcel: Column<'ordering.returns', 'parcel'>
        replacement: Column<'ordering.returns', 'replacement'>
        statements: Column<'ordering.returns', 'statements'>
        is_taken: Column<'ordering.returns', 'is_taken'>
        receipt_id: Column<'ordering.returns', 'receipt_id'>
        approval_id: Column<'ordering.returns', 'approval_id'>
        sent_at: Column<'ordering.returns', 'sent_at'>
        freight_by: Column<'ordering.returns', 'freight_by'>
        freight: Column<'ordering.returns', 'freight'>
        submitted_at: Column<'ordering.returns', 'submitted_at'>
        finished_at: Column<'ordering.returns', 'finished_at'>
        due_at: Column<'ordering.returns', 'due_at'>
        lines: unknown
      }
    }
    'ordering.readTrackings': {
      params: {
        max: string | number
        orderId: string | number
      }
      row: {
        id: Column<'ordering.deliveries', 'id'>
        no: Column<'ordering.deliveries', 'no'>
        carrier: Column<'ordering.deliveries', 'carrier'>
        tracking_no: Column<'ordering.deliveries', 'tracking_no'>
        shipped_at: Column<'ordering.deliveries', 'shipped_at'>
        status: string
        asked_at: Column<'ordering.trackings', 'asked_at'> | null
        delivered_at: Column<'ordering.trackings', 'delivered_at'> | null
        events: unknown
      }
    }
    'ordering.receipt.insert': {
      params: {
        orderId: string | number
        deliveryId: string | number
        receiverId: string | number
        receiverName: string
        remark: string
        attachments: unknown
        receivedAt: Date | string
        inspects: string | number | null
        lines: unknown
      }
      row: {
        id: Column<'ordering.receipts', 'id'>
        no: Column<'ordering.receipts', 'no'>
      }
    }
    'ordering.recentOfBuyer': {
      params: {
        userId: string | number
        max: number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        title: string
        more: number
        note: string
        at: Column<'ordering.orders', 'created_at'>
      }
    }
    'ordering.recentOfTenant': {
      params: {
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        max: number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        title: string
        more: number
        note: string
        at: Column<'ordering.orders', 'created_at'>
      }
    }
    'ordering.remindInspection': {
      params: {
        now: Date | string
        receiptId: string | number
      }
      row: {
        receipt_id: Column<'ordering.inspection_reminders', 'receipt_id'>
      }
    }
    'ordering.removeWatches': {
      params: {
        userId: string | number
        ids: readonly (string | number)[]
        skuId: string | number | null
        kind: string | null
      }
      row: never
    }
    'ordering.replaceTogether': {
      params: {
        pairs: unknown
      }
      row: never
    }
    'ordering.setAllocations': {
      params: {
        lines: unknown
        orderId: string | number
      }
      row: never
    }
    'ordering.setCartSelected': {
      params: {
        selected: boolean
        userId: string | number
        ids: readonly (string | number)[] | null
      }
      row: never
    }
    'ordering.setDefaultAddress': {
      params: {
        id: string | number
        userId: string | number
      }
      row: {
        id: Column<'ordering.addresses', 'id'>
      }
    }
    'ordering.setReturnLines': {
      params: {
        lines: unknown
        returnId: string | number
      }
      row: never
    }
    'ordering.setTracking': {
      params: {
        deliveryId: string | number
        status: string
        now: Date | string
        nextAt: Date | string | null
        failures: number
        deliveredAt: Date | string | null
      }
      row: never
    }
    'ordering.setWatch': {
      params: {
        userId: string | number
        skuId: string | number
        kind: string
        threshold: string | null
        name: string
        now: Date | string
      }
      row: {
        id: Column<'ordering.goods_watches', 'id'>
      }
    }
    'ordering.skusTogether': {
      params: {
        productId: string | number
        max: string | number
      }
      row: {
        sku_id: Column<'ordering.bought_together', 'sku_id'>
      }
    }
    'ordering.splitOff': {
      params: {
        finished: string
        reason: string
        lineIds: readonly (string | number)[]
        orderId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
      }
    }
    'ordering.supplierOrdersByDepartment': {
      params: {
        supplierId: string | number
        since: Date | string
        max: number
      }
      row: {
        name: string | null
        orders: number
        amount: string
      }
    }
    'ordering.supplierOrdersByMonth': {
      params: {
        supplierId: string | number
        since: Date | string
      }
      row: {
        month: string
        completed_orders: number
        completed_amount: string
        ongoing_orders: number
        ongoing_amount: string
      }
    }
    'ordering.takeCaps': {
      params: {
        uses: unknown
        now: Date | string
      }
      row: {
        reason: string
        available: number
        most: number
        kind: string
      }
    }
    'ordering.takesPartInReturn': {
      params: {
        approvalId: string | number
        userId: string | number
      }
      row: {
        takesPart: boolean
      }
    }
    'ordering.tellWatches': {
      params: {
        now: Date | string
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ordering.goods_watches', 'id'>
        user_id: Column<'ordering.goods_watches', 'user_id'>
        sku_id: Column<'ordering.goods_watches', 'sku_id'>
        kind: Column<'ordering.goods_watches', 'kind'>
        threshold: Column<'ordering.goods_watches', 'threshold'>
        name: Column<'ordering.goods_watches', 'name'>
      }
    }
    'ordering.timelineOf': {
      params: {
        orderId: string | number
        withApprovals: boolean
        since: Date | string | null
      }
      row: {
        at: Date
        name: string
        actor_name: Column<'identity.users', 'name'> | null
        dept_name: string | null
        from_state: string | null
        to_state: string | null
        reason: string | null
        data: unknown
      }
    }
    'ordering.todo.accept': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: NonNullable<Column<'ordering.orders', 'sent_at'>>
        total: number
      }
    }
    'ordering.todo.answer': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: Date
        total: number
      }
    }
    'ordering.todo.approve': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: Date
        total: number
      }
    }
    'ordering.todo.approveChange': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: Date
        total: number
      }
    }
    'ordering.todo.cancel': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'ordering.orders', 'sent_at'>>
        total: number
      }
    }
    'ordering.todo.change': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'ordering.changes', 'submitted_at'>>
        total: number
      }
    }
    'ordering.todo.comment': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: Date
        total: number
      }
    }
    'ordering.todo.draft': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'ordering.orders', 'created_at'>>
        total: number
      }
    }
    'ordering.todo.receive': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.orders', 'due_at'>
        since: Date
        total: number
      }
    }
    'ordering.todo.returnsOfBuyer': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.returns', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.returns', 'due_at'>
        since: NonNullable<Column<'ordering.returns', 'submitted_at'>>
        total: number
      }
    }
    'ordering.todo.returnsOfSupplier': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.returns', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.returns', 'due_at'>
        since: NonNullable<Column<'ordering.returns', 'submitted_at'>>
        total: number
      }
    }
    'ordering.todo.returnsToDecide': {
      params: {
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.returns', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Column<'ordering.returns', 'due_at'>
        since: NonNullable<Column<'ordering.returns', 'submitted_at'>>
        total: number
      }
    }
    'ordering.todo.revise': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'ordering.todo.ship': {
      params: {
        supplierId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'id'>>
        title: string
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'ordering.tradeOfTenant': {
      params: {
        since: Date | string
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        month: string
        mall: string
        awarded: string
      }
    }
    'ordering.watchesOfGoods': {
      params: {
        userId: string | number
        skuId: string | number
      }
      row: {
        kind: Column<'ordering.goods_watches', 'kind'>
        threshold: Column<'ordering.goods_watches', 'threshold'>
      }
    }
  }
}
