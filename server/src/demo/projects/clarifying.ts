import { sqlQuery } from '#kit/database/query.ts'
import { answerClarification, askClarification } from '#modules/sourcing/commands.ts'
import { uploadPage } from './licence.ts'
import type { ProjectRun, ProjectStep } from './projectRun.ts'
import { later } from './timetable.ts'

const asked = sqlQuery(
  'demo.openClarification',
  'select id from sourcing.clarifications where project_id = $projectId and answered_at is null',
)

/** The buyer asks the last bidder about its quote, which answers with a file. */
export function clarifyingActs({ tx, buyer, quoters, times, seals }: ProjectRun): ProjectStep[] {
  const seller = quoters.at(-1)!
  const at = later(times.lastEnd, 1)
  return [
    {
      at,
      perform: async (by, projectId) =>
        void (await askClarification(
          tx,
          by(buyer),
          {
            projectId,
            supplierId: seller.actor.supplierId,
            question: '贵司报价明显低于参考价，请说明成本构成，并确认含充电机及现场调试。',
            dueAt: later(at, 24).toISOString(),
          },
          seals,
        )),
    },
    {
      at: later(at, 2),
      perform: async (by, projectId) => {
        const { id } = await asked.one(tx, { projectId })
        const lines = ['报价说明', '电池为自产，充电机随货配置', '现场调试一次，费用已含']
        const attachment = await uploadPage(tx, seller.actor, '报价说明.pdf', lines, seals)
        const answer = '报价含充电机与一次现场调试；电池为我司自产，故低于市场价，价格与条款不变。'
        await answerClarification(tx, by(seller.actor), { id, answer, attachments: [attachment] })
      },
    },
  ]
}
