import type { ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { addDemands } from '#modules/sourcing/index.ts'
import type { ProjectRun } from './projectRun.ts'

/** Creates demand lines of up to three departments and collects them into items. */
export async function mergedDemands(
  { tx, actors, times }: ProjectRun,
  items: readonly ProjectItemDraft[],
): Promise<ProjectItemDraft[]> {
  const departments = [...Map.groupBy(actors.buyers, ({ deptId }) => deptId).values()].slice(0, 3)
  const merged = items.map((item) => ({ ...item, demandIds: [] as string[] }))
  for (const [place, [requester]] of departments.entries()) {
    const drafts = items.map(({ name, spec, unit, quantity, budgetPrice }) => ({
      name,
      spec,
      unit,
      quantity: String(partOf(Number(quantity), departments.length, place)),
      budgetPrice,
      needDate: null,
      address: `${requester!.deptName}收货点`,
      contactName: requester!.userName,
      contactTel: '13800000000',
      remark: '',
      skuId: null,
    }))
    const ids = await addDemands(tx, { ...requester!, now: times.created }, drafts)
    for (const [at, id] of ids.entries()) merged[at]!.demandIds.push(id)
  }
  return merged
}

/** Equal parts; the first one includes the remainder. */
function partOf(quantity: number, parts: number, place: number): number {
  const share = Math.floor(quantity / parts)
  return place === 0 ? quantity - share * (parts - 1) : share
}
