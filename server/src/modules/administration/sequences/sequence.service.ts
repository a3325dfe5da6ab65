import type * as contract from '#contract/administration/sequences.ts'
import type { Sequence } from '#contract/administration/sequences.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { maxNumberLength, numberLike, patternProblem, sequences } from '#contract/tenancy/sequences.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { hasKeyword, memoryList } from '#kit/database/list/list.memory.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { rootDepartment } from '#modules/identity/index.ts'
import { allOwnSequences, lockSequence, ownSequences } from '#modules/tenancy/index.ts'

async function readSequences(db: Db): Promise<Sequence[]> {
  const own = new Map((await allOwnSequences(db)).map((row) => [row.code, row]))
  const today = dayOf(new Date()).replaceAll('-', '')
  const deptCode = (await rootDepartment(db))?.code ?? ''
  return sequences.map(({ code, name, enName, pattern: usualPattern, reset, hasDept }) => {
    const row = own.get(code)
    const pattern = row?.pattern ?? usualPattern
    return {
      code,
      name,
      enName,
      sequenceId: row?.id ?? null,
      version: row?.version ?? 0,
      pattern,
      reset: row?.reset ?? reset,
      usualPattern,
      example: numberLike(pattern, today, 1, deptCode),
      exampleDept: hasDept ? deptCode : null,
      can: row ? ['edit', 'restore'] : ['edit'],
    }
  })
}

export const sequenceList = memoryList<{ readonly keyword?: string | undefined }, Sequence>({
  read: async (db, { keyword }) =>
    (await readSequences(db)).filter((each) => hasKeyword(keyword, each.code, each.name, each.enName, each.pattern)),
  keyOf: ({ code }) => code,
})

interface Named {
  readonly code: string
  readonly version: number
}

/** Waits until numbers of the former pattern are committed; refuses a version that was not read. */
async function lockNamed(tx: Tx, { code, version }: Named) {
  if (!sequences.some((each) => each.code === code)) refuse('thing.notFound')
  await lockSequence(tx, { code })
  const before = await sequenceList.one(tx, {}, code)
  if (before.version !== version) refuse('thing.stale')
  return before
}

export async function editSequence(tx: Tx, actor: Actor, input: Input<typeof contract.editSequence>) {
  const { code, pattern: given, reset } = input
  const pattern = given.trim()
  const problem = patternProblem(
    pattern,
    reset,
    sequences.some((each) => each.code === code && each.hasDept),
  )
  if (problem !== undefined) refuse(`sequence.${problem}`, { max: maxNumberLength })
  const before = await lockNamed(tx, input)
  const id =
    before.sequenceId === null
      ? (await ownSequences.insert(tx, { code, pattern, reset })).id
      : (await ownSequences.set(tx, await ownSequences.lock(tx, before.sequenceId), { pattern, reset })).id
  const changed = fieldsChanged({ pattern: before.pattern, reset: before.reset }, { pattern, reset })
  await publish(tx, actor, newEvent('sequence.edited', { id, data: { code, ...changed } }))
  return code
}

export async function restoreSequence(tx: Tx, actor: Actor, input: Input<typeof contract.restoreSequence>) {
  const { sequenceId: id, code } = await lockNamed(tx, input)
  if (id === null) return code
  await ownSequences.remove(tx, await ownSequences.lock(tx, id))
  await publish(tx, actor, newEvent('sequence.restored', { id, data: { code } }))
  return code
}
