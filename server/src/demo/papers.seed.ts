import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { replaceHotWords } from '#modules/catalogue/index.ts'
import { saveInvoiceTitle, saveReceiverAddress } from '#modules/ordering/index.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import type { Founded } from './organisation.ts'
import { rulesOf } from './approvalRules.ts'
import { demoAddresses, demoInvoiceTitle, demoOrganisations } from './people.ts'

const rulesAgo = 600 * 86_400_000

/** Creates approval rules, addresses, invoice titles, and hot words. */
export async function foundPapers(
  database: Database,
  { tenantId, organisation, userIds, departments }: Founded,
  computersId: string,
  now: Date,
) {
  // The rules are older than all orders: what was below their limits then shows in their history.
  await database.write(tenantId, async (tx) => {
    await setTransactionTime(tx, new Date(now.getTime() - rulesAgo))
    const holdersOf = (role: string) =>
      organisation.people.filter(([, , , roles]) => roles.includes(role)).map(([account]) => userIds.get(account)!)
    for (const rule of rulesOf(computersId, holdersOf)) await saveApprovalRule(tx, systemActor(tenantId), rule)
  })
  await database.write(tenantId, async (tx) => {
    const hot = [
      ['A4 复印纸', 'A4 paper'],
      ['安全帽', 'Hard hats'],
      ['笔记本电脑', 'Laptops'],
      ['硒鼓', 'Toner cartridges'],
      ['防护手套', 'Work gloves'],
      ['工业扳手', 'Wrenches'],
      ['会议桌', 'Meeting tables'],
      ['饮用水', 'Drinking water'],
    ] as const
    await replaceHotWords(
      tx,
      hot.map(([words, wordsEn], index) => ({ words, wordsEn, isHighlight: index % 2 === 0 && index < 4 })),
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
      // One invoice title for each department.
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
