import { listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import * as inbound from '#contract/warehouse/inbound.ts'
import * as issues from '#contract/warehouse/issues.ts'
import * as items from '#contract/warehouse/items.ts'
import * as stock from '#contract/warehouse/stock.ts'
import * as warehouses from '#contract/warehouse/warehouses.ts'
import { systemActor } from '#kit/actor.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { goodsAccepted } from '#modules/warehouse/index.ts'
import { aDepartment, aPerson, as, database, type Person } from '../app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture, type OrderingFixtureOptions } from '../orderingFixture.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'

export const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

/** Warehouse fixture: an ordering fixture with a warehouse at the delivery address, its keepers and a department. */
export async function createStocking(options: OrderingFixtureOptions = {}) {
  const market = await createOrderingFixture({ budget: '100000', ...options })
  const { tenant, buyer } = market
  const manager = await aPerson(tenant, {
    entrance: 'operator',
    name: '石云峰',
    permissions: ['warehouse.read', 'warehouse.manage', 'warehouse.approve', 'warehouse.cost'],
  })
  const aKeeper = (name: string) =>
    aPerson(tenant, { entrance: 'operator', name, permissions: ['warehouse.read', 'warehouse.keep'] })
  const keeper = await aKeeper('宋晚照')
  const dept = await aDepartment(tenant)
  const requester = await aPerson(tenant, { dept, name: '孟春禾', permissions: ['stock.request', 'budget.read'] })
  const aWarehouse = async (code: string, given: Partial<warehouses.WarehouseDraft> = {}) => {
    const warehouse = await as(manager, warehouses.addWarehouse, {
      code,
      name: `${code} 仓`,
      deptId: tenant.root.id,
      address: '',
      pick: 'fefo',
      takesOrders: false,
      keeperIds: [keeper.userId],
      ...given,
    })
    const place = (placeCode: string, kind: 'storage' | 'quarantine' = 'storage') =>
      as(manager, warehouses.addPlace, { warehouseId: warehouse.id, code: placeCode, kind })
    return { warehouse, rack: await place('A-01-01'), apart: await place('Q-01', 'quarantine'), place }
  }
  const main = await aWarehouse('CK01', { address: '产业路 18 号' })

  /** Delivers what a receipt has accepted to the listener, as the worker does. */
  const deliver = (orderId: string, receiptNo: string) =>
    database.write(tenant.id, (tx) =>
      goodsAccepted(tx, {
        tenant_id: tenant.id,
        id: '0',
        name: 'order.received',
        entity: 'order',
        entity_id: orderId,
        actor_id: buyer.userId,
        from_state: '50',
        to_state: '60',
        reason: null,
        at: new Date(),
        data: { orderNo: '', buyerId: buyer.userId, supplierId: market.suppliers[0]!.supplierId!, receiptNo },
      }),
    )
  /** Order of ten and five pieces, received: of the first `rejected` are rejected. */
  const received = async (rejected = 0, batchNo = '') => {
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '50')
    const [delivery] = (await as(buyer, listDeliveries, { orderId })).records
    const [first, second] = delivery!.lines
    const { receipt } = await as(buyer, createReceipt, {
      deliveryId: delivery!.deliveryId,
      lines: [
        { orderLineId: first!.orderLineId, accepted: 10 - rejected, rejected, reason: rejected ? '破损' : '', batchNo },
        { orderLineId: second!.orderLineId, accepted: 5 },
      ],
    })
    await deliver(orderId, receipt.receiptNo)
    const [document] = (await as(keeper, inbound.listInbound, { tab: 'waiting' })).records
    return { orderId, receipt, document: document! }
  }
  const find = (id: string, person: Person = keeper) => as(person, inbound.findStockDocument, { id })
  const portion = (line: { readonly id: string }, quantity: string, given: Partial<inbound.PutAway> = {}) => ({
    lineId: line.id,
    placeId: main.rack.id,
    quantity,
    batchNo: '',
    producedOn: null,
    expiresOn: null,
    ...given,
  })
  /** Puts away all of a document. */
  const putAll = async (id: string, given: Partial<inbound.PutAway> = {}) => {
    const document = await find(id)
    const lines = document.lines.map((line) => portion(line, line.requested, given))
    return as(keeper, inbound.putAway, { ...at(document), lines })
  }
  const anItem = (given: Partial<items.StockItemDraft> = {}) =>
    as(manager, items.addStockItem, {
      name: '丁腈手套',
      spec: 'L',
      unit: '双',
      isTracked: false,
      shelfDays: 0,
      orderFactor: '1',
      codes: [],
      ...given,
    })
  /** Item of which so many are in stock, in batches with these days of expiry. */
  const stocked = async (
    batches: readonly (readonly [quantity: string, batchNo: string, expiresOn: string | null])[],
  ) => {
    const item = await anItem()
    const total = batches.reduce((sum, [quantity]) => sum + Number(quantity), 0)
    const { id } = await as(keeper, inbound.createOtherInbound, {
      warehouseId: main.warehouse.id,
      note: '期初',
      lines: [{ itemId: item.id, quantity: String(total) }],
    })
    const document = await find(id)
    await as(keeper, inbound.putAway, {
      ...at(document),
      lines: batches.map(([quantity, batchNo, expiresOn]) =>
        portion(document.lines[0]!, quantity, { batchNo, expiresOn }),
      ),
    })
    return item
  }
  const request = (itemId: string, quantity: string, person: Person = requester) =>
    as(person, issues.createIssue, {
      warehouseId: main.warehouse.id,
      note: '车间领用',
      lines: [{ itemId, quantity }],
    })
  const issueAll = async (id: string) => {
    const document = await find(id)
    const lines = document.lines.flatMap(({ picks }) =>
      picks.map((pick) => ({ pickId: pick.id, quantity: pick.quantity })),
    )
    return as(keeper, issues.issueStock, { ...at(document), lines })
  }
  const onHand = async (itemId: string) => {
    const { records } = await as(keeper, stock.listStock, { warehouseId: main.warehouse.id })
    return records.find((one) => one.itemId === itemId)
  }
  const batchesOf = async (itemId: string) =>
    (await as(keeper, stock.listStockBatches, { itemId })).records.map(
      ({ placeCode, batchNo, onHand: there, held }) => ({
        placeCode,
        batchNo,
        onHand: there,
        held,
      }),
    )
  const budgetFor = (deptId: string, amount: string) =>
    database.write(tenant.id, (tx) =>
      setBudget(tx, systemActor(tenant.id), {
        kind: 'budget',
        deptId,
        name: '车间预算',
        startsOn: '2020-01-01',
        endsOn: '2099-12-31',
        active: true,
        amount,
        reason: '下达',
      }),
    )
  /** Balances that the ledger of moves does not add up to, and lines that were put away beyond what they ask. */
  const faults = async () => {
    const { rows } = await owner.query<{ fault: string }>(
      `select 'balance ' || b.place_id || ':' || b.batch_id as fault from warehouse.balances b
       where b.tenant_id = $1 and b.on_hand <> coalesce((select sum(case when m.to_id = b.place_id then m.quantity else -m.quantity end)
         from warehouse.moves m where m.tenant_id = b.tenant_id and m.batch_id = b.batch_id and b.place_id in (m.from_id, m.to_id)), 0)
       union all select 'negative' from warehouse.balances b where b.tenant_id = $1 and not b.is_outside and (b.on_hand < b.held or b.held < 0)
       union all select 'sum ' || batch_id from warehouse.balances where tenant_id = $1 group by batch_id having sum(on_hand) <> 0
       union all select 'line' from warehouse.lines where tenant_id = $1 and done > requested`,
      [tenant.id],
    )
    return rows.map(({ fault }) => fault)
  }
  return {
    ...market,
    manager,
    keeper,
    aKeeper,
    requester,
    dept,
    aWarehouse,
    main,
    deliver,
    received,
    find,
    portion,
    putAll,
    anItem,
    stocked,
    request,
    issueAll,
    onHand,
    batchesOf,
    budgetFor,
    faults,
  }
}
