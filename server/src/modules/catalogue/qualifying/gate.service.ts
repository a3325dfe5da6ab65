import { dayOf } from '#contract/kit/calendar.ts'
import {
  type CertificateType,
  certificateStateOf,
  certificateTypeNames,
  daysLeftOf,
} from '#contract/suppliers/certificates.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { gatesOf, requiredBy } from './rule.store.ts'

interface Gate {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string>>
}
interface Dealing {
  readonly supplierId: string
  readonly categoryIds: readonly string[]
  readonly now: Date
  /** Language of the refusal; default: Chinese. */
  readonly lang?: Lang
}

/** What keeps a supplier from selling in some of these categories, by category. */
export async function closedGates(db: Db, { supplierId, categoryIds, now, lang }: Dealing): Promise<Map<string, Gate>> {
  if (categoryIds.length === 0) return new Map()
  const gates = await gatesOf(db, { supplierId, categoryIds: [...new Set(categoryIds)], today: dayOf(now) })
  return new Map(
    gates.flatMap(({ id, name, is_qualified: isQualified, lacking: [type] }): [string, Gate][] => {
      if (!isQualified) return [[id, { code: 'supplier.notQualified', facts: { name } }]]
      if (type === undefined) return []
      const certificate = certificateTypeNames[type as CertificateType][lang === 'en' ? 1 : 0]
      return [[id, { code: 'supplier.certificateLacking', facts: { certificate, name } }]]
    }),
  )
}

/** Refuses to let a supplier sell in categories that it is not qualified for, where these ask for it. */
export async function demandQualified(db: Db, dealing: Dealing): Promise<void> {
  const [gate] = (await closedGates(db, dealing)).values()
  if (gate) refuse(gate.code, gate.facts)
}

/** Certificates that categories require, and which of them a supplier has on the day. */
export const requiredCertificates = async (db: Db, { supplierId, categoryIds, now }: Dealing) =>
  (await requiredBy(db, { supplierId, categoryIds })).map(({ type, is_there: isThere, last_day: last }) => ({
    type: type as CertificateType,
    to: last ?? '',
    state: isThere ? certificateStateOf(daysLeftOf(last ?? '', dayOf(now))) : ('missing' as const),
  }))
