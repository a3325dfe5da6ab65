/** @module-tag thorough */
import { beforeAll, expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust, findReceipt, findSealRound } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { codesOf } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { as, ask, setKeeperClock } from '#test/app.ts'
import { soon } from '#test/process/soon.ts'
import { isFull, sampleSeed } from '#test/sampling.ts'
import { createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import {
  aKeyHolder,
  createApproved,
  createOpenedBy,
  holdCeremony,
  type KeyHolder,
  openedBy,
} from '#test/sourcing/openers.ts'
import { negotiate, passRound } from '#test/sourcing/rounds.ts'
import { breakOf, createQuoting, logOf, quote } from '#test/sourcing/sealing.ts'

const modes = ['assisted', 'committee', 'automatic'] as const
/** Every day each suite with each mode and each number of rounds; all combinations within three days. */
const cases = (['A', 'B'] as const).flatMap((suite, first) =>
  modes.flatMap((mode, second) =>
    [1, 2, 3]
      .filter((rounds) => isFull || (first + second + rounds + sampleSeed) % 3 === 0)
      .map((rounds) => [suite, mode, rounds] as const),
  ),
)

// Warm-up, because the first ceremony of a process is slow and could miss its deadline.
beforeAll(async () => {
  const fixture = await createSourcingFixture()
  const holders = [await aKeyHolder(fixture.tenant), await aKeyHolder(fixture.tenant)]
  await holdCeremony(holders, await createApproved(fixture, openedBy('assisted', holders)))
})

/**
 * The whole process as performed by people and browsers: key, quotes in every round, opening, award, result, audit
 * file.
 */
test.each(cases)(
  'rounds: suite %s, %s, %i rounds: from the key to an audit file that passes every check',
  { timeout: 120_000 },
  async (...of) => {
    const [suite, mode, rounds] = of
    setKeeperClock(0)
    const fixture = await createSourcingFixture({ suppliers: 2, settings: { sealSuite: suite } })
    const { buyer, suppliers, tenant } = fixture
    const holders: KeyHolder[] = []
    for (let n = 0; n < (mode === 'automatic' ? 0 : 3); n++)
      holders.push(await aKeyHolder(tenant, { name: `开标人${n + 1}` }))
    const project =
      mode === 'automatic'
        ? await createQuoting(fixture, { quoteEndAt: soon(3000), questionEndAt: null })
        : await createOpenedBy(fixture, holders, {
            ...openedBy(mode, holders),
            maxRounds: rounds,
            quoteEndAt: soon(5000 + 1000 * rounds),
          })
    const projectId = project.id
    const receipts = []
    for (let round = 1; round <= rounds; round++) {
      if (round > 1) await negotiate(fixture, project, { endAt: soon(3000) })
      expect(await as(buyer, findSealRound, { projectId })).toMatchObject({ round, suite, mode })
      // The second supplier quotes only in the first round, so that quote remains.
      for (const [at, supplier] of (round === 1 ? suppliers : suppliers.slice(0, 1)).entries())
        receipts.push(await quote(supplier, project, `${12 - round + at}.5000`))
      await passRound(fixture, project, holders)
    }
    expect(breakOf(tenant.id, project, await logOf(buyer, project), suite)).toBeUndefined()
    const { items, quotes, earlier } = await as(buyer, findComparison, { projectId })
    expect(quotes.map(({ round, status }) => [round, status])).toEqual([
      [rounds, 'valid'],
      [1, 'valid'],
    ])
    expect(earlier).toHaveLength(rounds - 1)
    const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
    const { id, version } = await readAgain(buyer, project)
    const proposed = await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
    await move(buyer, proposed, 'announce')

    const trust = await as({ host: tenant.host }, findAuditTrust, { projectId })
    for (const person of [buyer, suppliers[1]!]) {
      const file = (await ask(person, downloadAuditFile, { projectId })).json<AuditFile>()
      const report = await verifyAuditFile(file, { ...trust, receipts })
      expect(report.failed).toEqual([])
      expect(report.checked).toHaveLength(15)
      expect(file.openings.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, at) => at + 1))
      expect(codesOf(await verifyAuditFile({ ...file, openings: file.openings.slice(1) }, trust))).toContain('V08')
    }
    const last = await as(suppliers[0]!, findReceipt, { projectId })
    expect(last.body.round).toBe(rounds)
  },
)
