import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AuctionRoom, BidAnswer, findBidRefusals, placeBid, recordBid } from '#contract/sourcing/auction/auction.ts'
import { apply } from '#sealing/auction/apply.ts'
import { decide } from '#sealing/auction/decide.ts'
import type { AuctionCommand } from '#sealing/auction/entry.ts'
import { auctionOf } from '#sealing/auction/state.ts'
import { type AuctionAudience, viewOf } from '#sealing/auction/view.ts'
import { englishRule, minute, plan, twoLots } from '#sealing/testing/auctionRuns.ts'
import { sample } from '../../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../../test/components/server.ts'
import { show } from '../../../../../test/components/show.tsx'
import { RecordDialog } from '../console/RecordDialog.tsx'
import type { FollowedAuction } from '../useAuction.ts'
import { LotsOverview } from './LotsOverview.tsx'
import { LotTable } from './LotTable.tsx'

const rule = { ...englishRule, startPrice: null, visibility: 'lead' as const, lots: twoLots, surrogate: true as const }
const item = (id: string, name: string) => ({ id, name, spec: '', unit: '双', quantity: '10' })

/** Running auction with two lots: bidder 1 leads the second, and is second in the first. */
function auctionFor(audience: AuctionAudience): FollowedAuction {
  const bid = (no: number, lot: number, amount: string) => ({ kind: 'bid', no, lot, amount, confirmed: true }) as const
  const acts: readonly AuctionCommand[] = [
    { kind: 'due' },
    bid(1, 1, '480'),
    bid(2, 1, '450'),
    bid(2, 2, '98'),
    bid(1, 2, '90'),
  ]
  let state = auctionOf(rule, plan, [
    { no: 1, opening: null },
    { no: 2, opening: null },
  ])
  for (const [at, act] of acts.entries()) {
    const decided = decide(state, act, plan.beginAt + at * minute)
    if ('refused' in decided) throw new Error(decided.refused)
    state = apply(state, decided.entry)
  }
  const view = viewOf(state, audience) as FollowedAuction['view']
  const base = ['11', '12', '13'].map((itemId) => ({ itemId, price: '10', taxRate: '13' }))
  const room = sample(AuctionRoom, {
    projectId: '81',
    stamp: 'stamp',
    terms: rule,
    items: [item('11', '防割手套'), item('12', '耐油手套'), item('13', '安全帽')],
    own: { no: 1, mayJoin: false, base, deliveryDays: 15, validUntil: '2027-01-01', limit: null },
    names: [],
  })
  const followed = { now: state.at, head: null, entries: [], online: [], refusals: [], hasGap: false }
  return { ...followed, view, room, connection: 'live', asOf: state.at, take: () => undefined }
}
const messages = ['sourcing', 'sourcing.auction'] as const
const amountOf = (name: string) => page.getByRole('textbox', { name: `${name} 的报价` })

test('lots: a bidder sees rank, bid and lead of each, and bids for one with a confirmation', async () => {
  await show(<LotTable auction={auctionFor(1)} />, { messages: [...messages] })
  await expect.element(page.getByTestId('lotRank1')).toHaveTextContent('第 2 / 2')
  await expect.element(page.getByTestId('lotRank2')).toHaveTextContent('第 1 / 2')
  await expect.element(page.getByText('¥450.00')).toBeVisible()
  await expect.element(amountOf('手套')).toHaveValue('475.00')
  reply(placeBid, sample(BidAnswer, { rank: 1, extension: 0, until: null }))
  await amountOf('手套').fill('440')
  await page.getByRole('button', { name: '报价' }).first().click()
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect.element(page.getByText('报价成功，当前第 1 名')).toBeVisible()
  expect(sent(placeBid)).toMatchObject([
    { projectId: '81', lot: 1, amount: '440.00', confirmed: false, stamp: 'stamp' },
  ])
})

test('lots: a refusal is shown in its lot alone', async () => {
  await show(<LotTable auction={auctionFor(1)} />, { messages: [...messages] })
  refuse(placeBid, 'auction.stepTooSmall', { most: '475.00' })
  await amountOf('安全帽').fill('89')
  await page.getByRole('button', { name: '报价' }).last().click()
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('降幅不足，最高 475.00 元 下载拒绝凭证')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('lots: a refused bid has its signed refusal, that of its own lot', async () => {
  await show(<LotTable auction={auctionFor(1)} />, { messages: [...messages] })
  refuse(placeBid, 'auction.stepTooSmall', { most: '475.00' })
  await amountOf('安全帽').fill('89')
  await page.getByRole('button', { name: '报价' }).last().click()
  await page.getByRole('button', { name: '确认提交' }).click()
  const refusal = { v: 1, format: 'baicai-auction-refusal/1', projectId: '81', at: 1, no: 1, amount: '89.00' } as const
  const rest = { reason: 'stepTooSmall', sig: '00' } as const
  reply(findBidRefusals, [
    { ...refusal, ...rest, seq: 7, lot: 1 },
    { ...refusal, ...rest, seq: 5, lot: 2 },
  ])
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await page.getByRole('button', { name: '下载拒绝凭证' }).click()
  await expect.poll(() => saved).toEqual([expect.stringMatching(/_refusal_5\.json$/)])
  click.mockRestore()
})

test('lots: an excluded bidder reads that it is, and has no field', async () => {
  const auction = auctionFor(1)
  const view = { ...auction.view, own: { ...auction.view.own!, isExcluded: true } }
  await show(<LotTable auction={{ ...auction, view }} />, { messages: [...messages] })
  await expect.element(page.getByText('您已被取消竞价资格').first()).toBeVisible()
  expect(amountOf('手套').elements()).toHaveLength(0)
})

test('lots: the organiser sees the first of each, and records a bid with its reason', async () => {
  const auction = auctionFor('organiser')
  const nameOf = (no: number) => `竞价人 0${no}`
  await show(
    <>
      <LotsOverview
        lots={[...twoLots] as never}
        views={auction.view.lots}
        chosen={1}
        nameOf={nameOf}
        onChoose={() => undefined}
      />
      <RecordDialog auction={auction} nameOf={nameOf} onClose={() => undefined} />
    </>,
    { messages: [...messages] },
  )
  // The open dialog hides the table from assistive technology.
  await expect.element(page.getByText('竞价人 02').first()).toBeInTheDocument()
  reply(recordBid, sample(AuctionRoom, {}))
  const dialog = page.getByRole('dialog', { name: '代录报价' })
  await dialog.getByRole('textbox', { name: '原因' }).fill('来电报价')
  await dialog.getByRole('button', { name: '代录报价' }).click()
  await expect.element(dialog.getByText('请填写标段')).toBeVisible()
  expect(sent(recordBid)).toEqual([])
  const choose = async (label: string, option: string) => {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('竞价人', '竞价人 02')
  await choose('标段', '01 手套')
  await dialog.getByRole('textbox', { name: '报价总额（含税，元）' }).fill('440')
  await expect.element(dialog.getByText('竞价人 02：¥440.00')).toBeVisible()
  await dialog.getByRole('button', { name: '代录报价' }).click()
  await expect
    .poll(() => sent(recordBid))
    .toMatchObject([{ projectId: '81', no: 2, lot: 1, amount: '440', reason: '来电报价', confirmed: false }])
})
