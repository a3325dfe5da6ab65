import { compare, units } from '#contract/kit/money.ts'
import { dayMs, figure, type Found, percentOf, type Rule } from './found.rules.ts'

/** Rules about awards and what becomes of them. */

export const alwaysTheSame: Rule<'award'> = {
  version: 1,
  examines: 'award',
  find(facts, { signalSameShare, signalSameAwards, signalSameLosses }) {
    const { projects, names } = facts
    if (projects.length < signalSameAwards) return []
    const winners = [...new Set(projects.flatMap((each) => each.winners))]
    return winners.flatMap((supplierId): Found[] => {
      const won = projects.filter((project) => project.winners.includes(supplierId))
      const losses = won.reduce((count, { losers }) => count + losers.filter((id) => id !== supplierId).length, 0)
      if (won.length * 100 < signalSameShare * projects.length || losses < signalSameLosses) return []
      return [
        {
          subjectKey: `department ${facts.deptId} ${facts.categoryId} ${supplierId}`,
          windowKey: '',
          subject: `${facts.deptName} · ${facts.categoryName} → ${names[supplierId] ?? supplierId}`,
          severity: won.length === projects.length ? 'high' : 'medium',
          evidence: [
            figure('department', facts.deptName),
            figure('category', facts.categoryName),
            figure('supplier', names[supplierId] ?? supplierId),
            figure('awards', projects.length),
            figure('won', won.length),
            figure('share', percentOf(BigInt(won.length), BigInt(projects.length))),
            figure('losses', losses),
          ],
          inputs: {
            supplierId,
            projects: projects.map(({ projectId, winners, losers }) => ({ projectId, winners, losers })),
          },
          projectIds: projects.map(({ projectId }) => projectId),
          orderIds: [],
          supplierIds: [supplierId],
        },
      ]
    })
  },
}

export const riseAfterAward: Rule<'rise'> = {
  version: 1,
  examines: 'rise',
  find: (facts, { signalRisePercent, signalRiseDays }) =>
    facts.orders.flatMap((order): Found[] => {
      const until = Date.parse(facts.awardedAt) + signalRiseDays * dayMs
      const counted = order.changes
        .filter(({ at }) => Date.parse(at) <= until)
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      const [first, last] = [counted[0], counted.at(-1)]
      if (!first || !last || compare(last.after, first.before) <= 0) return []
      const [before, after] = [units(first.before), units(last.after)]
      if (before === 0n || (after - before) * 100n <= before * BigInt(signalRisePercent)) return []
      return [
        {
          subjectKey: `project ${facts.projectId} ${order.orderId}`,
          windowKey: '',
          subject: `${facts.projectNo} ${facts.title}`,
          severity: (after - before) * 5n > before ? 'high' : 'medium',
          evidence: [
            figure('supplier', order.supplierName),
            figure('orders', order.no),
            figure('before', first.before),
            figure('after', last.after),
            figure('rise', percentOf(after - before, before)),
            figure('days', Math.ceil((Date.parse(last.at) - Date.parse(facts.awardedAt)) / dayMs)),
          ],
          inputs: { awardedAt: facts.awardedAt, changes: counted },
          projectIds: [facts.projectId],
          orderIds: [order.orderId],
          supplierIds: [order.supplierId],
        },
      ]
    }),
}
