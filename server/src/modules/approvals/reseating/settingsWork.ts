import type { OpenWork } from '#kit/module.ts'
import { unseatDeputies } from '../delegations/delegation.store.ts'
import { findSuccessor } from '../task.store.ts'
import {
  delegationsTouching,
  disabledAmong,
  endDelegationsTouching,
  renameInRules,
  rulesNaming,
} from './settingsWork.store.ts'

/** Those of the accounts that were disabled: settings that name people who have only moved stay. */
const leaving = async (tx: Parameters<OpenWork['handOver']>[0], userIds: readonly string[]) =>
  (await disabledAmong(tx, { userIds })).map(({ id }) => id)

/** Approval rules that name people who leave: a receiver who may approve takes their place in every step. */
export const ruleWork: OpenWork = {
  list: async (db, userIds) =>
    (await rulesNaming(db, { userIds })).map(({ userId, name, updated_at: since }) => ({
      userId,
      docNo: '',
      title: name,
      since,
    })),
  receivers: async () => [],
  handOver: async (tx, _actor, userIds, toUserId) => {
    if (toUserId === null || !(await findSuccessor(tx, toUserId)).canDecide) return
    const gone = await leaving(tx, userIds)
    if (gone.length > 0) await renameInRules(tx, { userIds: gone, toUserId })
  },
}

/** Delegations from or to people who leave end. */
export const delegationWork: OpenWork = {
  list: async (db, userIds) =>
    (await delegationsTouching(db, { userIds })).map(({ userId, from_name, to_name, created_at: since }) => ({
      userId,
      docNo: '',
      title: `${from_name} → ${to_name}`,
      since,
    })),
  receivers: async () => [],
  handOver: async (tx, _actor, userIds) => {
    const gone = await leaving(tx, userIds)
    if (gone.length === 0) return
    await endDelegationsTouching(tx, { userIds: gone })
    await unseatDeputies(tx)
  },
}
