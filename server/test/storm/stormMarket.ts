import { systemActor } from '#kit/actor.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { aDepartment, aPerson, aTenant, database, type Person } from '#test/app.ts'
import { createTestGoods, createTestSupplier, type TestGoods } from '#test/goodsFixture.ts'
import { openOffer } from '#test/groups/offers.ts'
import { createAddressAndTitle, createApprovalRule } from '#test/ordering/setUp.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'

export interface Buyer {
  readonly person: Person
  readonly addressId: string
  readonly invoiceTitleId: string
}

export interface StormOffer {
  readonly id: string
  readonly price: string
  readonly endsAt: Date
}

/** What every department may spend, and what there is of each of the goods: some orders find too little. */
export const given = { budget: '90000.00', quota: '30000.00', stock: 2500 } as const
/** Prices whose amounts have to be rounded. */
const prices = ['35.1275', '7.0849', '119.9950', '0.3333'] as const
export const freight = { fee: '12.00', freeFrom: '500.00' } as const
const limits = { maxQty: 60, perBuyer: 12, perDept: null } as const

/** Sixty people of a tenant: buyers of three departments, approvers, employees of three suppliers, and operators. */
export async function createStormMarket() {
  const tenant = await aTenant({ orderFreight: freight.fee, orderFreightFreeFrom: freight.freeFrom })
  const depts = [await aDepartment(tenant), await aDepartment(tenant), await aDepartment(tenant)]
  for (const { id: deptId } of depts)
    for (const kind of ['budget', 'quota'] as const)
      await database.write(tenant.id, (tx) =>
        setBudget(tx, systemActor(tenant.id), {
          kind,
          deptId,
          name: kind === 'budget' ? '办公设备费' : '授信额度',
          startsOn: '2020-01-01',
          endsOn: '2099-12-31',
          active: true,
          amount: given[kind],
          reason: '',
        }),
      )
  const buyers: Buyer[] = []
  for (let n = 0; n < 27; n++) {
    const person = await aPerson(tenant, { permissions: [...buyingPermissions, 'group.join'], dept: depts[n % 3]! })
    buyers.push({ person, ...(await createAddressAndTitle(person)) })
  }
  const approvers = await people(8, () => aPerson(tenant, { permissions: ['order.read', 'approval.decide'] }))
  await createApprovalRule(tenant, approvers, '300')
  const sellers: Person[] = []
  const goods: TestGoods[] = []
  const proposers: Person[] = []
  for (let n = 0; n < 3; n++) {
    const supplierId = await createTestSupplier(database, tenant.id)
    const selling = [
      'supplierOrder.read',
      'supplierOrder.accept',
      'supplierOrder.deliver',
      'supplierReturn.handle',
      'group.offer',
    ] as const
    sellers.push(...(await people(7, () => aPerson(tenant, { permissions: selling, supplierId }))))
    proposers.push(sellers.at(-1)!)
    const wanted = prices.map((price) => ({ price, stock: given.stock }))
    goods.push(...(await createTestGoods(database, tenant.id, supplierId, wanted)))
  }
  const operators = await people(4, () =>
    aPerson(tenant, { entrance: 'operator', permissions: ['return.arbitrate', 'return.oversee', 'group.manage'] }),
  )

  let offered = 0
  /** Opens a group offer that ends in so many milliseconds. */
  async function offer(endsInMs: number): Promise<StormOffer> {
    const supplier = offered++ % proposers.length
    const sku = goods[supplier * prices.length]!
    const rungs = [
      { from: 10, price: '33.3333' },
      { from: 40, price: '29.9950' },
    ]
    const market = { goods: [sku], seller: proposers[supplier]!, operator: operators[0]! }
    const endsAt = new Date(Date.now() + endsInMs)
    const { id } = await openOffer(market, { rungs, ...limits, endsAt: endsAt.toISOString(), freezeHours: 0 })
    return { id, endsAt, price: rungs[0]!.price }
  }
  return { tenant, depts, buyers, approvers, sellers, operators, goods, offer }
}
export type StormMarket = Awaited<ReturnType<typeof createStormMarket>>

async function people(count: number, one: () => Promise<Person>): Promise<Person[]> {
  const all: Person[] = []
  while (all.length < count) all.push(await one())
  return all
}
