import { describe, expect, test } from 'vitest'
import * as contract from '#contract/agreements/agreements.ts'
import * as indices from '#contract/agreements/indices/priceIndices.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { createAgreeing, dayIn } from '#test/agreements/agreed.ts'
import { aPerson, as, clock, refusalOf, runJob } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const thisMonth = dayOf(clock()).slice(0, 7)
const month = (count: number) => monthAfter(thisMonth, count)
/** Day of this month on which the value of the last one should be there. */
const late = new Date(`${thisMonth}-20T04:00:00Z`)
let codes = 0

/** Market with an index that was 100 three months ago, and an agreement of ¥30 that follows it by 80 percent. */
async function following(rule: object = {}, terms: object = {}) {
  const market = await createAgreeing()
  const { tenant, agreed, find, goods } = market
  const keeper = await aPerson(tenant, { permissions: ['priceIndex.manage'], entrance: 'operator', name: '陆知微' })
  const index = await as(keeper, indices.createPriceIndex, {
    code: `CU-${(codes += 1)}`,
    name: '电解铜现货月均价',
    source: '行业协会每月 10 日公布',
  })
  const listed = async () => (await as(keeper, indices.listPriceIndices, {})).records.find(({ id }) => id === index.id)!
  const record = async (of: string, value: string, reason = '') =>
    as(keeper, indices.recordIndexValue, { id: index.id, version: (await listed()).version, month: of, value, reason })
  await record(month(-3), '100')
  const ruleOf = (changes: object = {}) => ({
    indexId: index.id,
    baseMonth: month(-3),
    share: '80',
    up: '10',
    down: '10',
    period: 'month' as const,
    notice: 10,
    ...rule,
    ...changes,
  })
  const line = { skuId: goods[0]!.skuId, price: '30', tiers: [], maxQty: null, maxAmount: null, ...terms }
  const draftOf = (changes: object = {}) => ({ priceRule: 'index' as const, index: ruleOf(changes), lines: [line] })
  const { id } = await agreed(draftOf())
  const follow = (now = late) => runJob('agreements.followIndices', tenant.id, now)
  const changes = async () => (await find(id)).changes
  const reminders = async (name: string) =>
    (await owner.query('select data from kit.events where tenant_id = $1 and name = $2', [tenant.id, name])).rows.length
  return { ...market, keeper, index, listed, record, ruleOf, draftOf, line, id, follow, changes, reminders }
}

