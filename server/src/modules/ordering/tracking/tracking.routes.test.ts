import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderTracking } from '#contract/ordering/delivery/tracking.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { Stopped } from '#kit/jobs/jobs.ts'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { httpTracking } from '#kit/tracking/tracking.http.ts'
import type { TrackParcel } from '#kit/tracking/tracking.ts'
import { trackingSimulator } from '#kit/tracking/tracking.simulator.ts'
import { aPerson, as, jobContext, refusalOf } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { askCarriers } from './tracking.service.ts'

const hours = (from: string, count: number) => new Date(new Date(from).getTime() + count * 3_600_000)

async function shipped(trackingNo: string) {
  const market = await createOrderingFixture()
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')
  const { shippedAt } = await as(market.suppliers[0]!, createDelivery, { orderId, carrier: '顺丰速运', trackingNo })
  const askAt = async (count: number) => {
    const now = hours(shippedAt, count)
    await askCarriers(trackingSimulator(() => now))(jobContext(market.tenant.id, now))
    return (await as(market.buyer, orderTracking, { orderId }))[0]!
  }
  return { ...market, orderId, shippedAt, askAt }
}

test('tracking: a parcel is followed until it is delivered, and each event is sent once', async () => {
  const { askAt, buyer, suppliers, tenant, orderId } = await shipped('SF1001')
  expect((await as(buyer, orderTracking, { orderId }))[0]).toMatchObject({
    status: 'waiting',
    requestedAt: null,
    events: [],
  })
  expect(await askAt(0)).toMatchObject({ status: 'waiting', events: [] })
  // Its carrier was queried less than two hours ago.
  expect(await askAt(1.5)).toMatchObject({ status: 'waiting', events: [] })
  expect(await askAt(7)).toMatchObject({
    status: 'underway',
    events: [{ text: '快件已到达始发转运中心' }, { text: '快件已揽收' }],
  })
  expect((await askAt(40)).events).toHaveLength(6)
  const done = await askAt(50)
  expect(done).toMatchObject({ status: 'delivered', events: [{ text: '快件已签收' }, {}, {}, {}, {}, {}] })
  expect((await askAt(60)).requestedAt).toBe(done.requestedAt)
  expect((await as(suppliers[0]!, orderTracking, { orderId }))[0]).toMatchObject({ status: 'delivered' })
  const stranger = await aPerson(tenant, { permissions: ['order.read'] })
  expect(await refusalOf(as(stranger, orderTracking, { orderId }))).toBe('thing.notFound')
})

test('tracking: a carrier that fails is queried later and later, and a parcel is given up at last', async () => {
  const { askAt } = await shipped('SF500')
  let at = 0
  for (let failures = 1; failures <= 8; failures++) {
    expect(await askAt(at)).toMatchObject({ status: failures < 8 ? 'waiting' : 'unknown', events: [] })
    at += Math.min(24, 2 ** failures)
  }
  const { requestedAt } = await askAt(at)
  expect((await askAt(at + 48)).requestedAt).toBe(requestedAt)
})

test('tracking: a service that is away ends the run after three failures, and a shutdown is no failure', async () => {
  const market = await createOrderingFixture()
  const { tenant, buyer, suppliers } = market
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')
  const { orderLineId } = (await as(buyer, orderDetail, { orderId })).lines[0]!
  for (const trackingNo of ['SF1', 'SF2', 'SF3', 'SF4', 'SF5'])
    await as(suppliers[0]!, createDelivery, {
      orderId,
      carrier: '顺丰速运',
      trackingNo,
      lines: [{ orderLineId, quantity: 1 }],
    })
  const queried: string[] = []
  const controller = new AbortController()
  const run = (track: TrackParcel, signal = controller.signal) =>
    askCarriers(async (parcel, ends) => {
      queried.push(parcel.trackingNo)
      return await track(parcel, ends)
    })({ ...jobContext(tenant.id), signal })
  const known = async () =>
    (await as(buyer, orderTracking, { orderId }))
      .filter(({ requestedAt }) => requestedAt !== null)
      .map(({ trackingNo }) => trackingNo)
      .toSorted()
  const stopping = new AbortController()
  const interrupted = run(() => {
    stopping.abort()
    return Promise.reject(new Error('aborted'))
  }, stopping.signal)
  await expect(interrupted).rejects.toBeInstanceOf(Stopped)
  expect(await known()).toEqual([])
  await run(() => Promise.reject(new Error('silent')))
  expect(queried).toEqual(['SF1', 'SF1', 'SF2', 'SF3'])
  expect(await known()).toEqual(['SF1', 'SF2', 'SF3'])
  await run(trackingSimulator())
  expect(await known()).toEqual(['SF1', 'SF2', 'SF3', 'SF4', 'SF5'])
  expect(queried.slice(4)).toEqual(['SF4', 'SF5'])
})

test('tracking: the client of a service checks its answers', async () => {
  const requested: unknown[] = []
  let answer: unknown = { status: 'underway', events: [{ at: '2026-11-20T08:00:00Z', text: '已揽收', place: '苏州' }] }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      requested.push([request.headers.authorization, JSON.parse(body)])
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://name:secret@127.0.0.1:${(server.address() as AddressInfo).port}/track`
  const parcel = { carrier: '顺丰速运', trackingNo: 'SF1', phoneEnd: '6207', shippedAt: new Date() }
  const { signal } = new AbortController()
  const track = httpTracking(url, openOutbound({ allowLoopback: true, privateNetworks: [] }))
  expect(await track(parcel, signal)).toMatchObject({ status: 'underway', events: [{ place: '苏州', text: '已揽收' }] })
  expect(requested).toEqual([
    [
      `Basic ${Buffer.from('name:secret').toString('base64')}`,
      { carrier: '顺丰速运', trackingNo: 'SF1', phoneEnd: '6207' },
    ],
  ])
  await expect(track(parcel, AbortSignal.abort())).rejects.toThrow('in time')
  answer = { status: 'lost', events: [] }
  await expect(track(parcel, signal)).rejects.toThrow('something else')
  const guarded = httpTracking(url, openOutbound({ allowLoopback: false, privateNetworks: [] }))
  await expect(guarded(parcel, signal)).rejects.toThrow()
  server.close()
})
