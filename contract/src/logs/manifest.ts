import { defineModule } from '../kit/manifest.ts'
import { logsMessages } from './messages.ts'

const log = { entrance: 'operator', group: 'system', needs: 'log.read' } as const

export const logs = defineModule({
  title: ['日志', 'Logs'],
  permissions: { 'log.read': ['查看与导出日志', 'View and export logs'] },
  // Who manages accounts or roles must not be the one who watches what people do.
  separated: [['org.manage', 'log.read']],
  menus: [
    { ...log, id: '100460', name: '登录日志', enName: 'Sign-in log', url: 'loginLog', place: 120 },
    { ...log, id: '100461', name: '操作日志', enName: 'Operation log', url: 'operationLog', place: 121 },
    { ...log, id: '100462', name: '导出日志', enName: 'Export log', url: 'exportLog', place: 122 },
    { ...log, id: '100463', name: '消息日志', enName: 'Message log', url: 'messageLog', place: 123 },
    { ...log, id: '100464', name: '慢调用', enName: 'Slow calls', url: 'callLog', place: 124 },
    {
      ...log,
      id: '100465',
      name: '审计链',
      enName: 'Audit chain',
      url: 'auditChain',
      needs: 'system.audit',
      place: 125,
    },
  ],
  messages: logsMessages,
})
