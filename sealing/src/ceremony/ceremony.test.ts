import { expect, test } from 'vitest'
import { fromHex, toHex } from '../bytes/bytes.ts'
import { combineHalves } from '../opening/combine.ts'
import { suiteOf } from '../suites/suites.ts'
import { holdCeremony, projectId, sharesOf, tenantId } from '../testing/ceremony.ts'
import { openerOf, peopleOf, personOf } from '../testing/people.ts'
import { isConfirmed, openShares, signConfirmation } from './confirm.ts'
import { handOver, isHandedOver } from './handOver.ts'
import { makeHalf } from './makeHalf.ts'
import { type Share, shareHash } from './share.ts'
import { isKeyRecordSigned, keyIdOf, keyRecordViolations, signKeyRecord } from './keyRecord.ts'

const both = ['A', 'B'] as const
const cases = both.flatMap((suite) =>
  (['assisted', 'committee', 'automatic'] as const).flatMap((mode) =>
    [1, 2, 3].map((round) => ({ suite, mode, round })),
  ),
)

test.each(cases)('ceremony: $suite, $mode, round $round: k shares combine to the published halves', async (options) => {
  const { suite, mode, round } = options
  const ceremony = await holdCeremony(suite, peopleOf(suite), { mode, round })
  const { record, signatures } = ceremony
  expect(keyRecordViolations(record)).toEqual([])
  for (const [at, half] of record.halves.entries())
    expect(isKeyRecordSigned(record, half, signatures[at]!.sig)).toBe(true)
  const halves = await combineHalves(record, await sharesOf(ceremony))
  expect(halves.map((half) => toHex(suiteOf(suite).publicKeyOf(half)))).toEqual(
    record.halves.map((half) => half.publicKey),
  )
})

test.each(both)(
  'ceremony: %s: fewer than k shares, an altered one, and one of another round are refused',
  async (suite) => {
    const people = peopleOf(suite)
    const ceremony = await holdCeremony(suite, people)
    const { record } = ceremony
    const all = await sharesOf(ceremony, 'buyer', 'supervisor', 'platform')
    await expect(combineHalves(record, all.slice(0, 2))).rejects.toThrow('tooFewShares')
    await expect(combineHalves(record, [...all.slice(0, 2), ...all.slice(0, 2)])).rejects.toThrow('tooFewShares')
    const digit = all[2]!.share.startsWith('0') ? '1' : '0'
    const changed = all.with(2, { ...all[2]!, share: digit + all[2]!.share.slice(1) })
    await expect(combineHalves(record, changed)).rejects.toThrow('wrongShare {"maker":"buyer","opener":"supervisor"}')
    const foreign = await holdCeremony(suite, people)
    const others = await sharesOf(foreign, 'buyer', 'supervisor')
    await expect(combineHalves(record, others)).rejects.toThrow('wrongShare')
    const mislabelled = all.map((share) => ({ ...share, opener: share.opener === 'buyer' ? 'platform' : 'buyer' }))
    await expect(combineHalves(record, mislabelled)).rejects.toThrow('wrongShare')
    await expect(combineHalves(record, [{ ...all[0]!, maker: 'nobody' }])).rejects.toThrow('wrongShare')
    await expect(combineHalves(record, [{ ...all[0]!, opener: 'nobody' }])).rejects.toThrow('wrongShare')
  },
)

test.each(both)(
  'ceremony: %s: shares of another half than the published one are found when combined',
  async (suite) => {
    const ceremony = await holdCeremony(suite, peopleOf(suite))
    const stranger = suiteOf(suite).encryptionPair(new Uint8Array(48).fill(9))
    const [first, second] = ceremony.record.halves
    const record = { ...ceremony.record, halves: [first!, { ...second!, publicKey: toHex(stranger.publicKey) }] }
    await expect(combineHalves(record, await sharesOf(ceremony))).rejects.toThrow('wrongHalf {"maker":"supervisor"}')
  },
)

