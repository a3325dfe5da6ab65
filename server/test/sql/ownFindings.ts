import { ownerPool as owner } from './ownerPool.ts'

/** Findings of verifications about documents of one tenant: other tests alter rows of theirs on purpose. */
export async function ownFindings(tenantId: string, findings: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select no as name from ordering.orders where tenant_id = $1
     union all select id::text from catalogue.skus where tenant_id = $1
     union all select id::text from ledger.accounts where tenant_id = $1
     union all select id::text from ledger.holds where tenant_id = $1
     union all select posting::text from ledger.entries where tenant_id = $1`,
    [tenantId],
  )
  return findings.filter((finding) => rows.some(({ name }) => finding.includes(name)))
}
