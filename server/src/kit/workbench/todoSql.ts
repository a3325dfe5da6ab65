/** Count limit of to-dos. */
const maxCounted = 1000

interface Todos {
  /** Tables, joins and a `where` clause that select what waits for the actor. */
  readonly of: string
  /** Columns of `of` that the other expressions use. */
  readonly pick: string
  readonly id: string
  readonly title: string
  readonly more?: string
  readonly note: string
  readonly amount?: string
  /** Due time, an expression on `of`. */
  readonly due?: string
  /** Waiting since, an expression on `of`. */
  readonly since: string
}

/**
 * SQL text of the to-dos of one kind, most urgent first, with a capped count. Titles and notes are computed for the
 * shown rows only, from `t`.
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
    (select count(*)::int from (select from ${of} limit ${maxCounted}) counted) as "total!"
  from (
    select ${pick}, (${due})::timestamptz as todo_due, ${since} as todo_since
    from ${of}
      and ($from?::timestamptz is null or (${due})::timestamptz >= $from? and (${due})::timestamptz < $until?::timestamptz)
    order by (${due})::timestamptz, ${since} limit $max::int
  ) t order by t.todo_due, t.todo_since`

/** End of a day in China Standard Time: a promised or requested day ends then. */
export const endOfDay = (day: string): string => `((${day} + 1)::timestamp at time zone 'Asia/Shanghai')`
