import type { Lang } from '#contract/refusals.ts'
import { memory } from '#kit/memory.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { type ClosingHead, signClosingHead } from '#sealing/log/closingHead.ts'
import { entryOf, hexOf } from '../seal/entry.columns.ts'
import type { Seals } from '../seal/seals.ts'
import type { ClosedRow } from './closed.store.ts'
import type { FeedItem } from './feed.rules.ts'

/** Cache of signed closing heads: they are immutable, and feeds are read often. */
const signed = memory<ClosingHead>(24 * 3_600_000, 1000)

async function headOf(row: ClosedRow, { platform }: Seals): Promise<ClosingHead> {
  const close = entryOf(row)
  const key = `${row.project_id} ${close.hash}`
  const known = signed.get(key)?.value
  return known ?? signed.set(key, '', await signClosingHead(platform.signers[row.suite], row.project_id, close))
}

const words = {
  'zh-CN': { title: '截止凭证', fingerprint: '密钥指纹', head: '签名凭证（JSON）' },
  en: { title: 'Closing record', fingerprint: 'Key fingerprint', head: 'Signed record (JSON)' },
} as const satisfies Record<Lang, unknown>

/** Feed item with the signed closing head of a round, which proves later that no quote was added afterwards. */
export async function closedItem(row: ClosedRow, origin: string, lang: Lang, seals: Seals): Promise<FeedItem> {
  const { title, fingerprint, head } = words[lang]
  const link = `${origin}/havePublished?id=${row.project_id}&type=${row.project_kind}`
  return {
    title: `${title} ${row.project_no} ${row.title}`,
    link,
    id: `${link}#head-${row.round}`,
    text: [
      `${fingerprint}: ${roundFingerprint(row.suite, hexOf(row.key_id))}`,
      `${head}: ${JSON.stringify(await headOf(row, seals))}`,
    ].join('\n'),
    at: row.at,
  }
}
