import { dayOf } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { StockRef } from '../../stock/reservation.service.ts'
import { type Candidate, nextTurn } from './turn.rules.ts'
import {
  type CandidateRow,
  candidatesFor,
  lockPositions,
  type NewTurn,
  openTurns,
  recordTurns,
  uncountTurns,
} from './turn.store.ts'

/** Goods of a rotation that a document orders. */
export interface TurnUse {
  readonly ref: StockRef
  readonly positionId: string
  readonly supplierId: string
  readonly qty: number
  readonly amount: string
}

const candidateOf = (row: CandidateRow): Candidate => ({
  supplierId: row.supplier_id,
  share: row.share,
  used: row.used,
  lastTurn: row.last_turn,
})

/**
 * Gives the turns of positions to the suppliers whose goods documents order, under the lock of the positions. Refuses
 * `agreementPrice.turn` where it is another supplier's turn. A document keeps a turn that it has.
 */
export async function takeTurns(tx: Tx, actor: Actor, uses: readonly TurnUse[]): Promise<void> {
  if (uses.length === 0) return
  const positions = await lockPositions(tx, [...new Set(uses.map(({ positionId }) => positionId))])
  const rows = await candidatesFor(tx, dayOf(actor.now), uses)
  const held = await openTurns(tx, { refKind: uses[0]!.ref.kind, refIds: uses.map(({ ref }) => ref.id) })
  const isHeld = ({ positionId, supplierId, ref }: TurnUse) =>
    held.some((turn) => turn.position_id === positionId && turn.supplier_id === supplierId && turn.ref_id === ref.id)
  const turns = positions.flatMap((position): NewTurn[] => {
    const own = uses.filter((use) => use.positionId === position.id && !isHeld(use))
    if (own.length === 0) return []
    const mine = rows.filter((row) => row.position_id === position.id)
    const candidates = [...new Map(mine.map((row) => [row.supplier_id, candidateOf(row)])).values()]
    const next = nextTurn(candidates)
    const wanted = own[0]!
    if (!next || own.some(({ supplierId }) => supplierId !== next.supplierId)) {
      const row = mine.find(({ supplier_id: id }) => id === next?.supplierId)
      refuse('agreementPrice.turn', {
        position: position.name,
        supplier: row?.supplier_name ?? '-',
        name: row?.name ?? '-',
        skuId: row?.sku_id ?? null,
      })
    }
    const { ref, supplierId } = wanted
    const [no, amount] = [position.last_turn + 1, sum(own.map((use) => use.amount))]
    return [
      { positionId: position.id, no, kind: 'given', refKind: ref.kind, refId: ref.id, supplierId, amount, candidates },
    ]
  })
  if (turns.length > 0) await recordTurns(tx, turns)
}

/**
 * Ends the turns that a document holds; the caller has locked it. A turn that its supplier let pass, by declining or not
 * answering, stays counted, so that the next one is another's; one that the buyer gave up is returned.
 */
export async function endTurns(tx: Tx, ref: StockRef, kind: 'passed' | 'returned'): Promise<void> {
  const of = { refKind: ref.kind, refIds: [ref.id] }
  const seen = await openTurns(tx, of)
  if (seen.length === 0) return
  const positions = await lockPositions(tx, [...new Set(seen.map((turn) => turn.position_id))])
  const last = new Map(positions.map((position) => [position.id, position.last_turn]))
  const turns = seen.map((turn): NewTurn => {
    const no = last.get(turn.position_id)! + 1
    last.set(turn.position_id, no)
    const { position_id: positionId, supplier_id: supplierId, amount } = turn
    return { positionId, no, kind, refKind: ref.kind, refId: ref.id, supplierId, amount, candidates: [] }
  })
  await recordTurns(tx, turns)
  if (kind === 'returned') await uncountTurns(tx, turns)
}
