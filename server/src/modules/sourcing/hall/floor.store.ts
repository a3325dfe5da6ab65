import { sql } from 'kysely'
import type { ProjectKind, ProjectState } from '#contract/sourcing/projectStates.ts'
import { builtQuery } from '#kit/database/query.ts'
import { cardColumns } from '../projects/card.store.ts'

/** What a floor of the home pages shows: these states, by publication or by what comes next. */
interface Floor {
  readonly kinds: readonly ProjectKind[]
  readonly states: readonly ProjectState[]
  /** Those whose enrolment has not begun yet. */
  readonly soon?: boolean
  readonly limit: number
}

/** The projects of a floor that are everybody's, the newest first. */
export const findFloor = builtQuery((db, { kinds, states, soon = false, limit }: Floor) =>
  db
    .selectFrom('sourcing.projects as p')
    .select(cardColumns)
    .where('p.published_at', 'is not', null)
    .where('p.scope', '=', 'open')
    .where('p.kind', 'in', [...kinds])
    .where('p.state', 'in', [...states])
    .$if(soon, (found) => found.where(sql<boolean>`coalesce(p.enrol_begin_at, p.quote_begin_at) > now()`))
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit),
)
