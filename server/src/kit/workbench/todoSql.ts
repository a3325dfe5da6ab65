/** Nobody counts further than this what waits. */
const mostCounted = 1000

interface Todos {
  /** Tables and joins, and a `where` with the conditions: what waits for the actor. */
  readonly of: string
  /** Columns of `of` that the others are made from. */
  readonly pick: string
  readonly id: string
  readonly title: string
  readonly more?: string
  readonly note: string
  readonly amount?: string
  /** When it has to be done by, of `of`. */
  readonly due?: string
  /** Since when it waits, of `of`. */
  readonly since: string
}

/**
 * The text of a statement for to-dos of one kind: the most urgent first, with a count that ends at a thousand. Titles
 * and notes are made for the rows that are shown alone, from `t`.
 */
export const todoSql = ({
  of,
  pick,
  id,
  title,
  more = '0',
  note,
  amount = 'null',
  due = 'null',
  since,
}: Todos): string => `
  select ${id} as "id!", ${title} as "title!", (${more})::int as "more!", ${note} as "note!", (${amount})::numeric as amount,
    t.todo_due as due_at, t.todo_since as "since!",
    (select count(*)::int from (select from ${of} limit ${mostCounted}) counted) as "total!"
  from (
    select ${pick}, (${due})::timestamptz as todo_due, ${since} as todo_since
    from ${of}
      and ($from?::timestamptz is null or (${due})::timestamptz >= $from? and (${due})::timestamptz < $until?::timestamptz)
    order by (${due})::timestamptz, ${since} limit $most::int
  ) t order by t.todo_due, t.todo_since`

/** A promised or wanted day ends when it ends in China. */
export const endOfDay = (day: string): string => `((${day} + 1)::timestamp at time zone 'Asia/Shanghai')`
