// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'warehouse.addBatches': {
      params: {
        given: unknown
      }
      row: never
    }
    'warehouse.addCodes': {
      params: {
        itemId: string | number
        codes: readonly string[]
      }
      row: never
    }
    'warehouse.addCountRows': {
      params: {
        documentId: string | number
        warehouseId: string | number
        placeIds: readonly (string | number)[]
      }
      row: {
        id: Column<'warehouse.count_rows', 'id'>
      }
    }
    'warehouse.addDone': {
      params: {
        given: unknown
      }
      row: never
    }
    'warehouse.addItems': {
      params: {
        goods: unknown
      }
      row: never
    }
    'warehouse.addTaken': {
      params: {
        given: unknown
      }
      row: never
    }
    'warehouse.approves': {
      params: {
        id: string | number
        userId: string | number
      }
      row: {
        approves: boolean
      }
    }
    'warehouse.balanceOfRow': {
      params: {
        rowId: string | number
      }
      row: {
        on_hand: Column<'warehouse.balances', 'on_hand'>
        last_move: Column<'warehouse.balances', 'last_move'>
      }
    }
    'warehouse.candidates': {
      params: {
        itemIds: readonly (string | number)[]
        warehouseId: string | number
        today: string
      }
      row: {
        place_id: Column<'warehouse.balances', 'place_id'>
        batch_id: Column<'warehouse.balances', 'batch_id'>
        item_id: Column<'warehouse.balances', 'item_id'>
        expires_on: Column<'warehouse.batches', 'expires_on'>
        free: string
        unit_price: Column<'warehouse.batches', 'unit_price'>
        payer_id: Column<'warehouse.batches', 'payer_id'>
      }
    }
    'warehouse.chargedOf': {
      params: {
        documentId: string | number
      }
      row: {
        charged: string
      }
    }
    'warehouse.chargesOf': {
      params: {
        pickIds: readonly (string | number)[]
      }
      row: {
        pick_id: Column<'warehouse.charges', 'pick_id'>
        document_id: Column<'warehouse.charges', 'document_id'>
        batch_id: string
        payer_id: string | null
        charged: string
        returned: string
        issued: string
        back: string
      }
    }
    'warehouse.choices': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'warehouse.warehouses', 'id'>
        name: Column<'warehouse.warehouses', 'name'>
        is_kept: boolean
      }
    }
    'warehouse.codesOf': {
      params: {
        itemId: string | number
      }
      row: {
        code: Column<'warehouse.item_codes', 'code'>
      }
    }
    'warehouse.countTasks': {
      params: {
        keeperId: string | number | null
      }
      row: {
        inbound: number
        picks: number
        transfers: number
        counts: number
        low: number
      }
    }
    'warehouse.countToSign': {
      params: {
        deptId: string | number
      }
      row: {
        waiting: number
      }
    }
    'warehouse.countTotals': {
      params: {
        documentId: string | number
      }
      row: {
        open: number
        different: number
      }
    }
    'warehouse.countedBy': {
      params: {
        documentId: string | number
        personId: string | number
      }
      row: {
        counted: boolean
      }
    }
    'warehouse.countedSince': {
      params: {
        documentId: string | number
      }
      row: {
        name: Column<'warehouse.items', 'name'>
      }
    }
    'warehouse.differences': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.count_rows', 'id'>
        place_id: Column<'warehouse.count_rows', 'place_id'>
        batch_id: Column<'warehouse.count_rows', 'batch_id'>
        difference: string
        free: string
        name: Column<'warehouse.items', 'name'>
      }
    }
    'warehouse.documentsOfReturn': {
      params: {
        returnNo: string
      }
      row: {
        id: Column<'warehouse.documents', 'id'>
        warehouse_id: Column<'warehouse.documents', 'warehouse_id'>
        status: Column<'warehouse.documents', 'status'>
      }
    }
    'warehouse.hold': {
      params: {
        wanted: unknown
      }
      row: {
        held: boolean | null
      }
    }
    'warehouse.isReversed': {
      params: {
        id: string | number
      }
      row: {
        reversed: boolean
      }
    }
    'warehouse.itemInStock': {
      params: {
        itemId: string | number
      }
      row: {
        any: boolean
      }
    }
    'warehouse.itemNames': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'warehouse.items', 'id'>
        name: Column<'warehouse.items', 'name'>
      }
    }
    'warehouse.itemsOf': {
      params: {
        goods: unknown
      }
      row: {
        id: Column<'warehouse.items', 'id'>
        sku_id: Column<'warehouse.items', 'sku_id'>
        name: Column<'warehouse.items', 'name'>
        spec: Column<'warehouse.items', 'spec'>
        unit: Column<'warehouse.items', 'unit'>
        order_factor: Column<'warehouse.items', 'order_factor'>
        is_tracked: Column<'warehouse.items', 'is_tracked'>
        shelf_days: Column<'warehouse.items', 'shelf_days'>
      }
    }
    'warehouse.keeperCandidates': {
      params: object
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'warehouse.knownBatches': {
      params: {
        given: unknown
      }
      row: {
        place: number
        id: Column<'warehouse.batches', 'id'>
        batch_no: Column<'warehouse.batches', 'batch_no'>
        produced_on: Column<'warehouse.batches', 'produced_on'>
        expires_on: Column<'warehouse.batches', 'expires_on'>
      }
    }
    'warehouse.linesOf': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.lines', 'id'>
        item_id: Column<'warehouse.lines', 'item_id'>
        no: Column<'warehouse.items', 'no'>
        name: Column<'warehouse.items', 'name'>
        spec: Column<'warehouse.items', 'spec'>
        unit: Column<'warehouse.items', 'unit'>
        picture: Column<'warehouse.items', 'picture'>
        is_tracked: Column<'warehouse.items', 'is_tracked'>
        shelf_days: Column<'warehouse.items', 'shelf_days'>
        requested: Column<'warehouse.lines', 'requested'>
        done: Column<'warehouse.lines', 'done'>
        batch_no: string
        batch_id: Column<'warehouse.lines', 'batch_id'>
        produced_on: string | null
        expires_on: string | null
        place_id: Column<'warehouse.balances', 'place_id'> | null
        place_code: Column<'warehouse.places', 'code'> | null
        picks: unknown
      }
    }
    'warehouse.matchCode': {
      params: {
        code: string
        warehouseId: string | number | null
        keeperId: string | number | null
      }
      row: {
        kind: string
        id: string
        label: string
        under: string
        item_id: string | null
        place_id: string | null
        batch_id: string | null
      }
    }
    'warehouse.nextIds': {
      params: {
        count: number
      }
      row: {
        id: string
      }
    }
    'warehouse.nextNo': {
      params: {
        letters: string
      }
      row: {
        no: string
      }
    }
    'warehouse.numbers': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: string | null
        no: string | null
      }
    }
    'warehouse.picksOf': {
      params: {
        documentId: string | number
      }
      row: {
        id: Column<'warehouse.picks', 'id'>
        line_id: Column<'warehouse.picks', 'line_id'>
        place_id: Column<'warehouse.picks', 'place_id'>
        batch_id: Column<'warehouse.picks', 'batch_id'>
        quantity: Column<'warehouse.picks', 'quantity'>
        done: Column<'warehouse.picks', 'done'>
        arrived: Column<'warehouse.picks', 'arrived'>
        item_id: Column<'warehouse.lines', 'item_id'>
        batch_no: Column<'warehouse.batches', 'batch_no'>
        unit_price: Column<'warehouse.batches', 'unit_price'>
        unit_cost: Column<'warehouse.batches', 'unit_cost'>
        payer_id: Column<'warehouse.batches', 'payer_id'>
        expires_on: Column<'warehouse.batches', 'expires_on'>
        is_quarantined: Column<'warehouse.batches', 'is_quarantined'>
        is_apart: boolean
      }
    }
    'warehouse.placeCodes': {
      params: {
        warehouseId: string | number
      }
      row: {
        code: Column<'warehouse.places', 'code'>
      }
    }
    'warehouse.placesOfKind': {
      params: {
        warehouseId: string | number
      }
      row: {
        id: Column<'warehouse.places', 'id'>
        kind: Column<'warehouse.places', 'kind'>
      }
    }
    'warehouse.post': {
      params: {
        rows: unknown
        who: string | number
        whoName: string
      }
      row: {
        posted: boolean | null
      }
    }
    'warehouse.removeCodes': {
      params: {
        itemId: string | number
      }
      row: never
    }
    'warehouse.resetDifferences': {
      params: {
        documentId: string | number
      }
      row: never
    }
    'warehouse.restOf': {
      params: {
        documentId: string | number
      }
      row: {
        left: string
        done: string
      }
    }
    'warehouse.returnOf': {
      params: {
        returnId: string | number
      }
      row: {
        id: Column<'ordering.returns', 'id'>
        no: Column<'ordering.returns', 'no'>
        kind: Column<'ordering.returns', 'kind'>
        supplier_id: Column<'ordering.returns', 'supplier_id'>
        order_id: Column<'ordering.returns', 'order_id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        lines: unknown
      }
    }
    'warehouse.stockIn': {
      params: {
        warehouseId: string | number
        placeId: string | number | null
      }
      row: {
        any: boolean
        open: number
      }
    }
    'warehouse.stockOfOrderLines': {
      params: {
        lineIds: readonly (string | number)[]
      }
      row: {
        warehouse_id: Column<'warehouse.balances', 'warehouse_id'>
        place_id: Column<'warehouse.balances', 'place_id'>
        batch_id: Column<'warehouse.balances', 'batch_id'>
        item_id: Column<'warehouse.balances', 'item_id'>
        name: Column<'warehouse.items', 'name'>
        order_factor: Column<'warehouse.items', 'order_factor'>
        order_line_id: NonNullable<Column<'warehouse.batches', 'order_line_id'>>
        expires_on: Column<'warehouse.batches', 'expires_on'>
        free: string
      }
    }
    'warehouse.taking': {
      params: object
      row: {
        id: Column<'warehouse.warehouses', 'id'>
        name: Column<'warehouse.warehouses', 'name'>
        dept_id: Column<'warehouse.warehouses', 'dept_id'>
        address: Column<'warehouse.warehouses', 'address'>
        takes_orders: Column<'warehouse.warehouses', 'takes_orders'>
        keepers: Column<'warehouse.warehouses', 'keepers'>
      }
    }
    'warehouse.todo.pick': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'warehouse.documents', 'id'>>
        title: NonNullable<Column<'warehouse.documents', 'title'>>
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'warehouse.documents', 'created_at'>>
        total: number
      }
    }
    'warehouse.todo.putAway': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'warehouse.documents', 'id'>>
        title: NonNullable<Column<'warehouse.documents', 'title'>>
        more: number
        note: NonNullable<Column<'warehouse.documents', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'warehouse.documents', 'created_at'>>
        total: number
      }
    }
    'warehouse.todo.review': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'warehouse.documents', 'id'>>
        title: NonNullable<Column<'warehouse.documents', 'title'>>
        more: number
        note: NonNullable<Column<'warehouse.documents', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'warehouse.documents', 'created_at'>>
        total: number
      }
    }
    'warehouse.todo.sign': {
      params: {
        deptId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'warehouse.documents', 'id'>>
        title: NonNullable<Column<'warehouse.documents', 'title'>>
        more: number
        note: NonNullable<Column<'warehouse.documents', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'warehouse.documents', 'created_at'>>
        total: number
      }
    }
    'warehouse.unentered': {
      params: {
        orderId: string | number
        numbers: readonly string[]
      }
      row: {
        id: Column<'ordering.receipts', 'id'>
        no: Column<'ordering.receipts', 'no'>
        order_id: Column<'ordering.orders', 'id'>
        order_no: Column<'ordering.orders', 'no'>
        supplier_id: Column<'ordering.orders', 'supplier_id'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        dept_id: Column<'ordering.orders', 'dept_id'>
        dept_path: Column<'identity.departments', 'path'>
        dept_name: Column<'identity.departments', 'name'>
        address: string
        payer_id: string | null
        lines: unknown | null
      }
    }
  }
}
