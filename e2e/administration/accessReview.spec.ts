import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listDepartments } from '#contract/identity/departments.ts'
import { addPerson } from '#contract/identity/people.ts'
import { addRole, changeRoleMembers } from '#contract/identity/roles.ts'
import { accessReviewStatusNames, reviewItemStatusNames } from '#contract/accessReviews/states.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { dialogOf, inRow, rowOf } from '../organisation/table.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const { accessReviews, common, reviewItems } = messagesOf['zh-CN']

/** A role of its own that two new people hold. */
async function aRole(operator: Page, code: string) {
  const { records } = await callApi(operator, listDepartments, { keyword: '采购管理部' })
  const role = await callApi(operator, addRole, {
    code,
    name: `复核${code}`,
    enName: `Review ${code}`,
    permissions: ['goods.read'],
  })
  const add = async (userCode: string) => {
    const draft = { userCode, userName: `人员${userCode}`, deptId: records[0]!.deptId, mobile: '', email: '' }
    const { accounts } = await callApi(operator, addPerson, { ...draft, entrance: 'purchaser' })
    return accounts[0]!.userId
  }
  const [keeps, loses] = [`${code}.1`, `${code}.2`]
  const userIds = [await add(keeps), await add(loses)]
  await callApi(operator, changeRoleMembers, { roleId: role.id, add: userIds, remove: [] })
  return { role, keeps, loses }
}

test('access review: a reviewer keeps one role and takes another away; the result has the checksum of the page', async ({
  browser,
}) => {
  const operator = await enter(browser, 'operator', 'zh-CN', 'operator')
  const reviewer = await enter(browser, 'shenruochuan', 'zh-CN')
  // Different for each attempt.
  const code = `R${Date.now() % 1_000_000}`
  const { role, keeps, loses } = await aRole(operator, code)

  await operator.goto(`${appUrl()}/accessReviews`)
  await operator.getByRole('button', { name: accessReviews.add }).click()
  const dialog = operator.getByRole('dialog', { name: accessReviews.add })
  /** The first Escape clears what was typed, the next one closes the list. */
  const closed = () =>
    expect(async () => {
      if ((await operator.getByRole('listbox').count()) > 0) await operator.keyboard.press('Escape')
      await expect(operator.getByRole('listbox')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  await dialog.getByLabel(accessReviews.form.name).fill(`复核 ${code}`)
  await dialog.getByLabel(accessReviews.form.roleIds.label).click()
  await operator.getByRole('searchbox').last().fill(code)
  await operator.getByRole('option', { name: role.name }).click()
  await closed()
  await dialog.getByLabel(accessReviews.form.reviewerId.label).click()
  await operator.getByRole('searchbox').last().fill('沈若川')
  await operator.getByRole('option', { name: /^沈若川/ }).click()
  await closed()
  await waitUntilStable(operator)
  await expectAccessible(operator)
  await dialog.getByRole('button', { name: accessReviews.open, exact: true }).click()
  await expect(operator.getByRole('dialog')).toHaveCount(0)
  await operator.getByRole('link', { name: `复核 ${code}` }).click()
  await expect(operator.getByText(accessReviewStatusNames['01'][0]).first()).toBeVisible()
  await expect(rowOf(operator, keeps)).toContainText('沈若川')
  await expect(rowOf(operator, loses)).toContainText(reviewItemStatusNames['01'][0])

  await reviewer.goto(`${appUrl()}/myAccessReviews?status=01&keyword=${code}`)
  await waitUntilStable(reviewer)
  await expectAccessible(reviewer)
  await inRow(reviewer, rowOf(reviewer, keeps), reviewItems.action.keep, common.more)
  await expect(rowOf(reviewer, keeps)).toHaveCount(0)
  await inRow(reviewer, rowOf(reviewer, loses), reviewItems.action.revoke, common.more)
  const revoking = dialogOf(reviewer)
  await revoking.getByRole('textbox').fill('已调岗')
  await revoking.getByRole('button', { name: reviewItems.action.revoke, exact: true }).click()
  await expect(rowOf(reviewer, loses)).toHaveCount(0)

  await operator.reload()
  await expect(operator.getByText(accessReviewStatusNames['02'][0]).first()).toBeVisible()
  await expect(rowOf(operator, keeps)).toContainText(reviewItemStatusNames['02'][0])
  await expect(rowOf(operator, loses)).toContainText('已调岗')
  const downloading = operator.waitForEvent('download')
  await operator.getByRole('button', { name: accessReviews.result }).click()
  const result = await readFile(await (await downloading).path(), 'utf8')
  expect(result).toContain(loses)
  const digest = createHash('sha256').update(result).digest('hex')
  await expect(operator.getByText(digest)).toBeVisible()
  await waitUntilStable(operator)
  await expectAccessible(operator)

  await operator.goto(`${appUrl()}/organisation?keyword=${code}`)
  await expect(rowOf(operator, keeps)).toContainText(role.name)
  await expect(rowOf(operator, loses)).not.toContainText(role.name)
})
