import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { confirmKey, createKeyHalf, findCeremony } from '#contract/sourcing/ceremony.ts'
import { createOpenerKey, findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { findOpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { confirmationFor, halfFor, type Participant } from '#sealing/ceremony/participate.ts'
import { makeKey } from '#web/modules/sourcing/opening/keys/newKey.ts'
import { callApi } from '../apiClient.ts'
import type { Role } from '../roles.ts'
import { offerBy } from './openedFixture.ts'

export interface Sealed {
  /** Project in its quoting period, whose opener may hand over shares. */
  readonly sealedProject: string
  /** Project that cannot be opened, because its openers have revoked their keys. */
  readonly lostProject: string
}

interface Opener {
  readonly page: Page
  readonly me: Participant
}

async function revokeKey(page: Page): Promise<void> {
  const { current } = await callApi(page, findMyOpenerKey, {})
  if (current) await callApi(page, revokeOpenerKey, { id: current.id })
}

async function giveKey(page: Page): Promise<Opener> {
  await revokeKey(page)
  const { personId } = await callApi(page, findMyOpenerKey, {})
  const { secret, input } = await makeKey(personId)
  await callApi(page, createOpenerKey, input)
  return { page, me: { opener: personId, secret } }
}

/** Both openers make their halves of the key and confirm it. */
async function holdCeremony(openers: readonly Opener[], projectId: string): Promise<void> {
  const roundsFor = async (page: Page) => (await callApi(page, findCeremony, { projectId })).rounds
  const madeKeys: string[] = []
  for (const { page, me } of openers) {
    const plans = (await roundsFor(page)).map(({ plan }) => plan)
    const rounds = await Promise.all(plans.map(async (plan) => ({ plan, made: await halfFor(plan, me) })))
    await callApi(page, createKeyHalf, { projectId, rounds })
    madeKeys.push(rounds[0]!.made.half.publicKey)
  }
  for (const [at, { page, me }] of openers.entries()) {
    const [round] = await roundsFor(page)
    const { plan, keyRecord, signatures, myShares: shares } = round!
    const confirmed = await confirmationFor({ plan, keyRecord: keyRecord!, signatures, shares }, me, madeKeys[at])
    await callApi(page, confirmKey, { projectId, rounds: [confirmed] })
  }
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Creates projects opened by two people and the platform: one in progress, and one that cannot be opened any more. */
export async function createSealed(
  { buyer, approver, operator, supplier }: Readonly<Record<Role, Page>>,
  draftOf: (title: string) => ProjectDraft,
): Promise<Sealed> {
  const open = async (title: string, seconds: number) => {
    const openers = [await giveKey(buyer), await giveKey(approver)]
    const { id, version } = await callApi(buyer, createProject, {
      ...draftOf(title),
      evaluation: 'lowest',
      criteria: [],
      audit: '2',
      enrolBeginAt: null,
      enrolEndAt: null,
      extendDays: 0,
      questionEndAt: null,
      quoteBeginAt: inSeconds(-60),
      quoteEndAt: inSeconds(seconds),
      sealMode: 'assisted',
      openerIds: openers.map(({ me }) => me.opener),
      openersNeeded: 2,
      maxRounds: 1,
    })
    const versionOf = async () => (await callApi(buyer, getProject, { id })).version
    await callApi(buyer, moveProject, { id, version, action: 'submit' })
    await callApi(approver, decideProject, { id, version: await versionOf(), decision: 'agree', opinion: '同意' })
    await holdCeremony(openers, id)
    await callApi(buyer, moveProject, { id, version: await versionOf(), action: 'publish' })
    return id
  }
  const lostProject = await open('厂区消防器材更换采购', 20)
  await offerBy(supplier, lostProject, { prices: ['35', '66', '25', '93'], freight: '0.00', deliveryDays: 9 })
  for (const page of [buyer, approver]) await revokeKey(page)
  await giveKey(operator)
  const sealedProject = await open('厂区劳保用品年度补充采购', 30 * 3600)
  for (let tries = 0; tries < 60; tries++) {
    const { failureStep } = await callApi(buyer, findOpeningRoom, { projectId: lostProject })
    if (failureStep === 'propose') return { sealedProject, lostProject }
    await delay(1000)
  }
  throw new Error('no opener may give the round up')
}
