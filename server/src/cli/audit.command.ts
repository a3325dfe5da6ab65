import { readFile } from 'node:fs/promises'
import { auditReason } from '#contract/sourcing/seal/auditReasons.ts'
import { auditCheckTexts, auditTrustTexts, inLanguage } from '#contract/sourcing/seal/auditTexts.ts'
import { sortEvidence } from '#sealing/audit/evidenceFiles.ts'
import type { AuditReport } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
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
  const files: unknown[] = []
  for (const name of names) {
    const parsed = await parsedFile(name)
    if (parsed instanceof Error) return failed(`${name}: ${parsed.message}`)
    files.push(parsed)
  }
  const sorted = sortEvidence(files.slice(1))
  if (!sorted.trust) return failed(`${trust}: has no platformKey and directory.`)
  if (sorted.audit !== undefined || sorted.unknown.length > 0)
    return failed(`${names[(sorted.unknown[0] ?? 1) + 1]!}: is no receipt, closing record or packet.`)
  const report = await verifyAuditFile(files[0], { ...sorted.trust, ...sorted })
  print(report, lang)
  return report.failed.length === 0
}

async function parsedFile(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(name, 'utf8')) as unknown
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
