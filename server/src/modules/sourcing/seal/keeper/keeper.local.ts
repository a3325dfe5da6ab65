import { openShares, signConfirmation } from '#sealing/ceremony/confirm.ts'
import {
  type KeyRecord,
  keyIdOf,
  keyRecordViolations,
  type Opener,
  signKeyRecord,
} from '#sealing/ceremony/keyRecord.ts'
import { makeHalf } from '#sealing/ceremony/makeHalf.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import { openerKeys, openerSigner, openerUnsealer, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { isClosingHeadSigned } from '#sealing/log/closingHead.ts'
import { isSigned, signRecord } from '#sealing/suites/signature.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { type Keeper, KeeperRefusal, type Ticket } from './keeper.ts'
import { openKeeperFile } from './keeper.file.ts'

/** The keeper opens alone, but key records require two shares: it holds both. */
const openerNames = ['platform', 'platform-2']
const k = 2

/** Keeper in this process, with a local file and this process's clock. */
export function localKeeper(file: string, clock: () => Date = () => new Date()): Keeper {
  const kept = openKeeperFile(file)
  const keysIn = (suite: SuiteId) => publicKeysOf(openerKeys(suite, kept.secret))

  async function signed({ projectId, round, keyId, endAt, platformKey }: Omit<Ticket, 'sig'>): Promise<Ticket> {
    const body = { projectId, round, keyId, endAt, platformKey }
    return { ...body, sig: await signRecord(openerSigner('A', kept.secret), 'keeperTicket', body) }
  }
  function checkOwn({ sig, ...body }: Ticket): void {
    if (!isSigned('A', keysIn('A').signing, 'keeperTicket', body, sig)) throw new KeeperRefusal('foreign')
  }
  /** Latest known deadline of a key. */
  const endOf = ({ keyId, endAt }: Pick<Ticket, 'keyId' | 'endAt'>): string =>
    [endAt, kept.deadlineOf(keyId)].toSorted().at(-1)!

  return {
    makeHalf: async ({ tenantId, projectId, round, suite, sealedBytes, endAt, platformKey }) => {
      const keys = keysIn(suite)
      const openers = openerNames.map((opener): Opener => ({ opener, kind: 'platform', ...keys }))
      const ref = { tenantId, projectId, round }
      const { half, shares } = await makeHalf(
        { ...ref, suite, k, openers },
        { maker: 'platform', signing: keys.signing },
      )
      const facts = { suite, mode: 'automatic', k, n: openers.length, sealedBytes } as const
      const record: KeyRecord = { v: 1, ...ref, ...facts, openers, halves: [half] }
      const sig = await signKeyRecord(openerSigner(suite, kept.secret), record)
      const ticket = await signed({ projectId, round, keyId: keyIdOf(record), endAt, platformKey })
      return { record, signature: { maker: 'platform', sig }, shares, ticket }
    },

    openerKeys: async (suite) => keysIn(suite),

    joinRound: async ({ record, shares, endAt, platformKey }) => {
      const { suite, projectId, round } = record
      const own = record.openers.filter(({ encryption }) => encryption === keysIn(suite).encryption)
      const [first] = own
      if (!first || own.length >= record.k || keyRecordViolations(record).length > 0) throw new KeeperRefusal('foreign')
      const unseal = await openerUnsealer(suite, kept.secret)
      try {
        for (const { opener } of own) await openShares(record, opener, shares, unseal)
      } catch (error) {
        throw new KeeperRefusal('foreign', error)
      }
      const confirmation = await signConfirmation(openerSigner(suite, kept.secret), record, first.opener)
      // Repeated calls with the same key never make a deadline earlier.
      const keyId = keyIdOf(record)
      const later = endOf({ keyId, endAt })
      kept.keepDeadline(keyId, later)
      return { confirmation, ticket: await signed({ projectId, round, keyId, endAt: later, platformKey }) }
    },

    prolong: async (ticket, endAt) => {
      checkOwn(ticket)
      const later = [endAt, endOf(ticket)].toSorted().at(-1)!
      kept.keepDeadline(ticket.keyId, later)
      return signed({ ...ticket, endAt: later })
    },

    releaseShares: async ({ record, shares, ticket, head }) => {
      checkOwn(ticket)
      if (keyIdOf(record) !== ticket.keyId) throw new KeeperRefusal('foreign')
      if (clock().toISOString() < endOf(ticket)) throw new KeeperRefusal('early')
      const isClosed = isClosingHeadSigned(record.suite, ticket.platformKey, ticket.projectId, head)
      if (!isClosed || head.round !== ticket.round) throw new KeeperRefusal('notClosed')
      const unseal = await openerUnsealer(record.suite, kept.secret)
      const mine = keysIn(record.suite).encryption
      const released: Share[] = []
      for (const { opener } of record.openers.filter(({ encryption }) => encryption === mine))
        released.push(...(await openShares(record, opener, shares, unseal)))
      return released
    },
  }
}
