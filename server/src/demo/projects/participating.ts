import { sql as text } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { answerQuestion, askQuestion, decideEnrolment, enrol } from '#modules/sourcing/index.ts'
import type { Seller } from './cast.ts'
import { uploadLicence } from './licence.ts'
import { type Act, due, type Scene } from './scene.ts'
import { later } from './timetable.ts'

const questions = [
  ['清单中的规格是否接受同等或更优的替代型号？', '可接受同等或更优型号，须随报价提供检测报告并注明偏离项。'],
  ['报价是否包含卸货与上楼费用？', '报价应为送达指定库房的含税价，含卸货，不含上楼。'],
] as const

/** Enrolments, the end of the enrolment, and questions with their answers. */
export function participation(scene: Scene): Act[] {
  const { tx, buyer, takers, times, project, seals } = scene
  const acts: Act[] = []
  if (!project.hasNoEnrolment) {
    for (const [n, seller] of takers.entries()) {
      const { actor, contactTel } = seller
      const at = later(times.published, 3 + n * 18)
      acts.push({
        at,
        play: async (by, projectId) =>
          void (await enrol(tx, by(actor), {
            projectId,
            contactName: actor.userName,
            contactTel,
            statement: '我司具备供货能力，可按期交付。',
            ...(project.hasReview ? { attachments: [await uploadLicence(tx, actor, seller, seals)] } : {}),
          })),
      })
      const decision = decisionOn(scene, n)
      if (decision) acts.push({ at: later(at, 4), play: (by, id) => decideOn(scene, by(buyer), id, seller, decision) })
    }
    acts.push(due(scene, times.enrolEnd))
  }
  if (project.hasQuestions)
    for (const [n, [body, reply]] of questions.entries()) {
      const at = later(times.published, 26 + n * 20)
      acts.push(
        {
          at,
          play: (by, projectId) => askQuestion(tx, by(takers[n % takers.length]!.actor), { projectId, body }),
        },
        { at: later(at, 6), play: (by, id) => answerLast(scene, by(buyer), id, reply) },
      )
    }
  return acts
}

function decisionOn({ project, takers }: Scene, place: number): 'pass' | 'reject' | undefined {
  const isLast = place === takers.length - 1
  if (isLast && project.turnsAway) return 'reject'
  return project.hasReview && !(isLast && project.stage.at === 'enrolling') ? 'pass' : undefined
}

async function decideOn(
  { tx }: Scene,
  buyer: Actor,
  projectId: string,
  { actor }: Seller,
  decision: 'pass' | 'reject',
): Promise<void> {
  const { rows } = await text<{ id: string; version: number }>`
    select id, version from sourcing.enrolments where project_id = ${projectId} and supplier_id = ${actor.supplierId}`.execute(
    tx,
  )
  const reason = decision === 'reject' ? '营业执照经营范围未包含所投标的。' : ''
  for (const enrolment of rows) await decideEnrolment(tx, buyer, { ...enrolment, decision, reason })
}

async function answerLast({ tx }: Scene, buyer: Actor, projectId: string, answer: string): Promise<void> {
  const { rows } = await text<{ id: string }>`
    select id from sourcing.questions where project_id = ${projectId} and answer = ''`.execute(tx)
  for (const { id } of rows) await answerQuestion(tx, buyer, { id, answer })
}
