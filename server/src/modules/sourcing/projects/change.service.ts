import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/projectChanges.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { changeRound } from '../seal/change.service.ts'
import type { Seals } from '../seal/seals.ts'
import { changedItems, changedPlace, changedTimes, earlierTime } from './change.rules.ts'
import { insertNotice } from './change.store.ts'
import { disorderIn, nameOfField, passedTime } from './draft.rules.ts'
import { finishMove } from './move.service.ts'
import { factsOf, lockProjectFor } from './project.access.service.ts'
import { itemOf, textOf, timesOf } from './project.columns.ts'
import { projectFlow } from './project.rules.ts'
import { findItems, setItems } from './project.store.ts'

/** Changes a published project by a public notice. Deadlines only become later, and none that has passed is moved. */
export async function changeProject(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.changeProject>,
  seals: Seals,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, input.id, input.version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'change', actor)
  const items = await findItems(tx, project.id)
  if (input.items.some(({ id }) => items.every((item) => item.id !== id))) refuse('project.noSuchItem')

  const before = { ...timesOf(project), questionEndAt: textOf(project.question_end_at) }
  const { enrolEndAt, questionEndAt, quoteBeginAt, quoteEndAt } = input
  const after = {
    ...before,
    ...(project.state === '4' ? { enrolEndAt: instant(enrolEndAt) } : {}),
    questionEndAt: instant(questionEndAt),
    quoteBeginAt: instant(quoteBeginAt),
    quoteEndAt: instant(quoteEndAt),
  }
  const word = (field: string) => nameOfField(field as Parameters<typeof nameOfField>[0], actor.lang)
  const earlier = earlierTime(before, after)
  if (earlier) refuse('project.onlyLater', { what: word(earlier) })
  const disorder = disorderIn({ ...after, publishAt: null })
  if (disorder.length > 0) refuse('project.datesOrder', { what: disorder.map(word).join('、') })
  const passed = passedTime(project.state === '4' ? after : { ...after, audit: '2' }, actor.now)
  if (passed) refuse('project.datesPassed', { what: word(passed) })

  const times = changedTimes(before, after)
  const changes = [
    ...times,
    ...changedPlace(project.delivery_address, input),
    ...changedItems(items.map(itemOf), input.items),
  ]
  if (changes.length === 0) refuse('project.nothingChanged')
  await setItems(tx, project.id, input.items)
  const no = project.change_count + 1
  await insertNotice(tx, { project_id: project.id, no, title: input.title.trim(), changes, user_id: actor.userId })
  const changed = await finishMove(tx, actor, seen, 'change', {
    patch: {
      enrol_end_at: dateOf(after.enrolEndAt),
      question_end_at: dateOf(after.questionEndAt),
      quote_begin_at: dateOf(after.quoteBeginAt),
      quote_end_at: dateOf(after.quoteEndAt),
      delivery_address: input.deliveryAddress,
      change_count: no,
    },
    reason: input.title.trim(),
  })
  await changeRound(tx, actor, changed, seals)
  return project.id
}

/** In one form, so that times can be compared as texts. */
const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
