import { expect, test } from 'vitest'
import { dictionary } from '#contract/sourcing/hall/dictionary.ts'
import { messages as en } from '#web/modules/sourcing/messages/en.ts'
import { messages as hallsEn } from '#web/modules/sourcing/messages/halls.en.ts'
import { messages as hallsZh } from '#web/modules/sourcing/messages/halls.zh-CN.ts'
import { messages as zh } from '#web/modules/sourcing/messages/zh-CN.ts'

const statuses = dictionary.ENTPUR_REQUIREMENT_MAIN_STATUS

test.each(statuses)('project states: %s is %s on pages, too', (code, zhName, enName) => {
  const state = code as keyof typeof zh.projects.state
  expect([zh.projects.state[state], en.projects.state[state]]).toEqual([zhName, enName])
})

test.each(statuses.filter(([code]) => ['4', '5', '7', '9'].includes(code)))(
  'project states: %s is %s in halls, too',
  (code, zhName, enName) => {
    const state = code as keyof typeof hallsZh.hall.state
    expect([hallsZh.hall.state[state], hallsEn.hall.state[state]]).toEqual([zhName, enName])
  },
)
