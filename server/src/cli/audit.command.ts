import { readFile } from 'node:fs/promises'
import { auditReason } from '#contract/sourcing/seal/auditReasons.ts'
import { auditCheckTexts, auditTrustTexts, inLanguage } from '#contract/sourcing/seal/auditTexts.ts'
import { proofCheckTexts, proofTrustTexts } from '#contract/sourcing/auction/proofTexts.ts'
import { isAuctionFile, sortProof } from '#sealing/auction/proofEvidence.ts'
import { verifyProofText } from '#sealing/auction/verifyProof.ts'
import { sortEvidence } from '#sealing/audit/evidenceFiles.ts'
import type { AuditReport } from '#sealing/audit/report.ts'
import { parseJson } from '#sealing/bytes/json.ts'
import { verifyAuditText } from '#sealing/audit/verify.ts'
import type { CommandInput } from './input.ts'
import { failed } from './commandRuntime.ts'

/**
 * Verifies an audit file without database, configuration and network. The trust file contains the platform's key and
 * the directory of makers and openers; it must come from another source than the audit file.
 */
export async function auditFile({ args, options, lang }: CommandInput): Promise<boolean> {
  const { trust, evidence = '' } = options
  if (trust === undefined) return failed('Missing --trust <file>: the platform’s key and the directory of openers.')
  const names = [args[0]!, trust, ...evidence.split(',').filter((name) => name !== '')]
  const texts: string[] = []
  const files: unknown[] = []
  for (const [place, name] of names.entries()) {
    const read = await readJson(name, place === 0)
    if (read instanceof Error) return failed(`${name}: ${read.message}`)
    texts.push(read.text)
    files.push(read.parsed)
  }
  if (isAuctionFile(files[0])) return auctionFile(texts[0]!, files.slice(1), names, lang)
  const sorted = sortEvidence(files.slice(1))
  if (!sorted.trust) return failed(`${trust}: has no platformKey and directory.`)
  if (sorted.audit !== undefined || sorted.unknown.length > 0)
    return failed(`${names[(sorted.unknown[0] ?? 1) + 1]!}: is no receipt, closing record or packet.`)
  const report = await verifyAuditText(texts[0]!, { ...sorted.trust, ...sorted })
  print(report, lang)
  return report.failed.length === 0
}

/** The same for the file of an auction; receipts and ends of its log are evidence. */
function auctionFile(
  text: string,
  files: readonly unknown[],
  names: readonly string[],
  lang: CommandInput['lang'],
): boolean | Promise<boolean> {
  const { platformKey, receipts, heads, refusals, unknown } = sortProof(files)
  if (platformKey === undefined) return failed(`${names[1]!}: has no platformKey and directory.`)
  if (unknown[0] !== undefined) return failed(`${names[unknown[0] + 1]!}: is no receipt and no end of a log.`)
  const report = verifyProofText(text, { platformKey, receipts, heads, refusals })
  for (const check of report.checked) console.log(`✓ ${check} ${inLanguage(proofCheckTexts[check], lang)}`)
  for (const { check, why, seq } of report.failed)
    console.log(`✗ ${check} ${inLanguage(proofCheckTexts[check], lang)}: ${why}${seq === undefined ? '' : ` #${seq}`}`)
  for (const each of report.trusted) console.log(`? ${inLanguage(proofTrustTexts[each], lang)}`)
  return report.failed.length === 0
}

/** Text and content of a JSON file. The audit file may have names twice, which is a result of its verification. */
async function readJson(name: string, isAudit: boolean) {
  try {
    const text = await readFile(name, 'utf8')
    return { text, parsed: isAudit ? (JSON.parse(text) as unknown) : parseJson(text) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function print({ failed: wrong, checked, trusted }: AuditReport, lang: CommandInput['lang']): void {
  for (const check of checked) console.log(`✓ ${check} ${inLanguage(auditCheckTexts[check], lang)}`)
  for (const failure of wrong) {
    const { check, seq, round } = failure
    const place = [seq === undefined ? '' : ` #${seq}`, round === undefined ? '' : ` round ${round}`].join('')
    console.log(
      `✗ ${check} ${inLanguage(auditCheckTexts[check], lang)}: ${inLanguage(auditReason(failure), lang)}${place}`,
    )
  }
  for (const each of trusted) console.log(`? ${inLanguage(auditTrustTexts[each], lang)}`)
}
