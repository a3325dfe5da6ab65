import * as contract from '#contract/api/serviceAccounts.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { scopeGroups } from '../scope.service.ts'
import { addServiceAccount, editServiceAccount, setServiceAccountStatus } from './serviceAccount.service.ts'
import { serviceAccountList, type ServiceAccountRow } from './serviceAccount.store.ts'

const present = ({ created_at: createdAt, disabled, ...row }: ServiceAccountRow): contract.ServiceAccount => ({
  ...row,
  entrance: row.entrance === 'operator' ? 'operator' : 'purchaser',
  status: availabilityOf({ disabled }),
  createdAt: createdAt.toISOString(),
  can: disabled ? ['enable'] : ['addKey', 'edit', 'disable'],
})

export function serviceAccountRoutes(app: App) {
  const { permissions, ...labels } = contract.serviceAccountLabels
  const accounts = serveRecords(app, contract.listServiceAccounts, {
    list: serviceAccountList,
    present,
    exported: {
      route: contract.exportServiceAccounts,
      name: ['服务账号', 'Service accounts'],
      columns: { ...labels, permissions: { title: permissions, value: (row) => row.permissions.join(' ') } },
    },
  })
  accounts.detail(contract.getServiceAccount, ({ id }) => id)
  accounts.changes(contract.listServiceAccountChanges, ({ id }) => id, { of: 'serviceAccount' })
  accounts.write(contract.addServiceAccount, addServiceAccount)
  accounts.write(contract.editServiceAccount, editServiceAccount)
  accounts.write(contract.setServiceAccountStatus, setServiceAccountStatus)
  serve(app, contract.listScopes, ({ actor }) => Promise.resolve(scopeGroups(actor)))
}
