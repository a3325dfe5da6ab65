export interface PlanNode {
  'Join Type'?: string
  'Parent Relationship'?: string
  Schema?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Tables whose columns may be null because of outer joins. */
export function optionalTables(plan: PlanNode, isOptional = false): string[] {
  const join = plan['Join Type'] ?? ''
  const own = isOptional && plan['Relation Name'] ? [`${plan['Schema']}.${plan['Relation Name']}`] : []
  const below = (plan.Plans ?? []).flatMap((child) => {
    const side = child['Parent Relationship']
    const isLeftOut = join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
    return optionalTables(child, isOptional || isLeftOut)
  })
  return [...own, ...below]
}