describe('agreements: prices that follow an index', () => {
  test('a value makes a proposal, which both sides see and agree on before it applies', async () => {
    const { id, record, follow, changes, decide, confirm, find, seller, priceOf, reminders } = await following()
    expect(await find(id, seller)).toMatchObject({ priceRule: 'index', index: { share: '80', up: '10.00' } })
    await follow()
    expect(await changes()).toEqual([])
    expect(await reminders('agreement.indexMissing')).toBe(1)
    await record(month(-1), '110')
    await Promise.all([follow(), follow(), follow()])
    const [change] = await changes()
    expect(await changes()).toHaveLength(1)
    expect(change).toMatchObject({
      status: '20',
      indexMonth: month(-1),
      indexValue: '110',
      lines: [{ priceBefore: '30.0000', priceAfter: '32.4000' }],
    })
    expect(change!.startsOn! > dayIn(0)).toBe(true)
    expect(change!.startsOn).toMatch(/-01$/)
    expect((await find(id, seller)).changes).toEqual([])
    await decide()
    expect((await find(id, seller)).changes).toMatchObject([{ status: '30', lines: [{ priceAfter: '32.4000' }] }])
    await confirm(id)
    expect(await changes()).toMatchObject([{ status: '40' }])
    expect(await priceOf()).toBe('30.0000')
    const { rows } = await owner.query<{ price: string; starts: string }>(
      `select price, valid_from::text as starts from catalogue.agreement_prices where agreement_id = $1 order by valid_from`,
      [id],
    )
    expect(rows).toEqual([
      { price: '30.0000', starts: dayIn(0) },
      { price: '32.4000', starts: change!.startsOn },
    ])
    await follow()
    expect(await changes()).toHaveLength(1)
    expect(await reminders('agreement.indexMissing')).toBe(1)
  })

  test('a corrected value makes another proposal, and what was agreed stays', async () => {
    const { id, record, follow, changes, decide, confirm, keeper, index, find } = await following()
    await record(month(-1), '110')
    await follow()
    expect(await refusalOf(record(month(-1), '110', '重复'))).toBe('priceIndex.sameValue')
    expect(await refusalOf(record(month(-1), '150'))).toBe('priceIndex.reasonMissing')
    await record(month(-1), '150', '发布方更正')
    await follow()
    expect(await changes()).toMatchObject([
      { status: '20', indexValue: '150', lines: [{ priceBefore: '30.0000', priceAfter: '33.0000' }] },
      { status: '90', indexValue: '110', lines: [{ priceBefore: '30.0000', priceAfter: '32.4000' }] },
    ])
    await decide()
    await confirm(id)
    await record(month(-1), '105', '再次更正')
    await follow()
    const [latest, agreed] = await changes()
    expect(latest).toMatchObject({ status: '20', lines: [{ priceBefore: '33.0000', priceAfter: '31.2000' }] })
    expect(agreed).toMatchObject({ status: '40', lines: [{ priceAfter: '33.0000' }] })
    expect(latest!.startsOn! > agreed!.startsOn!).toBe(true)
    const values = (await as(keeper, indices.listIndexValues, { indexId: index.id })).records
    expect(values.map(({ value, isCurrent }) => [value, isCurrent])).toEqual([
      ['105', true],
      ['150', false],
      ['110', false],
      ['100', true],
    ])
    expect((await find(id)).index!.values[0]).toEqual({ month: month(-1), value: '105', isCorrected: true })
  })

  test('a declined proposal is not made again, and one that people have open is decided first', async () => {
    const { id, operator, record, follow, changes, decide, find } = await following()
    await as(operator, contract.extendAgreement, {
      id,
      version: (await find(id)).version,
      validTo: dayIn(200),
      note: '续期',
    })
    await record(month(-1), '110')
    await follow()
    expect(await changes()).toMatchObject([{ kind: 'extension' }])
    await decide('reject')
    await follow()
    expect(await changes()).toMatchObject([{ kind: 'lines', status: '20' }, { kind: 'extension' }])
    await decide('reject')
    await follow()
    expect(await changes()).toMatchObject([{ kind: 'lines', status: '90' }, {}])
    expect((await find(id)).can).toContain('change')
  })

  test('a value that comes too late for the period is followed once the agreement is extended later', async () => {
    const { id, operator, record, follow, changes, decide, confirm, find } = await following()
    await record(month(-1), '110')
    await follow()
    const { startsOn } = (await changes())[0]!
    await owner.query('update agreements.agreements set valid_to = $2::date - 1 where id = $1', [id, startsOn])
    await record(month(-1), '105', '发布方更正')
    await follow()
    expect(await changes()).toMatchObject([{ status: '90', indexValue: '110' }])
    const { version } = await find(id)
    await as(operator, contract.extendAgreement, { id, version, validTo: dayIn(200), note: '续期' })
    await decide()
    await confirm(id)
    await Promise.all([follow(), follow()])
    expect(await changes()).toMatchObject([
      { status: '20', indexValue: '105', lines: [{ priceBefore: '30.0000', priceAfter: '31.2000' }] },
      { kind: 'extension', status: '40' },
      { status: '90' },
    ])
  })

  test('each tier follows by the same rule, from its own base, within its own collar', async () => {
    const tiers = [
      { qty: 10, price: '28' },
      { qty: 50, price: '20.0001' },
    ]
    const market = await following({}, { tiers })
    const { id, record, follow, changes, decide, confirm, find, seller, operator, line } = market
    const agree = async () => {
      await decide()
      await confirm(id)
    }
    const pricesAfter = async () => {
      const [{ priceAfter, tiersAfter } = { priceAfter: null, tiersAfter: [] }] = (await changes())[0]!.lines
      return [priceAfter, ...tiersAfter.map(({ qty, price }) => `${qty}+ ${price}`)]
    }
    await record(month(-2), '110')
    await follow()
    expect(await pricesAfter()).toEqual(['32.4000', '10+ 30.2400', '50+ 21.6001'])
    await record(month(-2), '150', '发布方更正')
    await follow()
    expect(await pricesAfter()).toEqual(['33.0000', '10+ 30.8000', '50+ 22.0001'])
    await decide()
    expect((await find(id, seller)).changes[0]!.lines).toMatchObject([
      {
        tiersBefore: tiers,
        tiersAfter: [{ price: '30.8000' }, { price: '22.0001' }],
      },
    ])
    await confirm(id)
    const { rows } = await owner.query<{ tiers: { price: string }[] }>(
      'select tiers from catalogue.agreement_prices where agreement_id = $1 order by valid_from desc limit 1',
      [id],
    )
    expect(rows[0]!.tiers.map(({ price }) => price)).toEqual(['30.8000', '22.0001'])

    // People agree on another tier: from then on all prices of the line move from the value of that time.
    const agreed = [
      { qty: 10, price: '30' },
      { qty: 50, price: '22' },
    ]
    const startsOn = (await changes())[0]!.startsOn!
    const lines = [{ ...line, price: '33', tiers: agreed }]
    await as(operator, contract.changeAgreement, {
      id,
      version: (await find(id)).version,
      startsOn,
      note: '阶梯调整',
      maxAmount: null,
      maxQty: null,
      shares: [],
      lines,
    })
    await agree()
    await record(month(-1), '135')
    await follow()
    expect(await pricesAfter()).toEqual(['30.3600', '10+ 27.6000', '50+ 20.2400'])
  })

  test('what an index or a rule lacks is refused, and one value wins', async () => {
    const { operator, draft, draftOf, record, keeper, index, listed, reminders } = await following()
    const drafted = (patch: object) => refusalOf(draft(patch))
    expect(await drafted({ priceRule: 'index' })).toBe('agreement.index')
    expect(await drafted(draftOf({ baseMonth: month(-5) }))).toBe('agreement.indexBase')
    expect(await drafted(draftOf({ share: '0' }))).toBe('agreement.index')
    expect(await refusalOf(record(month(1), '1'))).toBe('priceIndex.future')
    expect(await refusalOf(record(month(-1), '0.000000'))).toBe('priceIndex.zero')
    const all = await outcomes(Array.from({ length: 6 }, (_, at) => record(month(-2), `10${at}`)))
    expect(count(all, 'ok')).toBe(1)
    expect(await reminders('priceIndex.recorded')).toBe(2)
    await as(keeper, indices.setPriceIndexDisabled, { id: index.id, version: (await listed()).version, disabled: true })
    expect(await drafted(draftOf())).toBe('agreement.indexGone')
    expect(await refusalOf(as(operator, indices.listPriceIndices, {}))).toBe('permission.denied')
    const again = { code: index.code, name: '重复', source: '-' }
    expect(await refusalOf(as(keeper, indices.createPriceIndex, again))).toBe('priceIndex.codeTaken')
    const elsewhere = await following()
    const foreign = { id: index.id, version: 1, month: month(-1), value: '1', reason: '误' }
    expect(await refusalOf(as(elsewhere.keeper, indices.recordIndexValue, foreign))).toBe('thing.notFound')
    const theirs = { priceRule: 'index' as const, index: elsewhere.ruleOf() }
    expect(await drafted(theirs)).toBe('agreement.indexGone')
  })

  test('an agreement names its own retention, at most a tenth', async () => {
    const { draft, find } = await createAgreeing({ withApproval: false })
    const drafted = (percent: string) => refusalOf(draft({ retention: { percent, days: 90 } }))
    expect(await drafted('10.01')).toBe('agreement.retention')
    expect(await drafted('0')).toBe('agreement.retention')
    const { id } = await draft({ retention: { percent: '3.5', days: 90 } })
    expect(await find(id)).toMatchObject({ retention: { percent: '3.50', days: 90 }, index: null })
  })
})
