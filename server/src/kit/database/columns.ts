/** What columns of the kit hold more exactly than their SQL type says. */
export interface Columns {
  'events.data': Record<string, unknown>
  'idempotency.reply': { data: unknown }
}
