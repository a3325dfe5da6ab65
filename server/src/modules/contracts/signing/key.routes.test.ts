import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/contracts/contracts.ts'
import { moveCompanySeal, registerSealCertificate } from '#contract/contracts/companySeals.ts'
import * as signing from '#contract/contracts/signing.ts'
import { verifyContract } from '#contract/contracts/verification.ts'
import { aPerson, as, aTenant, refusalOf, type Person } from '#test/app.ts'
import { unzip, zipOf } from './zip.ts'
import { newCertificate, proofOf, revocationLists, roots, ssl, type TestCertificate } from '#test/certificates.ts'
import { type Contracting, createContracting, trust } from '#test/contracts/contracting.ts'
import { download, upload } from '#test/upload.ts'
import { verifyEvidence } from './evidence.verify.ts'
import { readCms } from './cms.read.ts'

/** Contract module with keys of both parties, accepted by the operator. */
async function createSigning(settings = {}) {
  const made = await createContracting({ settings })
  const { tenant, operator, keeper, seller, rival, seal } = made
  await trust(
    tenant.id,
    Object.values(roots).map(({ pem }) => pem),
    Object.values(revocationLists),
  )
  const enrol = async (by: Person, key: TestCertificate) => {
    const sealed = by.supplierId === null ? { sealId: seal.id } : {}
    const shown = await as(by, registerSealCertificate, { ...(await proofOf(by, key, 'seal')), ...sealed })
    return as(operator, moveCompanySeal, { id: shown.id, version: shown.version, action: 'accept' })
  }
  const keys = { ours: newCertificate('rsa'), supplier: newCertificate(), rival: newCertificate() }
  const seals = {
    ours: await enrol(keeper, keys.ours),
    supplier: await enrol(seller, keys.supplier),
    rival: await enrol(rival, keys.rival),
  }
  return { ...made, keys, seals }
}
type Signing = Awaited<ReturnType<typeof createSigning>>

const prepare = async ({ of }: Pick<Contracting, 'of'>, by: Person, id: string, sealId: string, key: TestCertificate) =>
  as(by, signing.prepareSignature, { ...(await of(id)), sealId, certificate: key.pem })
const finish = async ({ of }: Pick<Contracting, 'of'>, by: Person, id: string, signingId: string, signature: Buffer) =>
  as(by, signing.signByKey, { ...(await of(id)), signingId, signature: signature.toString('base64') })
const signed = (key: TestCertificate, toSign: string) => ssl.sign(key, Buffer.from(toSign, 'base64'))

async function signBoth(all: Signing, id: string) {
  const { keys, seals, seller, keeper } = all
  const first = await prepare(all, seller, id, seals.supplier.id, keys.supplier)
  await finish(all, seller, id, first.signingId, signed(keys.supplier, first.toSign))
  const second = await prepare(all, keeper, id, seals.ours.id, keys.ours)
  return finish(all, keeper, id, second.signingId, signed(keys.ours, second.toSign))
}

test('signing by key: both parties sign, and the evidence holds without the server', { timeout: 60_000 }, async () => {
  const all = await createSigning()
  const { id, document } = await all.signable()
  const done = await signBoth(all, id)
  expect(done).toMatchObject({ status: 'active', signatures: [{ how: 'key', status: 'valid' }, { how: 'key' }] })
  expect(done.signatures[1]!.serial).toBe(all.keys.supplier.serial.toUpperCase())
  const { content } = await download(all.seller, signing.contractEvidence, { id })
  const report = await verifyEvidence(content)
  expect(report).toMatchObject({ contractNo: done.contractNo, sha256: document!.sha256, holds: true })
  expect(report!.signatures.map(({ party, holds }) => [party, holds])).toEqual([
    ['supplier', true],
    ['ours', true],
  ])

  // Whichever single bit of it is changed is found.
  for (let round = 0; round < 150; round += 1) {
    const bent = Buffer.from(content)
    const at = Math.floor(Math.random() * bent.length)
    bent[at] = bent[at]! ^ (1 << (round % 8))
    const found = await verifyEvidence(bent)
    expect([at, found?.holds ?? false]).toEqual([at, false])
  }
})

