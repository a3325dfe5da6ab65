import type { PassportSection } from '#contract/onboarding/passports.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { grantPassport } from '#modules/onboarding/index.ts'
import { changeProfile, findSupplierByCode } from '#modules/suppliers/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'

interface DemoGrant {
  /** Tenants by their order: who keeps the profile, and who receives it. */
  readonly from: number
  readonly to: number
  readonly supplier: string
  readonly sections: readonly PassportSection[]
  /** What is newer at home. */
  readonly contactName?: string
}

const grants: readonly DemoGrant[] = [
  { from: 0, to: 1, supplier: 'S01', sections: ['company', 'contacts', 'certificates'] },
  { from: 1, to: 0, supplier: 'S03', sections: ['company', 'contacts', 'certificates'], contactName: '沈知遥' },
  { from: 1, to: 0, supplier: 'S04', sections: ['company'] },
]

/** Suppliers that are on two platforms grant their passports; the job delivers them after the start. */
export async function foundPassports(database: Database, founded: readonly Founded[], now: Date): Promise<void> {
  for (const { from, to, supplier: code, sections, contactName } of grants) {
    const [home, abroad] = [founded[from], founded[to]]
    const host = abroad?.organisation.hosts[0]
    if (!home || host === undefined) continue
    const { tenantId } = home
    const actors = await database.read(tenantId, (db) => actorsOf(db, tenantId))
    await database.write(tenantId, async (tx) => {
      const supplier = await findSupplierByCode(tx, code)
      const renewed = {
        type: 'iso14001' as const,
        no: `U26E${code}R1M`,
        issuer: '华信认证',
        to: dayOf(new Date(now.getTime() + 700 * 86_400_000)),
        files: [],
      }
      if (contactName !== undefined)
        await changeProfile(tx, systemActor(tenantId, '', now), supplier.id, {
          name: supplier.name,
          legalPerson: supplier.legal_person,
          region: supplier.region,
          address: supplier.address,
          contactName,
          contactTel: supplier.contact_tel,
          certificates: [renewed],
        })
      await grantPassport(tx, { ...actors.salesOf(supplier.id), now }, { host, sections: [...sections] })
    })
  }
}
