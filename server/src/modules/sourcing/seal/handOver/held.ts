/**
 * SQL: openers of round `r` whose shares a person holds: the person's own unless handed over, and those handed over to
 * the person.
 */
export const heldBy = (round: string, person: string): string => `
  select ${person} as opener where not exists (
    select from sourcing.seal_hand_overs h where h.tenant_id = ${round}.tenant_id
      and h.project_id = ${round}.project_id and h.round = ${round}.round and h.opener = ${person})
  union all
  select h.opener from sourcing.seal_hand_overs h where h.tenant_id = ${round}.tenant_id
    and h.project_id = ${round}.project_id and h.round = ${round}.round and h.substitute = ${person}`