test('verification: visitors see each check, of what this site signed, what was altered, and of other files', async () => {
  const all = await createSigning()
  const { id } = await all.signable()
  await signBoth(all, id)
  const { content } = await download(all.seller, signing.contractEvidence, { id })
  const visitor = { host: all.tenant.host }
  const verify = (bytes: Buffer, at: { host: string } = visitor) =>
    upload(at, verifyContract, { name: 'evidence.zip', content: bytes })
  const states = (each: { readonly checks: readonly { check: string; state: string }[] }) =>
    Object.fromEntries(each.checks.map(({ check, state }) => [check, state]))

  const good = await verify(content)
  expect(good).toMatchObject({ holds: true, documentNo: 1, ours: expect.any(String) })
  expect(new Set(good.checks.map(({ state }) => state))).toEqual(new Set(['ok']))
  expect(good.signatures.map(states)).toEqual(
    Array.from({ length: 2 }, () => ({ readable: 'ok', digest: 'ok', subject: 'ok', key: 'ok', trust: 'ok' })),
  )

  // Another site knows neither the contract nor the authorities.
  const elsewhere = await verify(content, { host: (await aTenant()).host })
  expect(states(elsewhere)['known']).toBe('none')
  expect(elsewhere.signatures.map((each) => states(each)['trust'])).toEqual(['err', 'err'])

  const entries = unzip(content)!
  const bent = zipOf(
    entries.map(({ name, bytes }) =>
      name === 'document.pdf' ? { name, bytes: Buffer.concat([bytes, Buffer.from(' ')]) } : { name, bytes },
    ),
  )
  const altered = await verify(bent)
  expect(altered.holds).toBe(false)
  expect(states(altered)).toMatchObject({ archive: 'ok', files: 'err', sha256: 'err', sm3: 'err', known: 'err' })
  expect(altered.files.filter(({ isIntact }) => !isIntact).map(({ name }) => name)).toEqual(['document.pdf'])

  // A manifest that names another contract takes its signatures along in vain.
  const manifest = entries[0]!.bytes.toString().replaceAll(good.contractNo, `${good.contractNo}9`)
  const renamed = await verify(zipOf([{ name: 'manifest.json', bytes: Buffer.from(manifest) }, ...entries.slice(1)]))
  expect(renamed.holds).toBe(false)
  expect(renamed.signatures.map((each) => states(each)['subject'])).toEqual(['err', 'err'])

  // Signatures that are not kept here are not vouched for, and do not tell whether there is such a contract.
  const forgedScan = (contractNo: string) => {
    const { sha256, sm3 } = JSON.parse(entries[0]!.bytes.toString()) as { sha256: string; sm3: string }
    const document = entries.find(({ name }) => name === 'document.pdf')!
    const files = [
      document,
      ...['ours', 'supplier'].map((party) => ({ name: `scan-${party}-1`, bytes: Buffer.from(party) })),
    ]
    const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const forged = {
      format: 'baicai-contract-evidence-1',
      contractNo,
      title: '',
      documentNo: 1,
      sha256,
      sm3,
      signatures: files.slice(1).map(({ name, bytes }) => ({
        party: name.split('-')[1],
        how: 'paper',
        signer: '某人',
        at: '2026-01-01T00:00:00.000Z',
        file: name,
        sha256: digestOf(bytes),
      })),
      files: files.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: digestOf(bytes) })),
    }
    return zipOf([{ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(forged)) }, ...files])
  }
  for (const contractNo of [good.contractNo, `${good.contractNo}9`]) {
    const report = await verify(forgedScan(contractNo))
    expect([report.holds, states(report)['known']]).toEqual([false, 'none'])
  }
  const many = { ...(JSON.parse(manifest) as object), signatures: Array.from({ length: 5 }, () => ({})) }
  const flood = zipOf([{ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(many)) }, ...entries.slice(1)])
  expect(await refusalOf(verify(flood))).toBe('contract.noPackage')

  expect(await refusalOf(verify(zipOf([{ name: 'a.txt', bytes: Buffer.from('a') }])))).toBe('contract.noPackage')
})

test('signing by key: bytes that were changed are not a signature any more', async () => {
  const all = await createSigning()
  const { id } = await all.signable()
  await signBoth(all, id)
  const { content } = await download(all.seller, signing.contractEvidence, { id })
  const cms = unzip(content)!.find(({ name }) => name === 'signature-supplier.p7s')!.bytes
  expect(readCms(cms)).toMatchObject({ algorithm: 'sm2' })
  let unnoticed = 0
  for (let at = 0; at < cms.length; at += 1) {
    const bent = Buffer.from(cms)
    bent[at] = bent[at]! ^ 1
    const read = readCms(bent)
    // What can still be read names another certificate, digest, hint, time or signature.
    if (read && createHash('sha256').update(bent).digest('hex') === createHash('sha256').update(cms).digest('hex'))
      unnoticed += 1
  }
  expect(unnoticed).toBe(0)
})

