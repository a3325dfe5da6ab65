/**
 * SQL: the openers of the round `r` in whose place a person holds shares: the person, unless they were handed over, and
 * who has handed over theirs to the person.
 */
export const heldBy = (round: string, person: string): string => `
  select ${person} as opener where not exists (
    select from sourcing.seal_hand_overs h where h.tenant_id = ${round}.tenant_id
      and h.project_id = ${round}.project_id and h.round = ${round}.round and h.opener = ${person})
  union all
  select h.opener from sourcing.seal_hand_overs h where h.tenant_id = ${round}.tenant_id
    and h.project_id = ${round}.project_id and h.round = ${round}.round and h.substitute = ${person}`
