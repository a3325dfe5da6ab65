import { defineModule } from '../kit/manifest.ts'
import { signalsMessages } from './messages.ts'
import { signalsRefusals } from './refusals.ts'

export const signals = defineModule({
  title: ['风险信号', 'Risk signals'],
  permissions: {
    'signal.read': ['查看风险信号', 'Read risk signals'],
    'signal.handle': ['核查风险信号', 'Handle risk signals'],
    'signal.set': ['设置风险规则', 'Set the rules of risk signals'],
    'signal.advise': ['审批定标时查看风险提示', 'Read signals before an award is approved'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100590',
      name: '风险信号',
      enName: 'Risk signals',
      url: 'signals',
      needs: 'signal.read',
      place: 90.2,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100591',
      name: '风险规则',
      enName: 'Risk rules',
      url: 'signalRules',
      needs: 'signal.read',
      place: 90.3,
    },
    {
      entrance: 'operator',
      group: 'statistics',
      id: '100592',
      name: '信号豁免',
      enName: 'Exemptions',
      url: 'signalExemptions',
      needs: 'signal.read',
      place: 90.4,
    },
  ],
  workbench: {
    todos: {
      'signal.handle': {
        name: ['风险信号', 'Risk signals'],
        action: ['去核查', 'Check'],
        entrances: ['operator'],
        needs: 'signal.handle',
        list: '/signals?status=01',
        page: '/signalCase?id=',
      },
    },
  },
  messages: signalsMessages,
  refusals: { ...signalsRefusals },
  refusalFields: {
    'signalExemption.until': 'until',
  },
})