test(
  'signing by key: another company, another contract, another version, and another key are refused',
  { timeout: 60_000 },
  async () => {
    const all = await createSigning()
    const { keys, seals, seller, rival, keeper, drafter, tenant, of, signable, freeze, move, find } = all
    const { id } = await signable()
    const { id: other } = await signable()
    const asSupplier = (key: TestCertificate, sealId = seals.supplier.id, by = seller) =>
      refusalOf(prepare(all, by, id, sealId, key))
    expect(await asSupplier(keys.rival)).toBe('contract.certificateForeign')
    expect(await asSupplier(newCertificate())).toBe('contract.certificateForeign')
    expect(await asSupplier(keys.rival, seals.rival.id)).toBe('contract.sealOfOther')
    expect(await asSupplier(keys.ours, seals.ours.id)).toBe('contract.sealOfOther')
    expect(await asSupplier(keys.rival, seals.rival.id, rival)).toBe('thing.notFound')
    expect(await asSupplier(ssl.make('stranger', { serial: '78' }) as TestCertificate)).toBe('ca.untrusted')
    expect(await refusalOf(prepare(all, keeper, id, seals.ours.id, keys.ours))).toBe('contract.notYourTurn')

    const prepared = await prepare(all, seller, id, seals.supplier.id, keys.supplier)
    const right = signed(keys.supplier, prepared.toSign)
    expect(await refusalOf(finish(all, seller, other, prepared.signingId, right))).toBe('contract.signingGone')
    expect(await refusalOf(finish(all, seller, id, prepared.signingId, right))).toBe('contract.signingGone')
    // What was signed for another contract is no signature of this one.
    const elsewhere = await prepare(all, seller, other, seals.supplier.id, keys.supplier)
    const again = await prepare(all, seller, id, seals.supplier.id, keys.supplier)
    const replayed = signed(keys.supplier, elsewhere.toSign)
    expect(await refusalOf(finish(all, seller, id, again.signingId, replayed))).toBe('contract.wrongSignature')
    const third = await prepare(all, seller, id, seals.supplier.id, keys.supplier)
    const byRival = signed(keys.rival, third.toSign)
    expect(await refusalOf(finish(all, seller, id, third.signingId, byRival))).toBe('contract.wrongSignature')

    // A new version of the document takes no signature of the one before.
    const old = await prepare(all, seller, id, seals.supplier.id, keys.supplier)
    await as(seller, signing.refuseContract, { ...(await of(id)), reason: '金额有误' })
    await move(id, 'submit')
    await freeze(id)
    expect(await refusalOf(finish(all, seller, id, old.signingId, signed(keys.supplier, old.toSign)))).toBe(
      'contract.signingGone',
    )
    const colleague = await aPerson(tenant, {
      permissions: ['supplierContract.read', 'supplierContract.sign'],
      supplierId: seller.supplierId!,
    })
    expect(await refusalOf(prepare(all, colleague, id, seals.supplier.id, keys.supplier))).toBe('contract.notKeeper')
    expect(await refusalOf(as(drafter, signing.contractEvidence as never, { id } as never))).not.toBe('accepted')
    expect((await find(id)).signatures).toEqual([])
    expect((await as(drafter, contract.findContract, { id })).document).toMatchObject({ no: 2, state: 'open' })
  },
)

test('signing by key: a certificate counts once another person has accepted it, for one company', async () => {
  const { tenant, operator, seller, rival, keys, seals } = await createSigning()
  const shown = { ...(await proofOf(rival, keys.supplier, 'seal')) }
  expect(await refusalOf(as(rival, registerSealCertificate, shown))).toBe('companySeal.certificateTaken')
  const fresh = newCertificate()
  const row = await as(seller, registerSealCertificate, await proofOf(seller, fresh, 'seal'))
  expect(row).toMatchObject({ id: seals.supplier.id, certificateStatus: 'pending' })
  const self = await aPerson(tenant, {
    permissions: ['companySeal.manage'],
    entrance: 'operator',
    person: seller.personId,
  })
  const accept = { id: row.id, version: row.version, action: 'accept' } as const
  expect(await refusalOf(as(self, moveCompanySeal, accept))).toBe('companySeal.ownCertificate')
  expect(await as(operator, moveCompanySeal, accept)).toMatchObject({ certificateStatus: 'active' })
})
