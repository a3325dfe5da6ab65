import type { AwardedAgreement, AwardedGoods } from '#modules/catalogue/index.ts'
import type { Awarded, AwardedPart, AwardedShare } from '#modules/sourcing/index.ts'

/** Product key: equal items of several lines are one product. */
const keyOf = ({ skuId, name, spec, unit, taxRate }: AwardedPart): string =>
  skuId ?? JSON.stringify([name, spec, unit, taxRate])

type Agreed = Pick<Awarded, 'projectNo' | 'shares' | 'agreementDeptIds'>

/**
 * Creates one agreement for each supplier, numbered by project and place in the award, with a separate price for each
 * department: those that the project has chosen, otherwise those that need the goods.
 */
export function agreementsOf({ projectNo, shares, agreementDeptIds }: Agreed): AwardedAgreement[] {
  const letters = projectNo.replaceAll(/[^A-Za-z0-9]/g, '')
  return [...Map.groupBy(shares, ({ supplierId }) => supplierId)].map(([supplierId, own], at) => ({
    supplierId,
    agreementNo: `${letters}K${String(at + 1).padStart(2, '0')}`,
    goods: goodsOf(own, agreementDeptIds),
  }))
}

function goodsOf(shares: readonly AwardedShare[], chosen: readonly string[]): AwardedGoods[] {
  const needed = shares.flatMap(({ recipient: { deptId }, parts }) =>
    parts.flatMap((part) => (chosen.length > 0 ? chosen : [deptId]).map((each) => ({ deptId: each, part }))),
  )
  return [...Map.groupBy(needed, ({ part }) => keyOf(part)).values()].map((same) => {
    const { name, spec, unit, brand: brandName, taxRate, leadDays, skuId } = same[0]!.part
    const departments = [...Map.groupBy(same, ({ deptId }) => deptId)].map(([deptId, mine]) => ({
      deptId,
      lines: mine.map(({ part: { quantity, price } }) => ({ quantity, price })),
    }))
    return { name, spec, unit, brandName, taxRate, leadDays, skuId, departments }
  })
}