test.each(both)("ceremony: %s: a maker's wrong share for one opener does not block the others", async (suite) => {
  const ceremony = await holdCeremony(suite, peopleOf(suite))
  const all = await sharesOf(ceremony, 'buyer', 'supervisor', 'platform')
  const [half, other] = ceremony.record.halves
  const odd = { ...all[0]!, share: `${'ab'.repeat(32)}${all[0]!.share.slice(64)}` }
  const { tenantId, projectId, round } = ceremony.record
  const hash = shareHash(suite, { tenantId, projectId, round, maker: 'buyer', opener: 'buyer' }, odd)
  const shareHashes = half!.shareHashes.with(0, hash)
  const record = { ...ceremony.record, halves: [{ ...half!, shareHashes }, other!] }
  const shares = all.with(0, odd)
  expect(await combineHalves(record, shares)).toEqual(await combineHalves(ceremony.record, all))
  await expect(combineHalves(record, shares.slice(0, 4))).rejects.toThrow('wrongHalf {"maker":"buyer"}')
})

test('ceremony: k matching shares are enough, in any position', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((id) => personOf('A', id))
  const ref = { tenantId, projectId, round: 1, suite: 'A' } as const
  const openers = people.map((each) => openerOf(each))
  const { half, shares: sealed } = await makeHalf(
    { ...ref, k: 3, openers },
    { maker: 'a', signing: people[0]!.keys.signing },
  )
  const { record: model } = await holdCeremony('A', peopleOf('A'))
  const record = { ...model, k: 3, n: 5, openers, halves: [half] }
  const all: Share[] = []
  for (const each of people) all.push(...(await openShares(record, each.id, sealed, await each.unsealer())))
  // The maker published hashes of other content for the second and fourth opener.
  const odd = all.map((each, at) =>
    at % 2 === 0 ? each : { ...each, share: `${'ab'.repeat(32)}${each.share.slice(64)}` },
  )
  const shareHashes = odd.map((each) => shareHash('A', { ...ref, maker: 'a', opener: each.opener }, each))
  const published = { ...record, halves: [{ ...half, shareHashes }] }
  expect(await combineHalves(published, odd)).toEqual(await combineHalves(record, all))
  await expect(combineHalves(published, odd.slice(0, 4))).rejects.toThrow('wrongHalf {"maker":"a"}')
})

test.each(both)('ceremony: %s: an opener decrypts only its own shares', async (suite) => {
  const people = peopleOf(suite)
  const { record, sealed } = await holdCeremony(suite, people)
  const unseal = await people.buyer.unsealer()
  expect(await openShares(record, 'buyer', sealed, unseal)).toHaveLength(2)
  await expect(openShares(record, 'supervisor', sealed, unseal)).rejects.toThrow('undecryptable')
  const swapped = sealed.map((each) => ({ ...each, maker: each.maker === 'buyer' ? 'supervisor' : 'buyer' }))
  await expect(openShares(record, 'buyer', swapped, unseal)).rejects.toThrow('undecryptable')
  const nextRound = { ...record, round: 2 }
  await expect(openShares(nextRound, 'buyer', sealed, unseal)).rejects.toThrow('undecryptable')
  const otherHash = { ...record.halves[0]!, shareHashes: record.halves[1]!.shareHashes }
  const wrong = { ...record, halves: [otherHash, record.halves[1]!] }
  await expect(openShares(wrong, 'buyer', sealed, unseal)).rejects.toThrow('wrongShare {"maker":"buyer"')
  await expect(openShares(record, 'buyer', sealed.slice(0, 1), unseal)).rejects.toThrow('tooFewShares')
  const confirmation = await signConfirmation(people.buyer.signer, record, 'buyer')
  expect(isConfirmed(record, 'buyer', confirmation)).toBe(true)
  expect(isConfirmed(record, 'supervisor', confirmation)).toBe(false)
  expect(isConfirmed(nextRound, 'buyer', confirmation)).toBe(false)
  expect(() => isConfirmed(record, 'nobody', confirmation)).toThrow('badKeyRecord')
})

