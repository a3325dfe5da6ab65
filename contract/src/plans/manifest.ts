import { defineModule } from '../kit/manifest.ts'
import { plansMessages } from './messages.ts'
import { plansRefusals } from './refusals.ts'

export const plans = defineModule({
  title: ['计划采购', 'Planned purchase'],
  permissions: {
    'plan.use': ['填报采购计划', 'Plan purchases'],
    'plan.consolidate': ['汇总采购计划', 'Consolidate plans'],
    'plan.release': ['下达采购计划', 'Release plans'],
  },
  reaches: { 'plan.consolidate': 'all', 'plan.release': 'all' },
  menus: [
    {
      entrance: 'purchaser',
      // Prescribed number of the menu entry: portals check their access by it.
      id: '705062298839196670',
      name: '计划采购',
      enName: 'Planned purchase',
      url: 'demandList',
      needs: 'plan.use',
      place: 41,
    },
    {
      entrance: 'purchaser',
      id: '100116',
      name: '计划汇总',
      enName: 'Plan consolidation',
      url: 'planCycles',
      needs: 'plan.consolidate',
      place: 51,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100395',
      name: '计划周期',
      enName: 'Plan cycles',
      url: 'planCycles',
      needs: 'plan.consolidate',
      place: 62,
    },
  ],
  approvals: {
    plan: {
      names: ['采购计划', 'Purchase plan'],
      path: '/planDetail?id={id}',
      place: 15,
      holdDays: 14,
      conditions: ['category', 'budget'],
    },
  },
  messages: plansMessages,
  refusals: { ...plansRefusals },
  refusalFields: { 'planCycle.past': 'closesAt', 'planCycle.filling': 'month', 'planCycle.taken': 'month' },
})
