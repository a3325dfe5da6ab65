import { expect, test } from 'vitest'
import { projectStateNames } from '#contract/sourcing/projectStates.ts'
import { messages as en } from '#web/modules/sourcing/messages/halls.en.ts'
import { messages as zh } from '#web/modules/sourcing/messages/halls.zh-CN.ts'

// Halls do not tell 6 and 8 apart: the award is not published yet.
test.each(['4', '5', '10', '7', '9'] as const)('project states: %s is named in halls as on other pages', (state) => {
  expect([zh.hall.state[state], en.hall.state[state]]).toEqual(projectStateNames[state])
})
