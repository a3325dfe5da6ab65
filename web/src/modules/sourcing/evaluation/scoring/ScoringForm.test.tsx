import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findScoringRoom, saveScores, ScoringRoom, submitScores } from '#contract/sourcing/evaluation/evaluation.ts'
import { useRead } from '#web/kit/client/api.ts'
import { sample } from '../../../../../test/components/sample.ts'
import { refuse, reply, replyTo, sent } from '../../../../../test/components/server.ts'
import { show } from '../../../../../test/components/show.tsx'
import { ScoringForm } from './ScoringForm.tsx'

const score = (supplierId: string, criterion: number) => ({ supplierId, criterion, points: '', comment: '' })
const room = sample(ScoringRoom, {
  id: '81',
  version: 2,
  criteria: [
    { name: '价格', kind: 'price', weight: 40 },
    { name: '方案', kind: 'technical', weight: 40 },
    { name: '服务', kind: 'business', weight: 20 },
  ],
  suppliers: [
    { supplierId: '61', supplierName: '华工五金', priceScore: '92.5' },
    { supplierId: '62', supplierName: '东方劳保', priceScore: null },
  ],
  scores: [score('61', 0), score('61', 1), score('62', 0), score('62', 1)],
})

const points = (supplier: string, criterion: string) =>
  page.getByRole('textbox', { name: `${supplier} ${criterion} 得分` })
const save = page.getByRole('button', { name: '保存' })
const submit = page.getByRole('button', { name: '提交评分' })

beforeEach(() => {
  reply(findScoringRoom, room)
  replyTo(saveScores, ({ version, scores }) => {
    const saved = { ...room, version: version + 1, scores }
    reply(findScoringRoom, saved)
    return saved
  })
})

/** The form in its page, which reads the room. */
function Room() {
  return <ScoringForm room={useRead(findScoringRoom, { projectId: '81' })} />
}
const showScoring = () => show(<Room />, { messages: ['sourcing'], as: ['project.score'] })

async function scoreAll() {
  await points('华工五金', '方案').fill('80')
  await points('华工五金', '服务').fill('75.5')
  await points('东方劳保', '方案').fill('60')
  await points('东方劳保', '服务').fill('100')
}

test('scoring: the price is scored by the system, and shown only where experts see prices', async () => {
  await showScoring()
  await expect.element(page.getByText('价格分 92.5，由系统计算')).toBeVisible()
  await expect.element(page.getByText('本项目不向专家显示价格')).toBeVisible()
  await expect.element(points('华工五金', '方案')).toBeVisible()
  await expect.element(points('华工五金', '价格')).not.toBeInTheDocument()
})

test('scoring: some scores are saved as a draft, and what is left is counted', async () => {
  await showScoring()
  await expect.element(page.getByText('还有 4 项未评分')).toBeVisible()
  await points('华工五金', '方案').fill('80')
  await expect.element(page.getByText('还有 3 项未评分')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('评分已保存', { exact: true })).toBeVisible()
  expect(sent(saveScores).at(-1)).toMatchObject({
    projectId: '81',
    scores: [{ supplierId: '61', criterion: 0, points: '80' }, {}, {}, {}],
  })
})

test('scoring: points out of range are named at their field', async () => {
  await showScoring()
  await points('华工五金', '方案').fill('101')
  await save.click()
  await expect.element(points('华工五金', '方案')).toBeInvalid()
  await expect.element(points('华工五金', '方案')).toHaveFocus()
})

test('scoring: nothing is submitted while a score is missing', async () => {
  await showScoring()
  await points('华工五金', '方案').fill('80')
  await submit.click()
  await expect.element(points('华工五金', '服务')).toHaveAccessibleDescription('请评分')
  await expect.element(points('华工五金', '服务')).toHaveFocus()
  expect(sent(submitScores)).toEqual([])
})

test('scoring: all scores are saved, and submitted once the expert confirms', async () => {
  reply(submitScores, room)
  await showScoring()
  await scoreAll()
  await expect.element(page.getByText('已全部评分')).toBeVisible()
  await submit.click()
  const dialog = page.getByRole('dialog', { name: '提交评分' })
  await dialog.getByRole('button', { name: '取消' }).click()
  expect(sent(submitScores)).toEqual([])
  await submit.click()
  await dialog.getByRole('button', { name: '提交评分' }).click()
  await expect.element(page.getByText('评分已提交')).toBeVisible()
  const [input] = sent(submitScores)
  expect(input?.scores.map(({ points }) => points)).toEqual(['80', '75.5', '60', '100'])
  expect(input?.version).toBe(sent(saveScores).at(-1)!.version + 1)
})

test('scoring: a refused submission keeps the scores', async () => {
  refuse(submitScores, 'thing.wrongState')
  await showScoring()
  await scoreAll()
  await submit.click()
  await page.getByRole('dialog', { name: '提交评分' }).getByRole('button', { name: '提交评分' }).click()
  await expect.element(page.getByText('状态已变化')).toBeVisible()
  await expect.element(points('东方劳保', '服务')).toHaveValue('100')
})
