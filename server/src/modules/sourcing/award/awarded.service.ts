import { minus, sum, units } from '#contract/kit/money.ts'
import type { ProjectKind, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { partsOf, splitAmount } from '../demands/share.rules.ts'
import { releaseBudget } from '../projects/budget.service.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { findAwardSuppliers } from './award.store.ts'
import { type AwardedLineRow, findAwardedLines } from './awarded.store.ts'

/** For whom something was awarded, and where it goes. */
export interface Recipient {
  readonly userId: string
  readonly userName: string
  readonly deptId: string
  readonly deptPath: readonly string[]
  readonly deptName: string
  readonly contactName: string
  readonly contactTel: string
  readonly address: string
}

/** So much of an awarded item, from one supplier for one recipient. */
export interface AwardedPart {
  readonly itemId: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly brand: string
  readonly leadDays: number
  readonly needDate: string | null
  readonly skuId: string | null
  readonly quantity: string
  readonly price: string
  readonly taxRate: string
  readonly amount: string
}

/** What one supplier was awarded for one recipient; all of them together are the award, to the cent. */
export interface AwardedShare {
  readonly supplierId: string
  readonly supplierName: string
  readonly recipient: Recipient
  readonly freight: string
  readonly parts: readonly AwardedPart[]
}

export interface Awarded {
  readonly projectId: string
  readonly projectNo: string
  readonly title: string
  readonly kind: ProjectKind
  readonly purchaseForm: PurchaseForm
  readonly categoryIds: readonly string[]
  readonly agreementMonths: number
  readonly isCapped: boolean
  readonly awardId: string
  readonly shares: readonly AwardedShare[]
}

/**
 * Hands a published award on: what was held of budgets for the project is free, in the transaction in which who takes it
 * holds it anew. Undefined where the project has none.
 */
export async function handOnAward(tx: Tx, actor: Actor, projectId: string): Promise<Awarded | undefined> {
  const project = await projects.lockIfThere(tx, projectId)
  if (!project || project.state !== '7' || project.award_id === null) return undefined
  const { award_id: awardId } = project
  const shares = await sharesOf(tx, project, awardId)
  await releaseBudget(tx, actor, project, 'ordered')
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    kind: project.kind,
    purchaseForm: project.purchase_form,
    categoryIds: project.category_ids,
    agreementMonths: project.agreement_months,
    isCapped: project.is_capped,
    awardId,
    shares,
  }
}

const ownerOf = (project: ProjectRow): Recipient => ({
  userId: project.owner_id,
  userName: project.owner_name,
  deptId: project.dept_id,
  deptPath: project.dept_path,
  deptName: project.dept_name,
  contactName: project.contact_name,
  contactTel: project.contact_tel,
  address: project.delivery_address,
})

async function sharesOf(tx: Tx, project: ProjectRow, awardId: string): Promise<AwardedShare[]> {
  const lines = (await findAwardedLines(tx, awardId)).map(lineOf)
  const suppliers = await findAwardSuppliers(tx, awardId)
  const owner = ownerOf(project)
  const parts = partsOf(lines, new Map()).map((part) => ({ ...part, recipient: owner }))
  return suppliers
    .filter((each) => each.is_winner)
    .flatMap(({ supplier_id: supplierId, supplier_name: supplierName, awarded }) => {
      const own = parts.filter(({ line }) => line.supplierId === supplierId)
      const groups = [...Map.groupBy(own, ({ recipient }) => keyOf(recipient)).values()]
      const freight = minus(awarded, sum(own.map(({ amount }) => amount)))
      const freights = splitAmount(
        freight,
        groups.map((group) => units(sum(group.map(({ amount }) => amount)))),
      )
      return groups.map((group, at) => ({
        supplierId,
        supplierName,
        recipient: group[0]!.recipient,
        freight: freights[at]!,
        parts: group.map(({ line: { row, ...line }, quantity, amount }) => ({
          ...line,
          name: row.name,
          spec: row.spec,
          unit: row.unit,
          brand: row.brand,
          leadDays: row.lead_days,
          needDate: row.need_date,
          skuId: row.sku_id,
          quantity,
          amount,
        })),
      }))
    })
}

const lineOf = (row: AwardedLineRow) => ({
  row,
  itemId: row.item_id,
  supplierId: row.supplier_id,
  quantity: row.quantity,
  price: row.price,
  taxRate: row.tax_rate,
  amount: row.amount,
})

const keyOf = ({ userId, deptId, address }: Recipient): string => JSON.stringify([userId, deptId, address])
