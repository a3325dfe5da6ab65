import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { replaceHotWords } from '#modules/catalogue/index.ts'
import { createPerson, createUser, hashPassword } from '#modules/identity/index.ts'
import { saveInvoiceTitle, saveReceiverAddress } from '#modules/ordering/index.ts'
import { insertArticle } from '#modules/portal/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { demoArticles } from './articles.ts'
import { foundCategories, foundProducts } from './catalogue.seed.ts'
import { type Founded, foundOrganisation, rulesOf } from './organisation.ts'
import { demoAddresses, demoInvoiceTitle, demoOrganisations, demoPassword, supplierPeople } from './people.ts'
import { demoRoles } from '#server/demo/roles.ts'
import { foundSignOn } from './signOn.ts'
import { type DemoSupplier, suppliers } from './suppliers.ts'

/** Fills an empty database with the demo tenants: people, suppliers, catalogue. */
export async function seedDemo(database: Database, now = new Date()): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const organisation of demoOrganisations) {
    const founded = await foundOrganisation(database, organisation, passwordHash, now)
    const supplierIds = await foundSuppliers(database, founded, passwordHash)
    const leafIds = await foundCategories(database, founded.tenantId)
    await foundSignOn(database, founded)
    await foundPapers(database, founded, leafIds.get(computers)!, now)
    await database.write(founded.tenantId, async (tx) => {
      for (const article of demoArticles(organisation, now)) await insertArticle(tx, article)
    })
    const root = founded.departments.get('001')!.id
    await foundProducts(database, founded.tenantId, root, supplierIds, leafIds, organisation.products)
  }
}

/** Code of the first-level category whose goods IT approves. */
const computers = '07'

const mailBox = ({ email }: DemoSupplier) => /@(\w+)\./.exec(email)?.[1] ?? email

/** Accounts have the name of the supplier's mail domain. */
export const accountOf = (supplier: DemoSupplier, index: number) => `${mailBox(supplier)}0${index + 1}`

const shown = ['linzhiyuan', 'shenruochuan', 'xujingxing', 'guqinghe', 'tangshuyi', 'operator']

/** The accounts that somebody who looks around needs first. */
export function demoTable(): string {
  const [group] = demoOrganisations
  const names = new Map(demoRoles.map(({ code, name }) => [code, name]))
  const people = (group?.people ?? []).filter(([account]) => shown.includes(account))
  const lines = people.map(([account, name, , roles, entrance]) => [
    account,
    name,
    entrance === 'operator' ? '运营方' : '采购人',
    roles.map((role) => names.get(role)).join('、'),
  ])
  const sellers = suppliers
    .slice(0, 2)
    .map((supplier, index) => [accountOf(supplier, 0), supplierPeople[index]?.[0] ?? '', '供应商', supplier.shortName])
  const rows = [...lines, ...sellers].map(
    ([account = '', name, entrance, roles]) => `  ${account.padEnd(14)} ${name}  ${entrance}  ${roles}`,
  )
  const hint = 'the second factor of the operator: npm run baicai -- demo-otp'
  return [`demo accounts, password ${demoPassword}:`, ...rows, hint].join('\n')
}

export async function foundSuppliers(
  database: Database,
  { tenantId, departments, roleIds }: Founded,
  passwordHash: string,
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
      const { id } = await createSupplier(tx, systemActor(tenantId), profile)
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
          roleIds: [roleIds.get('supplierSales')!],
        })
    }
  })
  return supplierIds
}

/** Rules of approval, everybody's address and invoice title, and the words below the search box. */
async function foundPapers(
  database: Database,
  { tenantId, organisation, userIds, departments }: Founded,
  computersId: string,
  now: Date,
) {
  await database.write(tenantId, async (tx) => {
    const holdersOf = (role: string) =>
      organisation.people.filter(([, , , roles]) => roles.includes(role)).map(([account]) => userIds.get(account)!)
    for (const rule of rulesOf(computersId, holdersOf)) await saveApprovalRule(tx, systemActor(tenantId), rule)
    const hot = ['A4 复印纸', '安全帽', '笔记本电脑', '硒鼓', '防护手套', '工业扳手', '会议桌', '饮用水']
    await replaceHotWords(
      tx,
      hot.map((words, index) => ({ words, isHighlight: index % 2 === 0 && index < 4 })),
    )
    const titled = new Set<string>()
    for (const [account, name, deptCode, roles] of organisation.people) {
      if (!roles.some((role) => role === 'buyer' || role === 'deptHead')) continue
      const dept = departments.get(deptCode)!
      const actor = {
        ...systemActor(tenantId, '', now),
        userId: userIds.get(account)!,
        userName: name,
        deptId: dept.id,
        deptPath: dept.path,
      }
      const place = demoAddresses.find((address) => address.deptCode === deptCode) ?? demoAddresses[0]
      const regions = place.codes.map((code, index) => ({ code, name: place.names[index]! }))
      await saveReceiverAddress(tx, actor, {
        consignee: name,
        mobile: place.mobile,
        regions,
        detail: place.address,
        isDefault: true,
      })
      // A department has one title, however many buy for it.
      if (titled.has(deptCode)) continue
      titled.add(deptCode)
      await saveInvoiceTitle(tx, actor, {
        ...demoInvoiceTitle,
        title: organisation === demoOrganisations[0] ? demoInvoiceTitle.title : `${organisation.name}有限公司`,
        invoiceType: 'special',
        isDefault: true,
      })
    }
  })
}