test.each(both)('ceremony: %s: a handed-over share is decrypted by the substitute and equivalent', async (suite) => {
  const people = peopleOf(suite)
  const ceremony = await holdCeremony(suite, people)
  const { record } = ceremony
  const substitute = personOf(suite, 'deputy')
  const ownShares = await sharesOf(ceremony, 'buyer')
  const target = { substitute: 'deputy', ...substitute.keys }
  const handed = await handOver(record, ownShares, target, people.buyer.signer)
  const unseal = await substitute.unsealer()
  const shares = await openShares(record, 'buyer', handed.shares, unseal, 'deputy')
  expect(shares).toEqual(ownShares)
  await expect(openShares(record, 'buyer', handed.shares, unseal)).rejects.toThrow('undecryptable')
  expect(await combineHalves(record, [...shares, ...(await sharesOf(ceremony, 'platform'))])).toHaveLength(2)
  expect(isHandedOver(record, handed.handOver)).toBe(true)
  expect(isHandedOver(record, { ...handed.handOver, signing: people.expert.keys.signing })).toBe(false)
  expect(isHandedOver(record, { ...handed.handOver, opener: 'supervisor' })).toBe(false)
  await expect(handOver(record, [], target, people.buyer.signer)).rejects.toThrow('tooFewShares')
  const ofPlatform = await handOver(record, await sharesOf(ceremony, 'platform'), target, people.platform.signer)
  expect(isHandedOver(record, ofPlatform.handOver)).toBe(false)
})

test('key record: a record that contradicts itself or its mode is reported and not signed', async () => {
  const people = peopleOf('A')
  const { record } = await holdCeremony('A', people)
  const [buyer, supervisor, platform] = record.openers
  const violated = (changes: Partial<typeof record>) => keyRecordViolations({ ...record, ...changes })
  expect(violated({ k: 1 })).toEqual(['threshold', 'mode'])
  expect(violated({ k: 4 })).toEqual(['threshold'])
  expect(violated({ n: 4 })).toEqual(['openers', 'shareHashes'])
  expect(violated({ openers: [buyer!, buyer!, platform!] })).toEqual(['openers', 'personKeys'])
  expect(violated({ openers: [buyer!, { ...supervisor!, signing: buyer!.signing }, platform!] })).toEqual([
    'personKeys',
  ])
  expect(violated({ openers: [buyer!, supervisor!, { ...platform!, encryption: '04' }] })).toEqual(['openerKeys'])
  const offCurve = `04${'12'.repeat(64)}`
  expect(violated({ halves: [record.halves[0]!, { ...record.halves[1]!, publicKey: offCurve }] })).toEqual(['halfKeys'])
  expect(violated({ openers: [buyer!, supervisor!, openerOf(people.expert)] })).toEqual(['mode'])
  expect(violated({ mode: 'committee' })).toEqual(['mode'])
  expect(violated({ mode: 'automatic' })).toEqual(['mode'])
  expect(violated({ halves: record.halves.slice(1) })).toEqual(['makers'])
  expect(violated({ halves: [record.halves[0]!, { ...record.halves[1]!, maker: 'buyer' }] })).toEqual(['makers'])
  const same = { ...record.halves[1]!, signing: record.halves[0]!.signing }
  expect(violated({ halves: [record.halves[0]!, same] })).toEqual(['makerKeys'])
  await expect(signKeyRecord(people.buyer.signer, { ...record, k: 1 })).rejects.toThrow('badKeyRecord')
})

test('key record: its id depends on every fact, and only its maker has signed it', async () => {
  const { record, signatures } = await holdCeremony('A', peopleOf('A'))
  expect(keyIdOf(record)).toHaveLength(64)
  expect(keyIdOf({ ...record, sealedBytes: record.sealedBytes + 1 })).not.toBe(keyIdOf(record))
  expect(isKeyRecordSigned(record, record.halves[1]!, signatures[0]!.sig)).toBe(false)
  expect(isKeyRecordSigned({ ...record, k: 3 }, record.halves[0]!, signatures[0]!.sig)).toBe(false)
  expect(fromHex(keyIdOf(record), 32)).toHaveLength(32)
})
