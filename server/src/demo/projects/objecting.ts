import type { ObjectionSubject } from '#contract/sourcing/objections/objection.ts'
import { sqlQuery } from '#kit/database/query.ts'
import {
  answerObjection,
  decideObjection,
  judgeObjection,
  moveObjection,
  raiseObjection,
} from '#modules/sourcing/commands.ts'
import type { Objected } from './demoProject.ts'
import type { ProjectStep, ProjectRun } from './projectRun.ts'
import { after, later } from './timetable.ts'

const bodies: Readonly<Record<ObjectionSubject, string>> = {
  requirements: '技术要求中的规格指向单一品牌型号，建议明确“同等或优于”的判定方法，以保证公平竞争。',
  process: '开标后收到的资料补正通知时间不足一个工作日，我司认为补正期限不合理，请复核评审过程。',
  result: '中标供应商所报品牌与清单要求的技术参数存在偏离，请说明其符合性判定依据。',
}

const lastObjection = sqlQuery(
  'demo.lastObjection',
  'select id, version from sourcing.objections where project_id = $projectId order by id desc limit 1',
)
const objectionIn = ({ tx }: ProjectRun, projectId: string) => lastObjection.one(tx, { projectId })

/** Steps of an objection, relative to its subject. */
export function objectionActs(run: ProjectRun, objected: Objected): ProjectStep[] {
  const { tx, buyer, quoters, actors, times } = run
  const subject =
    objected === 'open' || objected === 'answered' ? 'requirements' : objected === 'holding' ? 'result' : 'process'
  const start =
    subject === 'requirements'
      ? later(times.published, 30)
      : later(times.lastEnd, subject === 'process' ? 4 : after.objected)
  // The first supplier has enrolled before objections to requirements begin.
  const { actor: supplier } = quoters.at(subject === 'requirements' ? 0 : -1)!
  const raise: ProjectStep = {
    at: start,
    perform: async (by, projectId) =>
      void (await raiseObjection(tx, by(supplier), { projectId, subject, body: bodies[subject] })),
  }
  const accept: ProjectStep = {
    at: later(start, 3),
    perform: async (by, id) =>
      void (await judgeObjection(tx, by(buyer), { ...(await objectionIn(run, id)), decision: 'accept' })),
  }
  const answer: ProjectStep = {
    at: later(start, 8),
    perform: async (by, id) =>
      void (await answerObjection(tx, by(buyer), {
        ...(await objectionIn(run, id)),
        answer: '规格为最低要求，同等或优于均可接受；评审时以检测报告所载指标为准，不以品牌为依据。',
        isPublished: true,
      })),
  }
  const escalate: ProjectStep = {
    at: later(start, 12),
    perform: async (by, id) =>
      void (await moveObjection(tx, by(supplier), {
        ...(await objectionIn(run, id)),
        action: 'escalate',
        reason: '答复未说明补正期限的依据，提请监督部门处理。',
      })),
  }
  const settle: ProjectStep = {
    at: later(start, 20),
    perform: async (by, id) =>
      void (await decideObjection(tx, by(actors.operator), {
        ...(await objectionIn(run, id)),
        decision: objected === 'upheld' ? 'uphold' : 'dismiss',
        reason:
          objected === 'upheld'
            ? '补正期限少于规定的一个工作日，投诉成立，请采购部门延长补正期限后重新评审。'
            : '经核查，补正通知已按规定时间发出并留存记录，投诉不成立。',
      })),
  }
  if (objected === 'open' || objected === 'holding') return [raise]
  return objected === 'answered' ? [raise, accept, answer] : [raise, accept, answer, escalate, settle]
}
