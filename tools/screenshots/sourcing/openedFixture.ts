import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { getProject } from '#contract/sourcing/projects.ts'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { findMySealedQuote, findSealRound, submitSealedQuote } from '#contract/sourcing/seal.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { encodeEnvelope } from '#sealing/quotes/envelope.ts'
import { quoteTotal } from '#sealing/quotes/amount.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { headOf, lineOf } from '#sealing/testing/quotes.ts'
import { logIn } from '../../../e2e/users.ts'
import { callApi } from '../apiClient.ts'

/** Prices by item; an empty price omits the item. */
export interface Offer {
  readonly prices: readonly string[]
  readonly freight: string
  readonly deliveryDays: number
  /** Total that differs from the sum, which makes the quote invalid. */
  readonly total?: string
}

/** Logs in additional users, by default suppliers. */
export async function supplierPages(
  page: Page,
  accounts: readonly string[],
  entrance: Entrance = 'supplier',
): Promise<Page[]> {
  const pages: Page[] = []
  for (const account of accounts) {
    const context = await page.context().browser()!.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    const newPage = await context.newPage()
    await logIn(newPage, account, { entrance })
    pages.push(newPage)
  }
  return pages
}

/** Encrypts and submits an offer, as a supplier's browser does. */
export async function offerBy(
  page: Page,
  projectId: string,
  { prices, freight, deliveryDays, total }: Offer,
): Promise<void> {
  const round = await callApi(page, findSealRound, { projectId })
  const terms = JSON.parse(round.terms) as Terms
  const { subject } = await callApi(page, findMySealedQuote, { projectId })
  const lines = terms.items.flatMap((item, at) => (prices[at] ? [lineOf(item, prices[at])] : []))
  const head = headOf({ freight, deliveryDays })
  const amounts = lines.map(({ amount }) => amount)
  const quote = { head, lines, total: total ?? quoteTotal(amounts, freight) }
  const envelope = await sealQuote(JSON.parse(round.keyRecord) as KeyRecord, subject, quote, makeMaster())
  await callApi(page, submitSealedQuote, {
    projectId,
    idempotencyKey: randomBytes(12).toString('hex'),
    termsSeq: round.termsSeq,
    envelope: Buffer.from(encodeEnvelope(envelope)).toString('base64'),
  })
}

/** Enough to log in, approve and publish on a slow host. */
const secondsToQuote = 45

/** Submits these offers within seconds and waits for the opening. */
export async function openOffers(
  buyer: Page,
  publish: (draft: ProjectDraft) => Promise<string>,
  draft: ProjectDraft,
  offers: readonly { readonly page: Page; readonly offer: Offer }[],
  seconds = secondsToQuote,
): Promise<string> {
  const now = Date.now()
  const projectId = await publish({
    ...draft,
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: null,
    quoteBeginAt: new Date(now - 60_000).toISOString(),
    quoteEndAt: new Date(now + seconds * 1000).toISOString(),
  })
  for (const { page, offer } of offers) await offerBy(page, projectId, offer)
  await untilOpened(buyer, projectId)
  return projectId
}

/** Waits until the current round is opened. */
export async function untilOpened(buyer: Page, projectId: string): Promise<void> {
  for (let tries = 0; tries < 90; tries++) {
    const { state } = await callApi(buyer, getProject, { id: projectId })
    if (state === '6' && (await callApi(buyer, findOpening, { projectId })).status === 'opened') return
    await delay(1000)
  }
  throw new Error('the quotes were not opened in time')
}
