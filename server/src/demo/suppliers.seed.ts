import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { createPerson, createUser } from '#modules/identity/index.ts'
import { registerSupplier } from '#modules/suppliers/index.ts'
import type { Founded } from './organisation.ts'
import { supplierPeople } from './people.ts'
import { accountOf, type DemoSupplier, suppliers } from './suppliers.ts'

export async function foundSuppliers(
  database: Database,
  { tenantId, departments, roleIds }: Founded,
  passwordHash: string,
  now: Date,
) {
  const supplierIds = new Map<string, string>()
  await database.write(tenantId, async (tx) => {
    for (const [position, supplier] of suppliers.entries()) {
      const { code, name, shortName, creditCode, region, mobile } = supplier
      const people = supplierPeople[position]!
      const profile = {
        code,
        name,
        shortName,
        creditCode,
        region: region.province,
        contactName: people[0],
        contactTel: mobile,
      }
      const id = await registerSupplier(tx, systemActor(tenantId), {
        ...profile,
        ...registeredOf(supplier, people, now),
      })
      supplierIds.set(code, id)
      for (const [index, person] of people.entries())
        await createUser(tx, {
          code: accountOf(supplier, index),
          name: person,
          personId: await createPerson(tx, {
            mobile: mobile.slice(0, -1) + String(index + 1),
            email: supplier.email,
            passwordHash,
          }),
          entrance: 'supplier',
          deptId: departments.get('001')!.id,
          supplierId: id,
          roleIds: [roleIds.get('supplierSales')!, ...(index === 0 ? [roleIds.get('supplierAdmin')!] : [])],
        })
    }
  })
  return supplierIds
}

/** Days after which certificates of some suppliers expire; those of the others are in force for more than a year. */
const expiring: Readonly<Record<string, number>> = { S02: 20, S05: 6 }

/** What suppliers have said of themselves, and their certificates. */
const registeredOf = ({ code, creditCode, address, email }: DemoSupplier, people: readonly string[], now: Date) => ({
  legalPerson: people.at(-1) ?? '',
  address,
  email,
  categoryIds: [],
  certificates: [
    { type: 'businessLicence' as const, no: creditCode, issuer: '市场监督管理局', to: '', files: [] },
    {
      type: 'iso9001' as const,
      no: `U26Q${code}R2M`,
      issuer: '华信认证',
      to: dayOf(new Date(now.getTime() + (expiring[code] ?? 400) * 86_400_000)),
      files: [],
    },
  ],
})
