import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { trialCase } from '#contract/login/trials.ts'
import { sample } from '../../../../test/components/sample.ts'
import { reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { TrialsPage } from './TrialsPage.tsx'

const trial = sample(trialCase.Record, {
  id: '7',
  version: 3,
  orgName: '临湾港务',
  status: '01',
  can: ['take', 'note', 'extend', 'end'],
})

beforeEach(() => {
  reply(trialCase.list, sample(trialCase.list.reply, { records: [trial], total: 1 }))
  reply(trialCase.figures, { counts: { '01': 1, '04': 12 } })
  for (const action of [trialCase.actions.take, trialCase.actions.extend, trialCase.actions.end])
    reply(action, sample(trialCase.Record, trial))
})
const showTrials = () =>
  show(<TrialsPage />, { messages: ['identity', 'login.trials'], as: ['trial.manage'], at: '/trials' })
const choose = async (action: string) => {
  const button = page.getByRole('row').getByRole('button', { name: action, exact: true })
  await button.click()
}

test('trials: the tabs have the names and numbers of the states', async () => {
  await showTrials()
  await expect.element(page.getByText('已结束')).toBeVisible()
  await expect.element(page.getByText('12', { exact: true })).toBeVisible()
})

test('trials: an action that asks for nothing is called with the version that was read', async () => {
  await showTrials()
  await choose('开始跟进')
  await expect.poll(() => sent(trialCase.actions.take)).toEqual([{ id: '7', version: 3 }])
})

test('trials: an extension asks for days, within their limit', async () => {
  await showTrials()
  await page.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '延长' }).click()
  const days = page.getByRole('textbox', { name: '延长天数' })
  await days.fill('91')
  await page.getByRole('dialog').getByRole('button', { name: '延长' }).click()
  expect(sent(trialCase.actions.extend)).toEqual([])
  await days.fill('30')
  await page.getByRole('dialog').getByRole('button', { name: '延长' }).click()
  await expect.poll(() => sent(trialCase.actions.extend)).toEqual([{ id: '7', version: 3, days: 30 }])
})
