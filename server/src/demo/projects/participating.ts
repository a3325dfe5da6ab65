import type { Actor } from '#kit/actor.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { answerQuestion, askQuestion, decideEnrolment, enrol } from '#modules/sourcing/commands.ts'
import type { Seller } from './actors.ts'
import { decideOnDeposit, paymentOf } from './depositing.ts'
import { uploadLicence } from './licence.ts'
import { type ProjectStep, due, type ProjectRun } from './projectRun.ts'
import { later } from './timetable.ts'

const questions = [
  ['清单中的规格是否接受同等或更优的替代型号？', '可接受同等或更优型号，须随报价提供检测报告并注明偏离项。'],
  ['报价是否包含卸货与上楼费用？', '报价应为送达指定库房的含税价，含卸货，不含上楼。'],
] as const

const enrolmentsOf = sqlQuery(
  'demo.enrolmentsOf',
  'select id, version from sourcing.enrolments where project_id = $projectId and supplier_id = $supplierId',
)
const openQuestions = sqlQuery(
  'demo.openQuestions',
  `select id from sourcing.questions where project_id = $projectId and answer = ''`,
)

/** Enrolments, their deadline, and questions with answers. */
export function participation(run: ProjectRun): ProjectStep[] {
  const { tx, runner, participants, times, project, seals } = run
  const steps: ProjectStep[] = []
  if (!project.hasNoEnrolment) {
    for (const [n, seller] of participants.entries()) {
      const { actor, contactTel } = seller
      const at = later(times.published, 3 + n * 18)
      steps.push({
        at,
        perform: async (by, projectId) =>
          void (await enrol(tx, by(actor), {
            projectId,
            contactName: actor.userName,
            contactTel,
            statement: '我司具备供货能力，可按期交付。',
            ...(project.hasReview ? { attachments: [await uploadLicence(tx, actor, seller, seals)] } : {}),
            ...(project.deposit ? await paymentOf(run, seller, at) : {}),
          })),
      })
      if (project.deposit && n < 2)
        steps.push({ at: later(at, 5), perform: (by, id) => decideOnDeposit(run, by, id, seller, n === 0) })
      const decision = decisionOn(run, n)
      if (decision)
        steps.push({ at: later(at, 4), perform: (by, id) => decideOn(run, by(runner), id, seller, decision) })
    }
    steps.push(due(run, times.enrolEnd))
  }
  if (project.hasQuestions)
    for (const [n, [body, reply]] of questions.entries()) {
      const at = later(times.published, 26 + n * 20)
      steps.push(
        {
          at,
          perform: (by, projectId) =>
            askQuestion(tx, by(participants[n % participants.length]!.actor), { projectId, body }),
        },
        { at: later(at, 6), perform: (by, id) => answerLast(run, by(runner), id, reply) },
      )
    }
  return steps
}

function decisionOn({ project, participants }: ProjectRun, place: number): 'pass' | 'reject' | undefined {
  const isLast = place === participants.length - 1
  if (isLast && project.rejectsLast) return 'reject'
  return project.hasReview && !(isLast && project.stage.at === 'enrolling') ? 'pass' : undefined
}

async function decideOn(
  { tx }: ProjectRun,
  buyer: Actor,
  projectId: string,
  { actor }: Seller,
  decision: 'pass' | 'reject',
): Promise<void> {
  const rows = await enrolmentsOf(tx, { projectId, supplierId: actor.supplierId ?? '0' })
  const reason = decision === 'reject' ? '营业执照经营范围未包含所投标的。' : ''
  for (const enrolment of rows) await decideEnrolment(tx, buyer, { ...enrolment, decision, reason })
}

async function answerLast({ tx }: ProjectRun, buyer: Actor, projectId: string, answer: string): Promise<void> {
  for (const { id } of await openQuestions(tx, { projectId })) await answerQuestion(tx, buyer, { id, answer })
}
