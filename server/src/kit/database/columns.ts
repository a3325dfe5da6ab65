/** Types of the kit's jsonb columns, which SQL types do not describe. */
export interface Columns {
  'events.data': Record<string, unknown>
  'idempotency.reply': { data: unknown }
}
