import type { Page } from '@playwright/test'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { addPerson, setAccountStatus } from '#contract/identity/people.ts'
import { addRole } from '#contract/identity/roles.ts'
import { callApi } from './apiClient.ts'

/** Changes the organisation, so that the audit log has entries of several kinds. */
export async function changeOrganisation(operator: Page): Promise<void> {
  await callApi(operator, addRole, {
    code: 'warehouse',
    name: '仓库管理员',
    enName: 'Warehouse keeper',
    permissions: ['goods.read'],
  })
  const { records } = await callApi(operator, qryDeptUsers, { limit: 1 })
  const person = { userName: '温如言', userCode: 'wenruyan', mobile: '', email: '' }
  const { accounts } = await callApi(operator, addPerson, {
    ...person,
    deptId: records[0]!.deptId,
    entrance: 'purchaser',
  })
  await callApi(operator, setAccountStatus, { userId: accounts[0]!.userId, status: 'disabled' })
}
