import { parseJson } from '../bytes/json.ts'
import { hasCode, SealingError } from '../error.ts'
import { checkClarifications } from './checks/clarifications.ts'
import type { Check } from './checks/context.ts'
import { checkDisclosures } from './checks/disclosures.ts'
import { checkPackets, checkReceipts } from './checks/evidence.ts'
import { checkFileSignature, checkKeyRecords } from './checks/keys.ts'
import { checkChain, checkHeads, checkTerms, checkTimes } from './checks/log.ts'
import { checkOpenings, checkOutcomes } from './checks/opening.ts'
import { checkResult } from './checks/result.ts'
import { checkSubjects } from './checks/subjects.ts'
import type { Evidence } from './evidence.ts'
import type { AuditFile } from './file.ts'
import { auditFileShape } from './fileShape.ts'
import type { AuditCheck, AuditReport, Failure } from './report.ts'
import { trustedOf } from './trust.ts'

const checks: readonly [AuditCheck, Check][] = [
  ['V01', checkFileSignature],
  ['V02', checkKeyRecords],
  ['V03', checkChain],
  ['V04', checkTerms],
  ['V05', checkTimes],
  ['V06', checkHeads],
  ['V07', checkSubjects],
  ['V08', checkOpenings],
  ['V09', checkOutcomes],
  ['V10', checkDisclosures],
  ['V11', checkResult],
  ['V12', checkReceipts],
  ['V13', checkPackets],
  ['V14', checkClarifications],
]

/**
 * Verifies a parsed audit file of any origin, without clock and network; trusted keys come from `evidence`. All checks
 * are executed, whatever the others find, unless the shape is wrong. Throws only `noWebCrypto`.
 */
export async function verifyAuditFile(parsed: unknown, evidence: Evidence): Promise<AuditReport> {
  const differences = auditFileShape(parsed, '')
  if (differences.length > 0)
    return { failed: differences.map(({ path }) => ({ check: 'V00', why: path })), checked: [], trusted: [] }
  const file = parsed as AuditFile
  const failed: Failure[] = []
  const checked: AuditCheck[] = ['V00']
  for (const [check, find] of checks) {
    const found = await run(find, file, evidence)
    if (found.length === 0) checked.push(check)
    failed.push(...found.map((each) => ({ check, ...each })))
  }
  return { failed, checked, trusted: trustedOf(file, evidence) }
}

/**
 * Verifies the text of an audit file as `verifyAuditFile` does; a member name that occurs twice in an object fails the
 * check of the shape. Throws a `SyntaxError` if it is no JSON.
 */
export async function verifyAuditText(text: string, evidence: Evidence): Promise<AuditReport> {
  let parsed: unknown
  try {
    parsed = parseJson(text)
  } catch (error) {
    if (!(error instanceof SealingError && error.code === 'duplicateName')) throw error
    const why = `${error.facts['path']}`
    return { failed: [{ check: 'V00', why }], checked: [], trusted: [] }
  }
  return verifyAuditFile(parsed, evidence)
}

/** An exception in a check is a failure of the check. */
async function run(check: Check, file: AuditFile, evidence: Evidence): Promise<readonly Omit<Failure, 'check'>[]> {
  try {
    return await check({ file, evidence })
  } catch (error) {
    if (hasCode(error, 'noWebCrypto')) throw error
    return [{ why: 'impossible' }]
  }
}
