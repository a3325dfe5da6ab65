/** Document of a round, as its events name it. */
export const documentData = (round: {
  readonly entity: string
  readonly entity_id: string
  readonly doc_no: string
  readonly title: string
  readonly amount: string
  readonly requester_id: string
}) => ({
  entity: round.entity,
  entityId: round.entity_id,
  docNo: round.doc_no,
  title: round.title,
  amount: round.amount,
  requesterId: round.requester_id,
})
